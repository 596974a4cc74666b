/* Everything that belongs to one reader's decisions at one table, held together. */

import type { Action, Decision, Reason, State } from "../net/protocol";
import { same } from "./actions";
import { isCostly, obvious } from "./controls";
import { HandControl } from "./hand-control.svelte";
import { Plan } from "./plan.svelte";
import type { DecidingSettings, DecidingStore } from "./store";

/** The decisions of one reader: the hand, the declarer's sheet, standing answers, second looks. */
export class Decider {
  readonly plan: Plan;
  /** What is to be confirmed before it is sent. */
  confirming: Action | null = $state(null);
  /** Why something on the sheet is not allowed, while that is shown. */
  reason: Reason | null = $state(null);

  #question = "";
  #seen: State | null = null;

  constructor(
    readonly store: DecidingStore,
    settings: DecidingSettings,
    readonly hand = new HandControl(store, settings),
  ) {
    this.plan = new Plan(store);
  }

  get decision(): Decision | null {
    return this.hand.decision;
  }

  /** Whether an action is on its way. */
  get busy(): boolean {
    return this.store.pending !== null;
  }

  /** Send an action, after a second look where it is costly. */
  act(action: Action): void {
    const decision = this.decision;
    if (decision === null || this.busy) return;
    this.reason = null;
    if (isCostly(decision.name, action) && this.confirming === null) {
      this.confirming = action;
      return;
    }
    this.confirming = null;
    this.store.act(action);
  }

  /** What the Master would do, where it has been asked for. */
  get advice(): Action | null {
    return this.store.hint?.action ?? null;
  }

  /** Say whether the Master would do this. */
  advises(action: Action): boolean {
    return this.advice !== null && same(this.advice, action);
  }

  /** Show why something is not allowed. */
  explain(reason: Reason | null): void {
    this.reason = reason;
  }

  /** Put away what is open; say whether something was. */
  close(): boolean {
    const { forced, premove } = this.hand;
    if (this.store.dropHint()) return true;
    const open =
      this.confirming ?? this.reason ?? forced.action ?? this.hand.refused ?? this.hand.raised;
    this.confirming = null;
    this.reason = null;
    this.hand.close();
    this.store.dismiss();
    forced.cancel();
    if (open !== null) return true;
    const ahead = premove.card !== null;
    premove.cancel();
    return ahead;
  }

  /** Follow the table: to its next state, and to the answer to what was sent. */
  follow(state: State): void {
    const fresh = state !== this.#seen;
    this.#seen = state;
    const question = `${state.seq}.${this.decision?.name ?? ""}`;
    if (question !== this.#question) {
      this.#question = question;
      this.confirming = null;
      this.reason = null;
    }
    this.hand.follow(state, fresh && state.snapshot);
    this.plan.follow(state, fresh && state.snapshot);
    this.#hearRefusal();
    this.#answerForSecrecy();
  }

  /** Explain a refusal where it belongs: at its card, or on the sheet. */
  #hearRefusal(): void {
    const refused = this.store.refused;
    if (refused === null) return;
    const { action, reason } = refused;
    if (action?.card !== undefined && action.type === "Play") this.hand.explain(action.card, reason);
    else this.reason = reason;
  }

  #answerForSecrecy(): void {
    const decision = this.decision;
    if (decision === null || this.busy || this.store.refused !== null) return;
    const answer = obvious(decision);
    if (answer !== null) this.store.act(answer);
  }
}
