/* What a seat's mat tells of its player, read off the view. */

import type { Action, Seat, SeatInfo, State, Suit, View } from "../net/protocol";
import { isMighty } from "../net/protocol";

/** A call in a bubble on the mat: the message with its details, and the suit's mark. */
export interface Bubble {
  readonly message: string;
  readonly number: number;
  readonly suit: Suit | null;
  /** A call that bids nothing is told more quietly. */
  readonly quiet: boolean;
}

/** What the line below a name can tell, the first being the most telling. */
export type Standing =
  | "sits_out"
  | "home"
  | "declarer"
  | "friend"
  | "secret"
  | "late"
  | "changed"
  | "goes"
  | "dealer"
  | "stood_in"
  | "away"
  | "bot";

/** Everything that a mat tells of its player. */
export interface SeatFacts {
  readonly bubble: Bubble | null;
  /** Greyed: at home, out of this deal or of its bidding. */
  readonly out: boolean;
  /** The countdown on the slate; nothing in games that count up. */
  readonly score: string | null;
  readonly tricks: number;
  /** Tricks are played by now, so that to have none tells something. */
  readonly playing: boolean;
  /** The points in a player's tricks; nothing where tricks are counted. */
  readonly points: number | null;
  readonly standing: Standing | null;
  /** How many cards a player took from the talon. */
  readonly changed: number;
}

const BIDDING = ["bidding", "last_chance", "muli", "hold_muli", "misdeal"];

/** Whether the company is still bidding. */
export function isBidding(state: State): boolean {
  return BIDDING.includes(state.turn?.question ?? "");
}

/** The trump that is known. */
export function trumpOf(view: View): Suit | null {
  return isMighty(view) ? (view.contract?.trump ?? null) : view.trump;
}

function bubbleOf(action: Action, trump: Suit | null): Bubble {
  const quiet = action.type === "Pass" || action.type === "NoMuli";
  const told = { suit: trump, quiet, number: 0 };
  switch (action.type) {
    case "Bid":
      if (action.level === undefined)
        return { ...told, message: "scene-bid", number: action.tricks ?? 0 };
      return {
        quiet,
        suit: action.trump ?? null,
        number: action.level,
        message: action.trump ? "scene-bid" : "scene-bid-no-trump",
      };
    case "Muli":
      return { ...told, message: "scene-bid-muli" };
    case "Hold":
      return { ...told, message: "scene-bid-hold" };
    default:
      return { ...told, message: "scene-bid-pass" };
  }
}

/** The call that stands on a seat's mat: everybody's while they bid, the declarer's afterwards. */
function bubble(state: State, seat: Seat): Bubble | null {
  const view = state.view;
  if (isBidding(state)) {
    const call = view.calls.findLast(([who]) => who === seat);
    return call === undefined ? null : bubbleOf(call[1], null);
  }
  if (seat !== view.declarer || view.contract === null || view.result !== null) return null;
  if (isMighty(view)) {
    const { level, trump } = view.contract;
    return bubbleOf({ type: "Bid", level, trump }, null);
  }
  const { tricks, muli } = view.contract;
  return bubbleOf(muli ? { type: "Muli" } : { type: "Bid", tricks }, view.trump);
}

function passed(state: State, seat: Seat): boolean {
  const call = state.view.calls.findLast(([who]) => who === seat);
  return isBidding(state) && call?.[1].type === "Pass";
}

function standing(state: State, seat: Seat, info: SeatInfo, me: boolean): Standing | null {
  const view = state.view;
  const bidding = isBidding(state);
  if (view.table.length > 0 && !view.table.includes(seat)) return "sits_out";
  if (!isMighty(view) && view.home.includes(seat)) return "home";
  if (!bidding && view.declarer === seat) return "declarer";
  if (isMighty(view) && view.friends.includes(seat)) return "friend";
  if (me && state.shown.secret) return "secret";
  if (info.stood_in) return "stood_in";
  if (info.kind === "person" && !info.here) return "away";
  if (!isMighty(view) && view.trick === null && view.tricks.length === 0) {
    if (view.late.includes(seat)) return "late";
    if (view.laid_off[seat] !== null && view.laid_off[seat] !== undefined) return "changed";
    if (view.going.includes(seat)) return "goes";
  }
  const before = bidding || state.turn?.question === "cut";
  if (before && view.dealer === seat) return "dealer";
  return info.kind === "bot" && isMighty(view) ? "bot" : null;
}

/** Reads everything off that a mat tells. */
export function factsOf(state: State, seat: Seat, info: SeatInfo, me: boolean): SeatFacts {
  const view = state.view;
  const mighty = isMighty(view);
  const stands = standing(state, seat, info, me);
  return {
    bubble: bubble(state, seat),
    out: stands === "home" || stands === "sits_out" || passed(state, seat),
    score: mighty ? null : (state.shown.scores[seat] ?? null),
    tricks: state.shown.taken[seat] ?? 0,
    playing: view.trick !== null || view.tricks.length > 0,
    points: mighty ? (view.captured[seat] ?? 0) : null,
    standing: stands,
    changed: mighty ? 0 : (view.laid_off[seat] ?? 0),
  };
}
