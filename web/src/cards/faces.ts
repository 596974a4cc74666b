/** From a card's code, such as `LO`, `Weli` or `SA'`, to what is drawn on it. */

import type { CardCode, Game, Suit } from "../net/protocol";
import type { Mark } from "./marks";

/** What a card shows: its mark, and the glyph of its index. */
export interface Face {
  readonly mark: Mark;
  readonly index: string;
  /** The red one of two jokers. */
  readonly red?: boolean;
}

/** Which faces a table plays with: a game's own, or French ones in the place of German ones. */
export interface FaceStyle {
  readonly game: Game;
  readonly germanFaces: boolean;
  /** Whether a black and a red joker are told apart. */
  readonly jokersApart: boolean;
}

const GERMAN_MARKS: Readonly<Record<string, Mark>> = {
  A: "acorn",
  L: "leaf",
  H: "heart",
  B: "bell",
};

const FRENCH_MARKS: Readonly<Record<string, Mark>> = {
  S: "spade",
  H: "fheart",
  D: "diamond",
  C: "club",
};

/** Which French mark stands for a German one. */
const AS_FRENCH: Readonly<Partial<Record<Mark, Mark>>> = {
  acorn: "club",
  leaf: "spade",
  heart: "fheart",
  bell: "diamond",
};

/** Which French rank stands for a German one; the others are the same. */
const RANK_AS_FRENCH: Readonly<Record<string, string>> = { U: "J", O: "Q", S: "A" };

const SUIT_MARKS: Readonly<Record<string, Mark>> = {
  acorns: "acorn",
  leaves: "leaf",
  bells: "bell",
  spades: "spade",
  diamonds: "diamond",
  clubs: "club",
};

/** The index of the Weli, which is drawn the same in every deck. */
export const WELI_INDEX = "W";

/** Which of several equal cards it is: 0, 1 and so on. */
export function copyOf(code: CardCode): number {
  return code.length - code.replace(/'+$/, "").length;
}

/** The code without its copy: `SA` for `SA'`. */
export function faceCode(code: CardCode): CardCode {
  return code.replace(/'+$/, "");
}

/** Whether a card is the Weli. */
export function isWeli(code: CardCode): boolean {
  return code === "Weli";
}

/** What a card shows at a table. */
export function faceOf(code: CardCode, style: FaceStyle): Face {
  const plain = faceCode(code);
  if (isWeli(plain)) return { mark: "bell", index: WELI_INDEX };
  if (plain === "Joker") {
    return { mark: "joker", index: "*", red: !style.jokersApart || copyOf(code) % 2 === 1 };
  }
  const index = plain.slice(1);
  if (style.game === "mighty") return { mark: FRENCH_MARKS[plain[0]], index };
  const mark = GERMAN_MARKS[plain[0]];
  if (style.germanFaces) return { mark, index };
  return { mark: AS_FRENCH[mark] ?? mark, index: RANK_AS_FRENCH[index] ?? index };
}

/** The mark of a suit at a table. */
export function markOf(suit: Suit, style: FaceStyle): Mark {
  if (style.game === "mighty") return suit === "hearts" ? "fheart" : SUIT_MARKS[suit];
  const mark = suit === "hearts" ? "heart" : SUIT_MARKS[suit];
  return style.germanFaces ? mark : (AS_FRENCH[mark] ?? mark);
}

/** The printed suit of a card; none for the joker, bells for the Weli. */
export function suitOf(code: CardCode, game: Game): Suit | null {
  if (isWeli(code)) return "bells";
  if (faceCode(code) === "Joker") return null;
  const suits: Record<string, Suit> =
    game === "mighty"
      ? { S: "spades", H: "hearts", D: "diamonds", C: "clubs" }
      : { A: "acorns", L: "leaves", H: "hearts", B: "bells" };
  return suits[code[0]];
}
