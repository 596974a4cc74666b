/* Bids of points with a trump: which can be chosen, and which one is proposed. */

import type { Action, CardCode, Decision, Suit } from "../net/protocol";
import { ofType } from "./actions";
import { FRENCH_SUITS, suitOf } from "./cards";
import { levelsOf } from "./controls";

/** Return the trumps that can be bid or declared; `null` is no-trump. */
export function strainsOf(decision: Decision): readonly (Suit | null)[] {
  const actions = ofType(decision, "Bid", "Declare");
  const found = new Set(actions.map((action) => action.trump ?? null));
  return [...FRENCH_SUITS, null].filter((strain) => found.has(strain));
}

/** Return the trump that is proposed: the longest suit of the hand that can be bid. */
export function proposedStrain(decision: Decision, hand: readonly CardCode[]): Suit | null {
  const strains = strainsOf(decision);
  const long = (suit: Suit | null) =>
    suit === null ? -1 : hand.filter((code) => suitOf(code, "mighty") === suit).length;
  const best = [...strains].sort((one, other) => long(other) - long(one));
  return best[0] ?? null;
}

/** Return the level nearest to the one that is wished for, with this trump. */
export function nearestLevel(decision: Decision, strain: Suit | null, wish: number): number | null {
  const levels = levelsOf(decision, strain);
  if (levels.length === 0) return null;
  const near = levels.filter((level) => level >= wish);
  return near[0] ?? levels.at(-1)!;
}

/** Return the level one step on from another with this trump, or the same where there is none. */
export function stepped(
  decision: Decision,
  strain: Suit | null,
  level: number,
  by: number,
): number {
  const levels = levelsOf(decision, strain);
  return levels[levels.indexOf(level) + by] ?? level;
}

/** Return the bid with this level and trump, if it is legal. */
export function bidOf(decision: Decision, strain: Suit | null, level: number): Action | null {
  return (
    ofType(decision, "Bid", "Declare").find(
      (action) => action.level === level && (action.trump ?? null) === strain,
    ) ?? null
  );
}
