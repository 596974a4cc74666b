/* Cards and suits by their names; src/weli/i18n/cards.py is the terminal's twin. */

import type { CardCode, Suit } from "../net/protocol";
import { readCard, type CardFace } from "./codes";
import type { Details } from "./telling";
import type { Words } from "./words";

const FRENCH_ONLY: readonly Suit[] = ["spades", "clubs", "diamonds"];
const JOKERS = ["black_joker", "red_joker"] as const;

/** Return a card's name; with `numbered` a copy is told from the first card with its face. */
export function cardName(words: Words, code: CardCode, numbered = false): string {
  const card = readCard(code, words.game);
  if (card === null) return code;
  const name = words.say(`${card.deck}-card`, details(words, card));
  if (numbered && card.copy > 0 && !apart(words, card)) {
    return words.say("card-copy", { card: name, number: card.copy + 1 });
  }
  return name;
}

/** Return a card's name as the object of a sentence: "the Ober of Leaves", "den Laub-Ober". */
export function theCard(words: Words, code: CardCode): string {
  const card = readCard(code, words.game);
  return card === null ? code : words.say(`${card.deck}-card.object`, details(words, card));
}

/** Return the names of some cards as a list with commas; copies of a card are told apart. */
export function cardNames(words: Words, codes: readonly CardCode[]): string {
  const faces = codes.map((code) => code.replaceAll("'", ""));
  const names = codes.map((code, place) => {
    const several = faces.filter((face) => face === faces[place]).length > 1;
    return cardName(words, code, several);
  });
  return names.join(", ") || words.say("no-cards");
}

/** Return the name of the card with this code, or the code where there is no such card. */
export function cardCalled(words: Words, code: string): string {
  return cardName(words, code);
}

/** Return a suit's name in a deck: "Leaves", "spades". */
export function suitName(words: Words, suit: Suit, deck: "german" | "french"): string {
  const own = FRENCH_ONLY.includes(suit) ? "french" : deck;
  return words.say(`${own}-suit`, { suit });
}

/** Say whether a card is one of two jokers that are told apart by their colour. */
function apart(words: Words, card: CardFace): boolean {
  return card.rank === "joker" && words.table.jokers_apart === "yes";
}

function details(words: Words, card: CardFace): Details {
  return {
    kind: apart(words, card) ? (JOKERS[card.copy % 2] ?? card.rank) : card.rank,
    rank: words.say(`${card.deck}-rank`, { rank: card.rank }),
    suit: card.suit === null ? "" : suitName(words, card.suit, card.deck),
  };
}
