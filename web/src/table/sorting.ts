/* The order of a hand: trumps first, then suits whose colours alternate, high cards first. */

import type { CardCode, Game, Suit } from "../net/protocol";
import { countsAs, rankOf, suitsOf } from "../decide/cards";

/** What decides the order of a hand. */
export interface Order {
  readonly game: Game;
  readonly trump: Suit | null;
  /** Cards above all trumps: the mighty. */
  readonly mighty: readonly CardCode[];
  readonly reversed: boolean;
}

/** Suits by their colour on the table: warm ones and dark ones take turns. */
const WARM: readonly Suit[] = ["hearts", "bells", "diamonds"];

/** The suits of a hand: trump first, then the colours in turn as far as they go. */
export function suitOrder(held: readonly Suit[], trump: Suit | null): Suit[] {
  const rest = held.filter((suit) => suit !== trump);
  const warm = rest.filter((suit) => WARM.includes(suit));
  const dark = rest.filter((suit) => !WARM.includes(suit));
  const trumps = trump !== null && held.includes(trump) ? [trump] : [];
  const first = trumps.length > 0 ? !WARM.includes(trumps[0]) : warm.length > dark.length;
  const ordered: Suit[] = [];
  for (let fromWarm = first; warm.length + dark.length > 0; fromWarm = !fromWarm) {
    const next = (fromWarm ? warm : dark).shift() ?? (fromWarm ? dark : warm).shift();
    if (next !== undefined) ordered.push(next);
  }
  return [...trumps, ...ordered];
}

/** Return the cards in order. */
export function sorted(cards: readonly CardCode[], order: Order): CardCode[] {
  const { game, trump, mighty } = order;
  const suit = (code: CardCode): Suit | null => countsAs(code, game, trump);
  const held = suitsOf(game).filter((each) => cards.some((code) => suit(code) === each));
  const places = suitOrder(held, trump);
  const group = (code: CardCode): number => {
    if (mighty.includes(code)) return -2;
    const own = suit(code);
    return own === null ? -1 : places.indexOf(own);
  };
  const ordered = [...cards].sort(
    (one, other) =>
      group(one) - group(other) || rankOf(other) - rankOf(one) || one.localeCompare(other),
  );
  return order.reversed ? ordered.reverse() : ordered;
}

/**
 * Return a hand in the order its holder has laid it in; cards that came since stand where sorting
 * would put them, beside the card that comes before them.
 */
export function arranged(
  cards: readonly CardCode[],
  own: readonly CardCode[],
  order: Order,
): CardCode[] {
  const usual = sorted(cards, order);
  const kept = own.filter((code) => cards.includes(code));
  for (const [place, code] of usual.entries()) {
    if (kept.includes(code)) continue;
    const before = place === 0 ? -1 : kept.indexOf(usual[place - 1]);
    kept.splice(before + 1, 0, code);
  }
  return kept;
}

/** Return the cards with one of them moved to another place. */
export function moved(cards: readonly CardCode[], code: CardCode, to: number): CardCode[] {
  const rest = cards.filter((each) => each !== code);
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, code);
  return rest;
}
