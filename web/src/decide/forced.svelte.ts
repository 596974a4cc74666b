/* A card that is the only one allowed plays itself, if the reader likes that, after a moment. */

import type { Action, Decision, State } from "../net/protocol";
import type { DecidingStore } from "./store";

/** So long it can still be stopped, in milliseconds, by the speed of the table. */
const MOMENT = { off: 800, slow: 2000, normal: 1400, fast: 800 } as const;

/** Return the card's action where nothing else may be played. */
export function onlyPlay(decision: Decision | null): Action | null {
  if (decision?.name !== "play" || decision.actions.length !== 1) return null;
  return decision.actions[0] ?? null;
}

/** The card that is about to play itself. */
export class Forced {
  action: Action | null = $state.raw(null);
  /** How long it takes from when it is shown, in milliseconds. */
  moment = $state(0);

  readonly #store: DecidingStore;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen = -1;

  constructor(store: DecidingStore) {
    this.#store = store;
  }

  /** Follow the table: begin to wait if the decision has one answer, once for each. */
  follow(state: State, decision: Decision | null, speed: keyof typeof MOMENT | null): void {
    if (state.seq === this.#seen && decision !== null) return;
    this.cancel();
    this.#seen = state.seq;
    const only = onlyPlay(decision);
    if (only === null || speed === null || this.#store.pending !== null) return;
    this.action = only;
    this.moment = MOMENT[speed];
    this.#timer = setTimeout(() => {
      this.cancel();
      this.#store.act(only);
    }, this.moment);
  }

  /** Stop it: the reader plays the card by hand. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.action = null;
  }
}
