/* What the controls have to know of cards: faces, and which ones are weak or worth calling. */

import type { Action, CardCode, Game, MightyView, Shown, Suit, View } from "../net/protocol";
import { isMighty } from "../net/protocol";

const GERMAN: Readonly<Record<string, Suit>> = { A: "acorns", L: "leaves", H: "hearts", B: "bells" };
const FRENCH: Readonly<Record<string, Suit>> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

export const GERMAN_SUITS: readonly Suit[] = ["acorns", "leaves", "hearts", "bells"];
export const FRENCH_SUITS: readonly Suit[] = ["spades", "hearts", "diamonds", "clubs"];

/** Low to high, in both decks; letters that only one deck has do not meet the other's. */
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "U", "J", "O", "Q", "K", "S", "A"];

export const FRENCH_RANKS: readonly string[] = [
  "A",
  "K",
  "Q",
  "J",
  "10",
  "9",
  "8",
  "7",
  "6",
  "5",
  "4",
  "3",
  "2",
];

/** Return the suits of a game's deck, in the order in which they are offered. */
export function suitsOf(game: Game): readonly Suit[] {
  return game === "mighty" ? FRENCH_SUITS : GERMAN_SUITS;
}

/** Return what a card shows: its code without the strokes that tell copies apart. */
export function faceOf(code: CardCode): string {
  return code.replace(/'+$/, "");
}

/** Return whether a card is a joker. */
export function isJoker(code: CardCode): boolean {
  return code.startsWith("Joker");
}

/** Return whether a card is the Weli. */
export function isWeli(code: CardCode): boolean {
  return code === "Weli";
}

/** Return a card's printed suit; the Weli and the jokers have none. */
export function suitOf(code: CardCode, game: Game): Suit | null {
  if (isJoker(code) || isWeli(code)) return null;
  return (game === "mighty" ? FRENCH : GERMAN)[code.charAt(0)] ?? null;
}

/** Return how high a card is among the cards of its deck. */
export function rankOf(code: CardCode): number {
  if (isJoker(code)) return RANKS.length + 1;
  // The Weli stands between King and Sow.
  if (isWeli(code)) return RANKS.indexOf("K") + 0.5;
  return RANKS.indexOf(faceOf(code).slice(1));
}

/** Return the suit that counts when a trick asks for it: the Weli belongs to trump. */
export function countsAs(code: CardCode, game: Game, trump: Suit | null): Suit | null {
  return isWeli(code) ? (trump ?? "bells") : suitOf(code, game);
}

/** Return so many of the weakest cards: plain before trumps and special ones, low before high. */
export function weakest(
  cards: readonly CardCode[],
  count: number,
  view: View,
  shown: Shown,
): CardCode[] {
  const mighty = isMighty(view);
  const game: Game = mighty ? "mighty" : "mulatschak";
  const trump = mighty ? (view.contract?.trump ?? null) : view.trump;
  const special = new Set([...shown.mighty, ...shown.rippers]);
  const points = new Set(shown.points);
  const power = (code: CardCode): number =>
    (isJoker(code) || isWeli(code) || special.has(code) ? 10_000 : 0) +
    (trump !== null && suitOf(code, game) === trump ? 1_000 : 0) +
    (points.has(code) ? 100 : 0) +
    rankOf(code);
  return [...cards].sort((one, other) => power(one) - power(other)).slice(0, count);
}

/** Return the cards that a declarer would call: the mighty, the joker, then top cards; none held. */
export function likelyCalls(
  actions: readonly Action[],
  view: MightyView,
  mighty: readonly CardCode[],
  trump: Suit | null,
  count: number,
): CardCode[] {
  const own = new Set([...view.hand, ...view.buried].map(faceOf));
  const great = new Set(mighty.map(faceOf));
  const worth = (code: CardCode): number =>
    (great.has(faceOf(code)) ? 10_000 : 0) +
    (isJoker(code) ? 1_000 : 0) +
    rankOf(code) * 10 +
    (trump !== null && suitOf(code, "mighty") === trump ? 5 : 0);
  return actions
    .filter((action) => action.type === "CallCard" && action.card !== undefined)
    .map((action) => action.card!)
    .filter((code) => !own.has(faceOf(code)))
    .sort((one, other) => worth(other) - worth(one))
    .slice(0, count);
}
