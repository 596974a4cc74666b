/* The score sheet of Mighty; src/weli/i18n/mighty_scores.py is the terminal's twin. */

import type { MightyLine, MightyScored } from "../net/protocol";
import { Fraction, figure, signed } from "./figures";
import { sayContract } from "./mighty";
import { messageOf, type Details, type Names } from "./telling";
import type { Words } from "./words";

/** Part of a formula: so many times a higher number less a lower one, or plus nothing. */
type Term = readonly [times: Fraction, high: number, low: number];

/** Explain a deal: the contract, what it is worth, and a line for each seat. */
export function tellResult(words: Words, result: MightyScored, names: Names): string[] {
  const told = [result.declarer, ...result.friends].map((seat) => names[seat] ?? "");
  const outcome = words.say("score-outcome", {
    made: result.made ? "yes" : "no",
    side:
      result.friends.length > 0
        ? words.listing(told)
        : words.say("score-alone", { name: told[0] ?? "" }),
    contract: sayContract(words, result.contract),
    taken: result.taken,
  });
  const worth = words.say("score-worth", { sum: sayWorth(words, result) });
  return [outcome, worth, ...result.lines.map((line) => saySeat(words, result, line, names))];
}

/** Explain what one seat gets, without its name and score: "declarer 2 × 5 = +10". */
export function sayEntry(words: Words, result: MightyScored, line: MightyLine): string {
  let points = signed(line.points);
  const worth = Fraction.of(result.worth);
  const times = worth.sign === 0 ? new Fraction(0) : Fraction.of(line.points).over(worth);
  if (![0, 1, -1].some((plain) => times.equals(plain))) {
    const each = times.sign > 0 ? worth : worth.negative();
    const size = times.sign < 0 ? times.negative() : times;
    points = `${figure(size)} × ${figure(each)} = ${points}`;
  }
  const entry = words.say(messageOf("score", line.side), { points });
  return line.pot === 0 ? entry : words.say("score-pot", { entry, pot: signed(line.pot) });
}

function saySeat(words: Words, result: MightyScored, line: MightyLine, names: Names): string {
  return words.say("score-of", {
    name: names[line.seat] ?? "",
    entry: sayEntry(words, result, line),
    score: figure(result.standing.scores[line.seat] ?? 0),
  });
}

// ---------------------------------------------------------------- what a deal is worth

/** Say how the worth of a deal is counted: "2 × (15 − 13) + 1 = 5, ×2 (no-trump) = 10". */
export function sayWorth(words: Words, result: MightyScored): string {
  const formula = sayFormula(words.table, result);
  const base = figure(result.base);
  const told = [formula !== "" && formula !== base ? `${formula} = ${base}` : base];
  let product = Fraction.of(result.base);
  for (const [cause, factor] of result.multipliers) {
    product = product.times(Fraction.of(factor));
    const named = words.say(messageOf("multiplier", cause));
    told.push(words.say("score-times", { factor: figure(factor), cause: named }));
  }
  const worth = figure(result.worth);
  if (!product.equals(Fraction.of(result.worth))) told.push(words.say("score-cap", { cap: worth }));
  return told.length > 1 ? `${told.join(", ")} = ${worth}` : (told[0] ?? "");
}

/** Return how the base was counted, with its numbers; nothing where the table is not known. */
function sayFormula(table: Details, result: MightyScored): string {
  if (table.style === undefined) return "";
  const terms = termsOf(table, result);
  const sum = terms.reduce(
    (so, [times, high, low]) => so.plus(times.times(new Fraction(high - low))),
    new Fraction(0),
  );
  if (!sum.equals(Fraction.of(result.base))) return "";
  return terms.map((term) => write(term, terms.length === 1)).join(" + ");
}

/** Write part of a formula: "2 × (15 − 13)". */
function write([times, high, low]: Term, alone: boolean): string {
  if (low === 0) return times.equals(1) ? String(high) : `${figure(times)} × ${high}`;
  const difference = `${high} − ${low}`;
  if (times.equals(1)) return alone ? difference : `(${difference})`;
  return `${figure(times)} × (${difference})`;
}

/** Return the parts of the formula by which a deal is counted (rule book A15). */
function termsOf(table: Details, result: MightyScored): readonly Term[] {
  const level = result.contract.level;
  const least = Number(table.least);
  if (table.style === "penalty") {
    return [term(1, level, table.base === "min_minus_1" ? least - 1 : Number(table.twelve))];
  }
  if (!result.made) return failed(String(table.failed), level, result.taken, table);
  if (table.run === "flat" && result.taken === table.points) return [term(1, result.taken, 0)];
  return made(String(table.made), level, result.taken, table);
}

/** Return the formula of a made contract. */
function made(formula: string, level: number, taken: number, table: Details): readonly Term[] {
  const [least, half, thirteen] = [table.least, table.half, table.thirteen].map(Number) as [
    number,
    number,
    number,
  ];
  const over = term(1, taken, level);
  const formulas: Readonly<Record<string, readonly Term[]>> = {
    official: [term(2, level, least), over],
    over_10: [term(1, taken, half)],
    over_13: [term(1, taken, thirteen)],
    over_min: [term(1, taken, least)],
    over_min_plus_1: [term(1, taken, least), ONE],
    over_bid: [over],
    over_bid_plus_1: [over, ONE],
    twice: [term(2, level + 1, least)],
    risk: [[new Fraction(3, 2), level, least], over],
    rust: [term(1, taken, thirteen), term(1, level, thirteen)],
    league: [term(300, level, thirteen), term(200, taken + 1, level)],
  };
  return formulas[formula] ?? [];
}

/** Return the formula of a failed contract. */
function failed(formula: string, level: number, taken: number, table: Details): readonly Term[] {
  const least = Number(table.least);
  const short = term(1, level, taken);
  const tooth = [term(1, level, least), term(2, least, taken)];
  const formulas: Readonly<Record<string, readonly Term[]>> = {
    short: [short],
    pays_back: [term(1, level, Number(table.half)), short],
    tooth: taken >= least ? [short] : tooth,
    league: [term(300, level, Number(table.thirteen)), term(200, level, taken)],
  };
  return formulas[formula] ?? [];
}

function term(times: number, high: number, low: number): Term {
  return [new Fraction(times), high, low];
}

const ONE = term(1, 1, 0);
