/* Which control belongs to which question, and what is worth showing of what is refused. */

import type { Action, Decision, Game } from "../net/protocol";
import { allows, ofType } from "./actions";

/**
 * The controls: `cut` lifts a packet, `answers` are two or three buttons, `tricks` and `points` are
 * the biddings, `suits` names a suit, `exchange` and `layoff` choose cards, `sheet` is the declarer's
 * sheet of burial, contract, friend and request, `play` is the hand itself.
 */
export type Control =
  | "cut"
  | "answers"
  | "tricks"
  | "points"
  | "suits"
  | "exchange"
  | "layoff"
  | "sheet"
  | "play";

const CONTROLS: Readonly<Record<Game, Readonly<Record<string, Control>>>> = {
  mulatschak: {
    cut: "cut",
    take_weli: "answers",
    white_hand: "answers",
    muli: "answers",
    hold_muli: "answers",
    bidding: "tricks",
    trump: "suits",
    blind_trump: "suits",
    home: "answers",
    exchange: "exchange",
    on_sight: "answers",
    lay_off: "layoff",
    play: "play",
  },
  mighty: {
    misdeal: "answers",
    bidding: "points",
    last_chance: "points",
    bury: "sheet",
    contract: "sheet",
    friend: "sheet",
    request: "sheet",
    name_suit: "suits",
    ripper_call: "answers",
    play: "play",
  },
};

/** Return the control of a question; an unknown question of a newer server gets plain buttons. */
export function controlOf(game: Game, question: string): Control {
  return CONTROLS[game][question] ?? "answers";
}

/** Return all questions that have a control of their own. */
export function questionsOf(game: Game): readonly string[] {
  return Object.keys(CONTROLS[game]);
}

/** The types of action that each control can send; together they are all that players can do. */
export const SENDS: Readonly<Record<Control, readonly string[]>> = {
  cut: ["Lift", "Knock"],
  answers: [
    "TakeWeli",
    "LeaveCard",
    "ThrowIn",
    "KeepHand",
    "Muli",
    "NoMuli",
    "Pass",
    "Hold",
    "PlayAlong",
    "StayHome",
    "KeepCard",
    "RefuseCard",
    "Misdeal",
    "NoMisdeal",
    "CallJoker",
    "NoCall",
  ],
  tricks: ["Bid", "Muli", "Hold", "Pass"],
  points: ["Bid", "Pass"],
  suits: ["NameTrump", "BlindTrump", "NameSuit", "NameColour"],
  exchange: ["Exchange", "FiveOnSow", "Packerl", "SixOnSeven"],
  layoff: ["LayOff"],
  sheet: [
    "Bury",
    "Declare",
    "CallCard",
    "CallCards",
    "CallTrick",
    "CallSeat",
    "Alone",
    "Request",
    "NoRequest",
  ],
  play: ["Play"],
};

/** Reasons against what nobody at this table expects now; such choices are not shown at all. */
const UNEXPECTED: ReadonlySet<string> = new Set([
  "five_is_muli",
  "hand_not_white",
  "no_blind_trump",
  "no_five_on_sow",
  "no_hold",
  "no_knock",
  "no_misdeal",
  "no_packerl",
  "no_six_on_seven",
  "not_the_weli",
  "nothing_to_hold",
  "plain_only",
]);

/** Return the refused choices that are worth showing greyed, with their reasons. */
export function worthShowing(decision: Decision): Decision["refused"] {
  return decision.refused.filter((refused) => !UNEXPECTED.has(refused.reason.code));
}

/** Questions that are put to everybody only so that being asked tells nothing. */
const FOR_SECRECY: ReadonlySet<string> = new Set(["white_hand", "misdeal"]);

/** Return the answer of a question that was put only for secrecy and has just one. */
export function obvious(decision: Decision): Action | null {
  const single = decision.actions.length === 1 && decision.picks.length === 0;
  return single && FOR_SECRECY.has(decision.name) ? decision.actions[0]! : null;
}

/** Say whether a question needs no look: it answers itself, or has been answered once for all. */
export function isSilent(decision: Decision, standing: Readonly<Record<string, Action>>): boolean {
  const given = standing[decision.name];
  return obvious(decision) !== null || (given !== undefined && allows(decision, given));
}

/** What everybody is asked in the same way, and the answer that can be given once for all. */
export const STANDING: Readonly<Record<Game, Readonly<Record<string, Action>>>> = {
  mulatschak: { muli: { type: "NoMuli" }, white_hand: { type: "KeepHand" } },
  mighty: { misdeal: { type: "NoMisdeal" } },
};

/** What is sent only after a second look, since it costs much if it was a slip. */
export function isCostly(question: string, action: Action): boolean {
  if (action.type === "ThrowIn" || action.type === "Misdeal") return true;
  if (action.type === "Muli") return true;
  return question === "hold_muli" && action.type === "Hold";
}

/** Return the levels that may be bid or declared with a trump, low to high. */
export function levelsOf(decision: Decision, trump: string | null): number[] {
  return ofType(decision, "Bid", "Declare")
    .filter((action) => (action.trump ?? null) === trump && action.level !== undefined)
    .map((action) => action.level!)
    .sort((one, other) => one - other);
}
