/* A hint in words; src/weli/i18n/hints.py is the terminal's twin. Loaded with the first hint. */

import type { CardCode, Hint, Suit } from "../net/protocol";
import { cardName, theCard } from "./cards";
import { messageOf, type Names } from "./telling";
import type { Words } from "./words";

const TEXTS = import.meta.glob<string>(
  ["../../../src/weli/i18n/*/{hints,browser-hint}.ftl", "../../../src/weli/i18n/*/*/hints.ftl"],
  { import: "default" },
);

const FOLDER = "../../../src/weli/i18n";

/** The chance to win the match is told as matches in a hundred. */
const HUNDRED = 100;

/** Return the words with those for hints. */
export async function withHints(words: Words): Promise<Words> {
  if (words.has("advice-title")) return words;
  const files = ["hints", "browser-hint", `${words.game}/hints`];
  const loaders = files.map((file) => TEXTS[`${FOLDER}/${words.language}/${file}.ftl`]);
  words.add(await Promise.all(loaders.map((load) => load?.() ?? "")));
  return words;
}

/** Return what an action is worth in figures: "31.2 %", "+3.4". */
export function figureOf(words: Words, unit: Hint["unit"], worth: number): string {
  if (unit === "match") return words.say("hint-percent", { number: decimal(words, HUNDRED * worth) });
  const written = decimal(words, worth);
  return written.startsWith("-") ? written : `+${written}`;
}

/** Return the sentence that tells why the Master would do so. */
export function sayWhy(words: Words, hint: Hint, names: Names): string {
  const details: Record<string, string | number> = { ...hint.reason.details };
  if (details.card !== undefined) {
    const card = details.card as CardCode;
    details.card = cardName(words, card);
    details.the_card = theCard(words, card);
  }
  if (details.suit !== undefined) details.suit = words.suitName(details.suit as Suit);
  const [best, other] = hint.choices;
  if (best !== undefined && other !== undefined) {
    details.unit = hint.unit;
    const scale = hint.unit === "match" ? HUNDRED : 1;
    details.by = decimal(words, scale * (best.worth - other.worth));
    details.other = words.sayAction(other.action, names);
  }
  return words.say(messageOf("because", hint.reason.code), details);
}

/** Write a number with one decimal, as people of the language do; never "-0.0". */
function decimal(words: Words, number: number): string {
  const written = number.toFixed(1);
  return (written === "-0.0" ? "0.0" : written).replace(".", words.say("decimal-mark"));
}
