/* What a card's code says, such as `LO`, `Weli`, `SA'` or `Joker'`. */

import type { CardCode, FrenchSuit, Game, GermanSuit, Suit } from "../net/protocol";

/** What a code says of a card. */
export interface CardFace {
  deck: "german" | "french";
  suit: Suit | null;
  /** The rank's name, such as `ober` or `ten`. */
  rank: string;
  /** Which of several cards with the same face it is, from 0. */
  copy: number;
  /** What the cards with the same face share. */
  face: string;
}

const GERMAN_SUITS: Readonly<Record<string, GermanSuit>> = {
  A: "acorns", L: "leaves", H: "hearts", B: "bells",
};
const FRENCH_SUITS: Readonly<Record<string, FrenchSuit>> = {
  S: "spades", H: "hearts", C: "clubs", D: "diamonds",
};
const NUMBERS: Readonly<Record<string, string>> = {
  2: "two", 3: "three", 4: "four", 5: "five", 6: "six",
  7: "seven", 8: "eight", 9: "nine", 10: "ten",
};
const GERMAN_RANKS: Readonly<Record<string, string>> = {
  U: "unter", O: "ober", K: "king", S: "sow",
};
const FRENCH_RANKS: Readonly<Record<string, string>> = {
  J: "jack", Q: "queen", K: "king", A: "ace",
};
const GERMAN = /^(?:([ALHB])([6-9]|10|[UOKS])|Weli)$/;
const FRENCH = /^(?:([SHCD])([2-9]|10|[JQKA])'?|Joker'{0,3})$/;

/** Read a card's code; null where the game's deck has no such card. */
export function readCard(code: CardCode, game: Game | ""): CardFace | null {
  const german = game === "mighty" ? null : GERMAN.exec(code);
  const found = german ?? (game === "mulatschak" ? null : FRENCH.exec(code));
  if (found === null) return null;
  const deck = german === null ? "french" : "german";
  const face = code.replaceAll("'", "");
  const copy = code.length - face.length;
  const [, letter, short] = found;
  if (letter === undefined || short === undefined) {
    return { deck, suit: null, rank: face.toLowerCase(), copy, face };
  }
  const [suits, ranks] =
    deck === "german" ? [GERMAN_SUITS, GERMAN_RANKS] : [FRENCH_SUITS, FRENCH_RANKS];
  const rank = NUMBERS[short] ?? ranks[short] ?? short;
  return { deck, suit: suits[letter] ?? null, rank, copy, face };
}
