/* The order in which the reader holds the cards: sorted, or as laid by hand. */

import type { CardCode } from "../net/protocol";
import { arranged, moved, sorted, type Order } from "./sorting";

/** The order of one hand; sorted until its holder moves a card. */
export class HandOrder {
  private own = $state.raw<readonly CardCode[] | null>(null);

  /** The cards as they are to stand in the hand. */
  of(cards: readonly CardCode[], order: Order): CardCode[] {
    return this.own === null ? sorted(cards, order) : arranged(cards, this.own, order);
  }

  /** Whether cards have been moved by hand. */
  get touched(): boolean {
    return this.own !== null;
  }

  /** Moves a card to another place. */
  move(shown: readonly CardCode[], code: CardCode, to: number): void {
    this.own = moved(shown, code, to);
  }

  /** Sorts again: when trump is named, for a new hand, or because the reader asks for it. */
  sort(): void {
    this.own = null;
  }
}
