/* A card chosen before its turn. It is meant for one trick, and goes with any doubt. */

import type { CardCode, Decision, Seat, State } from "../net/protocol";
import { allows } from "./actions";
import type { DecidingStore } from "./store";

/** Return how many tricks of the deal are full. */
export function tricksDone(state: State): number {
  return state.shown.taken.reduce((sum, taken) => sum + taken, 0);
}

/** Return which trick of which deal is open, counted over the whole match. */
function trickOf(state: State): string {
  return `${state.view.standing.deals}.${tricksDone(state)}`;
}

/** Say whether a card can be chosen now: the reader's turn in the open trick is still to come. */
export function mayChooseAhead(state: State, you: Seat): boolean {
  if (state.turn?.question !== "play" || state.decision !== null) return false;
  const trick = state.view.trick;
  const place = trick === null ? 0 : trick.order.indexOf(you);
  if (place < 0 || (trick !== null && place < trick.cards.length)) return false;
  return !("home" in state.view && state.view.home.includes(you)) && state.view.hand.length > 0;
}

/** The card that is played as soon as it may be; the page shows it, and a tap takes it back. */
export class Premove {
  card: CardCode | null = $state(null);
  readonly #store: DecidingStore;
  #trick = "";

  constructor(store: DecidingStore) {
    this.#store = store;
  }

  /** Choose a card for the open trick; choosing it again takes it back. */
  choose(card: CardCode): void {
    const state = this.#store.state;
    if (state === null || !mayChooseAhead(state, this.#store.you)) return;
    this.card = this.card === card ? null : card;
    this.#trick = trickOf(state);
  }

  /** Take the choice back. */
  cancel(): void {
    this.card = null;
  }

  /**
   * Follow the table: play the card if its turn has come and it may be played, forget it if it
   * cannot be meant any more. Returns the card where it turned out not to be allowed.
   */
  follow(state: State, decision: Decision | null, snapshot: boolean): CardCode | null {
    const card = this.card;
    if (card === null) return null;
    const same = this.#trick === trickOf(state) && state.view.hand.includes(card);
    if (snapshot || !same || (decision !== null && decision.name !== "play")) {
      this.cancel();
      return null;
    }
    if (decision === null) return null;
    this.cancel();
    const action = { type: "Play", card };
    if (!allows(decision, action)) return card;
    this.#store.act(action);
    return null;
  }
}
