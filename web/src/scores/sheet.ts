/* The score sheet as rows and cells: what stands on the slate, and the sentences behind it. */

import type {
  DealScored,
  MightyLine,
  MulatschakLine,
  Score,
  Seat,
  State,
  Suit,
  TableInfo,
} from "../net/protocol";
import { isMighty } from "../net/protocol";
import { figure, Fraction, signed } from "../words/figures";
import { sayEntry } from "../words/mightyScores";
import { sayLine } from "../words/mulatschak";
import type { Words } from "../words/words";

/** One score of a deal. */
export interface Cell {
  seat: Seat;
  /** The score after the deal, as people see it. */
  score: string;
  /** What the deal added, with its sign. */
  points: string;
  /** Short, under the score: what it was for. */
  cause: string;
  /** Whether it was good for the player; sitting out is neither. */
  good: boolean | null;
  /** The sentences that explain every point. */
  told: readonly string[];
  /** The house rule that sets the points, as `group.option`; empty where several do. */
  rule: string;
}

/** One deal of the match. */
export interface Row {
  deal: number;
  suit: Suit | null;
  /** The level of the contract, where there is one. */
  level: number | null;
  factor: number;
  declarer: Seat;
  cells: readonly Cell[];
}

/** Write points with a real minus, as they stand on a slate. */
export function chalk(points: string): string {
  return points.replaceAll("-", "−");
}

/** Say whether scores count penalty points, so that fewer are better. */
export function isPenalty(table: TableInfo): boolean {
  return table.rules.plain["score"]?.["style"] === "penalty";
}

/** Return the score that people see: never below zero where that is played. */
function shown(score: Score, table: TableInfo): string {
  const clamps = table.rules.plain["match"]?.["clamp_at_zero"] === true;
  return chalk(figure(clamps && Number(score) < 0 ? 0 : score));
}

/** Return the rows of a score sheet, oldest first. */
export function rowsOf(
  words: Words,
  results: readonly DealScored[],
  table: TableInfo,
  names: readonly string[],
): Row[] {
  return results.map((result) => {
    const deal = result.standing.deals;
    const general = "contract" in result ? words.sayResult(result, names).slice(0, 2) : [];
    const cells = result.lines.map((line): Cell => {
      const entry =
        "kind" in line
          ? german(words, line, result)
          : french(words, line, result, isPenalty(table), general);
      const score = shown(result.standing.scores[line.seat] ?? 0, table);
      return { seat: line.seat, score, ...entry };
    });
    return {
      deal,
      suit: "contract" in result ? result.contract.trump : result.trump,
      level: "contract" in result ? result.contract.level : null,
      factor: "kind" in result.lines[0]! ? (result.lines[0].factor ?? 1) : 1,
      declarer: result.declarer,
      cells,
    };
  });
}

type Entry = Omit<Cell, "seat" | "score">;

/** The house rule behind each kind of entry; of a Muli the declarer's and the others' differ. */
function ruleOf(line: MulatschakLine, declares: boolean): string {
  switch (line.kind) {
    case "home":
      return "home.cost";
    case "sat_out":
      return "";
    case "muli_won":
    case "muli_lost":
      return `scoring.${line.kind}_${declares ? "declarer" : "others"}`;
    default:
      return `scoring.${line.kind}`;
  }
}

const GERMAN: Readonly<Record<MulatschakLine["kind"], string>> = {
  trick: "plain",
  no_trick: "none",
  failed_bid: "failed",
  home: "home",
  muli_won: "plain",
  muli_lost: "plain",
  sat_out: "out",
};

function german(words: Words, line: MulatschakLine, result: DealScored): Entry {
  const total = line.count * line.points * line.factor;
  const points = chalk(signed(total));
  const declares = line.seat === result.declarer;
  const muli = line.kind === "muli_won" || line.kind === "muli_lost";
  const kind = declares && muli ? "muli" : declares && line.kind === "trick" ? "bid" : GERMAN[line.kind];
  const doublings = "doublings" in result ? result.doublings : [];
  return {
    points,
    cause: words.say("scores-cause", { kind, points }),
    good: line.kind === "sat_out" ? null : total <= 0,
    told: [chalk(sayLine(words, line, doublings))],
    rule: ruleOf(line, declares),
  };
}

function french(
  words: Words,
  line: MightyLine,
  result: DealScored,
  penalty: boolean,
  general: readonly string[],
): Entry {
  const added = Fraction.of(line.points).plus(Fraction.of(line.pot));
  const points = chalk(signed(added));
  const kind = line.side === "sat_out" ? "out" : line.side;
  const good = penalty ? added.sign <= 0 : added.sign >= 0;
  return {
    points,
    cause: words.say("scores-cause", { kind, points }),
    good: line.side === "sat_out" ? null : good,
    told: "contract" in result ? [...general, chalk(sayEntry(words, result, line))] : [],
    rule: "",
  };
}

/** The deal that is being played: what everybody does in it. */
export interface Now {
  suit: Suit | null;
  factor: number;
  states: readonly string[];
}

/** Return the row of the open deal of Mulatschak, once somebody has the bid. */
export function nowOf(words: Words, state: State, table: TableInfo): Now | null {
  const { view } = state;
  if (isMighty(view) || view.contract === null || view.result !== null) return null;
  if (state.turn === null || state.turn.question === "bidding") return null;
  const { tricks, muli } = view.contract;
  const factor = state.shown.factor;
  const cost = table.rules.plain["home"]?.["cost"];
  const points = chalk(signed(Number(cost ?? 0) * factor));
  const states = table.seats.map((_, seat) => {
    if (!view.table.includes(seat)) return words.say("scores-cause", { kind: "out", points: "" });
    const declares = seat === view.declarer;
    const home = view.home.includes(seat);
    const going = view.going.includes(seat) || view.trick !== null || view.tricks.length > 0;
    const what = declares ? (muli ? "muli" : "bid") : home ? "home" : going ? "plays" : "none";
    return what === "none" ? "" : words.say("scores-so-far", { what, tricks, points });
  });
  return { suit: view.trump, factor, states };
}

/** Where everybody stands on the way to zero: a share of the way, from 0 to 1. */
export function race(scores: readonly number[], start: number): { most: number; at: number[] } {
  const most = Math.max(start, ...scores, 1);
  // Marks stand at thirds, so the scale ends at a number that three divides.
  const end = Math.ceil(most / 3) * 3;
  return { most: end, at: scores.map((score) => (end - Math.max(score, 0)) / end) };
}
