/* Marks of suits inside a sentence: a sign that no language uses stands where the mark is drawn. */

import type { Suit } from "../net/protocol";

const SUITS: readonly Suit[] = ["acorns", "leaves", "hearts", "bells", "spades", "diamonds", "clubs"];
/** The first sign of Unicode's private use area. */
const FIRST = 0xe000;

/** Return the sign that stands for a suit's mark; nothing for none. */
export function markSign(suit: Suit | null): string {
  return suit === null ? "" : String.fromCharCode(FIRST + SUITS.indexOf(suit));
}

/** Return a sentence with a suit's mark behind its name, or at the end where the name goes on. */
export function withMark(text: string, suit: Suit | null, name: string): string {
  if (suit === null) return text;
  const at = text.indexOf(name) + name.length;
  const whole = text.includes(name) && !/^\p{L}/u.test(text.slice(at));
  const end = whole ? at : text.length;
  return `${text.slice(0, end)} ${markSign(suit)}${text.slice(end)}`;
}

/** Split a sentence into words and marks. */
export function parts(text: string): (string | { suit: Suit })[] {
  const found: (string | { suit: Suit })[] = [];
  let words = "";
  for (const letter of text) {
    const suit = SUITS[letter.charCodeAt(0) - FIRST];
    if (suit === undefined) {
      words += letter;
      continue;
    }
    if (words !== "") found.push(words);
    found.push({ suit });
    words = "";
  }
  return words === "" ? found : [...found, words];
}

/** Return a sentence without marks, as it is read aloud. */
export function spoken(text: string): string {
  const words = parts(text).filter((part): part is string => typeof part === "string");
  return words.join("").replace(/\s+/g, " ").trim();
}
