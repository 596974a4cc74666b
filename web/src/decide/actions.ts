/* Actions as plain data: which are the same, which are legal, and why another is not. */

import type { Action, CardCode, Decision, Reason } from "../net/protocol";

/** Return an action's fields in a fixed order, so that two can be compared. */
function written(action: Action): string {
  const fields = Object.entries(action).filter(([, value]) => value !== undefined);
  return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Say whether two actions are the same; of chosen cards the order does not matter. */
export function same(one: Action, other: Action): boolean {
  if (one.type !== other.type) return false;
  const [mine, theirs] = [one, other].map((action) =>
    action.cards === undefined ? action : { ...action, cards: [...action.cards].sort() },
  );
  return written(mine!) === written(theirs!);
}

/** Say whether a decision allows an action. */
export function allows(decision: Decision, action: Action): boolean {
  if (decision.actions.some((legal) => same(legal, action))) return true;
  if (action.type === "CallCards") {
    const { one, other } = action;
    const known = (code: CardCode | undefined) => code !== undefined && decision.pairs.includes(code);
    return known(one) && known(other) && one !== other;
  }
  const chosen = action.cards;
  if (chosen === undefined) return false;
  return decision.picks.some(
    (pick) =>
      pick.make === action.type &&
      pick.sizes.includes(chosen.length) &&
      chosen.every((code) => pick.cards.includes(code)),
  );
}

/** Return why an action is refused, where the decision says so. */
export function whyNot(decision: Decision, action: Action): Reason | null {
  return decision.refused.find((refused) => same(refused.action, action))?.reason ?? null;
}

/** Return the legal actions of these types. */
export function ofType(decision: Decision, ...types: string[]): readonly Action[] {
  return decision.actions.filter((action) => types.includes(action.type));
}

/** Say whether an action of this type is legal. */
export function has(decision: Decision, type: string): boolean {
  return decision.actions.some((action) => action.type === type);
}

/** Return the reason against an action of this type. */
export function refusal(decision: Decision, type: string): Reason | null {
  return decision.refused.find((refused) => refused.action.type === type)?.reason ?? null;
}
