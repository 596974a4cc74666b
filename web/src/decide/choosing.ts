/* Choosing several cards: what can be chosen, what is proposed, and what still lacks. */

import type { Action, CardCode, Pick, Shown, View } from "../net/protocol";
import { isMighty } from "../net/protocol";
import { isWeli, rankOf, suitOf, weakest } from "./cards";

/** Return how many cards lack until a choice can be sent; 0 when it can. */
export function lacking(pick: Pick, chosen: number): number {
  if (pick.sizes.includes(chosen)) return 0;
  const next = pick.sizes.find((size) => size > chosen);
  return next === undefined ? Math.max(...pick.sizes) - chosen : next - chosen;
}

/** Return the cards that are proposed: for a fixed number the weakest, else all that are weak. */
export function proposed(pick: Pick, view: View, shown: Shown): CardCode[] {
  const [size] = pick.sizes;
  if (pick.sizes.length === 1 && size !== undefined) return weakest(pick.cards, size, view, shown);
  const weak = pick.cards.filter((code) => isWeak(code, view));
  const most = Math.max(...pick.sizes.filter((each) => each <= weak.length));
  return weakest(weak, most, view, shown);
}

/** Say whether a card is not worth keeping: neither a trump nor the highest of its suit. */
function isWeak(code: CardCode, view: View): boolean {
  if (isMighty(view) || isWeli(code)) return false;
  return suitOf(code, "mulatschak") !== view.trump && rankOf(code) < rankOf("AS");
}

/** A way to exchange: an action with its name, or the plain exchange of the chosen cards. */
export interface Form {
  /** `Exchange` is the plain exchange. */
  type: string;
  refused: boolean;
}

const FORMS = ["FiveOnSow", "SixOnSeven", "Packerl"] as const;

/** Return the ways to exchange that a decision offers or greys, the plain one first. */
export function forms(actions: readonly Action[], refused: readonly Action[]): Form[] {
  const found: Form[] = [{ type: "Exchange", refused: false }];
  for (const type of FORMS) {
    if (actions.some((action) => action.type === type)) found.push({ type, refused: false });
    else if (refused.some((action) => action.type === type)) found.push({ type, refused: true });
  }
  return found;
}
