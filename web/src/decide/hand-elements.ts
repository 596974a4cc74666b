/* The cards of the reader's hand on the page: every one is a button with its code. */

import type { CardCode } from "../net/protocol";
import { moved } from "./keys";

const CARD = "[data-hand] [data-card]";

/** Return the cards of the hand as they stand there, left to right and row by row. */
export function handElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CARD)];
}

/** Return the element of a card of the hand. */
export function elementOf(code: CardCode): HTMLElement | null {
  return handElements().find((element) => element.dataset.card === code) ?? null;
}

/** Move the focus along the hand; from elsewhere it begins at an end. */
export function moveInHand(by: number): void {
  const cards = handElements();
  const place = cards.indexOf(document.activeElement as HTMLElement);
  cards[moved(place, by, cards.length)]?.focus();
}

/** Move the focus to an end of the hand. */
export function moveToEnd(last: boolean): void {
  const cards = handElements();
  cards.at(last ? -1 : 0)?.focus();
}

/** Press the button of a control that has this key; say whether there is one. */
export function pressKey(root: ParentNode, key: string): boolean {
  const found = root.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`);
  found?.click();
  return found !== null;
}
