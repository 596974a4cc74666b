/* Calling a friend: which kinds of call there are, and which cards stand in the chooser. */

import type { Action, CardCode, Decision, Suit, TableInfo } from "../net/protocol";
import { ofType } from "./actions";
import { faceOf, isJoker, rankOf, suitOf } from "./cards";

/** A card that can be chosen for a call, or is shown as one that cannot. */
export interface Callable {
  code: CardCode;
  allowed: boolean;
}

/** Return all cards that a call may name, with those that it may not, high to low. */
export function callable(decision: Decision): Callable[] {
  const free = new Set([
    ...ofType(decision, "CallCard").map((action) => action.card!),
    ...decision.pairs,
  ]);
  const refused = decision.refused
    .filter(({ action }) => action.type === "CallCard" && action.card !== undefined)
    .map(({ action }) => action.card!)
    .filter((code) => !free.has(code));
  const all = [
    ...[...free].map((code) => ({ code, allowed: true })),
    ...refused.map((code) => ({ code, allowed: false })),
  ];
  return all.sort((one, other) => rankOf(other.code) - rankOf(one.code));
}

/** Return the cards of one suit among these; without a suit the jokers. */
export function inSuit(cards: readonly Callable[], suit: Suit | null): Callable[] {
  return cards.filter(({ code }) =>
    suit === null ? isJoker(code) : suitOf(code, "mighty") === suit,
  );
}

/** Return the card that is the mighty under a trump: where it is of that suit, another one. */
export function mightyUnder(table: TableInfo, trump: Suit | null): CardCode {
  const special = table.rules.plain["special"] ?? {};
  const usual = String(special["mighty"] ?? "");
  const other = String(special["alt_mighty"] ?? "");
  return suitOf(usual, "mighty") === trump ? other : usual;
}

/** Return the call of two cards, in the order of the pack as the decision lists it. */
export function pairCall(decision: Decision, one: CardCode, other: CardCode): Action {
  const [first, second] = [one, other].sort(
    (a, b) => decision.pairs.indexOf(a) - decision.pairs.indexOf(b),
  );
  return { type: "CallCards", one: first!, other: second! };
}

/** Say whether a call names this card. */
export function names(call: Action | null, code: CardCode): boolean {
  const called = [call?.card, call?.one, call?.other].filter((each) => each !== undefined);
  return called.some((each) => faceOf(each) === faceOf(code) && each === code);
}
