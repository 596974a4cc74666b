/* The declarer's sheet in Mighty: burial, contract, friend and request, sent by one final tap. */

import type { Action, CardCode, Decision, MightyView, State } from "../net/protocol";
import { isMighty } from "../net/protocol";
import { allows, same } from "./actions";
import type { DecidingStore } from "./store";

/** The questions of the sheet, in the order of the rule book. */
export const STEPS = ["bury", "contract", "friend", "request"] as const;
/** One of the questions of the sheet. */
export type Step = (typeof STEPS)[number];

/** Say whether a question belongs to the sheet. */
export function isStep(question: string): question is Step {
  return (STEPS as readonly string[]).includes(question);
}

/** Return the deal that a plan belongs to: one that is thrown in is another. */
function dealOf(view: MightyView): string {
  return `${view.standing.deals}.${view.redeals}`;
}

/** What the declarer has chosen so far for one deal. */
export class Plan {
  contract: Action | null = $state(null);
  friend: Action | null = $state(null);
  request: Action | null = $state(null);
  /** The first step that could not be carried out as it was chosen. */
  dropped: Step | null = $state(null);
  /** Whether the sheet has been sent, so that the questions to come are answered from it. */
  sent = $state(false);

  #deal = "";
  readonly #store: DecidingStore;

  constructor(store: DecidingStore) {
    this.#store = store;
  }

  /** Return the questions that are still on the sheet, given the one that is asked now. */
  static steps(decision: Decision): readonly Decision[] {
    return isStep(decision.name) ? [decision, ...decision.ahead] : [];
  }

  /** Return what was chosen for a step; the contract as it was bid where nothing else was. */
  choice(step: Step, view: MightyView): Action | null {
    if (step === "contract") return this.contract ?? kept(view);
    if (step === "friend") return this.friend;
    return step === "request" ? (this.request ?? { type: "NoRequest" }) : null;
  }

  /** Return the first step, after the burial, that still needs a choice. */
  missing(steps: readonly Decision[], view: MightyView): Step | null {
    for (const { name, actions, pairs } of steps) {
      if (!isStep(name) || name === "bury" || this.choice(name, view) !== null) continue;
      if (actions.length > 1 || pairs.length > 0) return name;
    }
    return null;
  }

  /** Whether a request can be made at all: only at the highest no-trump, and not alone. */
  asksRequest(view: MightyView, points: number): boolean {
    const contract = this.choice("contract", view);
    const top = contract?.level === points && (contract.trump ?? null) === null;
    return top && this.friend !== null && this.friend.type !== "Alone";
  }

  /** Send the sheet: the burial now, the rest as the questions come. */
  bury(cards: readonly CardCode[], view: MightyView): void {
    this.#deal = dealOf(view);
    this.sent = true;
    this.dropped = null;
    this.#store.act({ type: "Bury", cards: [...cards] });
  }

  /** Send one step by itself, where the sheet was opened after the burial. */
  answer(action: Action, view: MightyView): void {
    this.#deal = dealOf(view);
    this.sent = true;
    this.dropped = null;
    this.#store.act(action);
  }

  /** Follow the table: answer the next question from the sheet, or drop what is not legal. */
  follow(state: State, snapshot: boolean): void {
    const view = state.view;
    if (!isMighty(view)) return;
    const decision = this.#store.controls ? state.decision : null;
    const over = view.trick !== null || view.result !== null;
    const other = this.#deal !== "" && this.#deal !== dealOf(view);
    if (over || other || (snapshot && this.sent)) {
      this.reset();
      return;
    }
    if (!this.sent || decision === null || !isStep(decision.name) || decision.name === "bury") return;
    if (this.#store.pending !== null) return;
    this.#carryOut(decision.name, decision, view);
  }

  /** Forget everything. */
  reset(): void {
    this.contract = null;
    this.friend = null;
    this.request = null;
    this.dropped = null;
    this.sent = false;
    this.#deal = "";
  }

  #carryOut(step: Step, decision: Decision, view: MightyView): void {
    const single = decision.pairs.length === 0 && decision.actions.length === 1;
    const chosen = this.choice(step, view) ?? (single ? decision.actions[0]! : null);
    if (chosen !== null && allows(decision, chosen)) {
      this.#store.act(chosen);
      return;
    }
    this.dropped = step;
    this.sent = false;
    if (step === "contract") this.contract = null;
    if (step === "friend") this.friend = null;
    if (step === "request") this.request = null;
  }
}

/** Return the contract as it stands, as the action that keeps it. */
export function kept(view: MightyView): Action | null {
  const contract = view.contract;
  return contract === null
    ? null
    : { type: "Declare", level: contract.level, trump: contract.trump };
}

/** Say whether a contract is the one that was bid. */
export function isKept(action: Action | null, view: MightyView): boolean {
  const bid = kept(view);
  return action === null || bid === null || same(action, bid);
}
