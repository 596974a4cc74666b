/* The reader's own hand as a control: which cards may be taken, what a tap does, what is chosen. */

import { SvelteSet } from "svelte/reactivity";

import type { CardCode, Decision, Pick, Reason, State } from "../net/protocol";
import { allows } from "./actions";
import { controlOf, isSilent } from "./controls";
import { whyNotPlay } from "./duty";
import { Forced } from "./forced.svelte";
import { mayChooseAhead, Premove, tricksDone } from "./premove.svelte";
import type { DecidingSettings, DecidingStore } from "./store";

/** How a card of the hand stands there. */
export interface CardState {
  /** It may be played, and stands out. */
  legal: boolean;
  /** It may not be played now; it can still be tapped. */
  dim: boolean;
  ring: boolean;
  /** The ring is dotted: the card has been sent and is not answered yet. */
  waiting: boolean;
  /** Chosen, to be laid off or buried: the cranberry edge and the check. */
  selected: boolean;
  /** Lifted: a second tap plays it, or it is chosen for a turn to come. */
  raised: boolean;
  /** Chosen for a turn that has not come yet. */
  preselected: boolean;
  /** The Master would play it, or choose it. */
  advised: boolean;
  /** Why it may not be played, where that is known. */
  reason: Reason | null;
}

const RESTING: CardState = {
  legal: false,
  dim: false,
  ring: false,
  waiting: false,
  selected: false,
  raised: false,
  preselected: false,
  advised: false,
  reason: null,
};

/** The hand while its holder plays, lays off, buries, chooses ahead, or only looks. */
export class HandControl {
  /** The cards chosen so far, where several are to be chosen. */
  readonly chosen = new SvelteSet<CardCode>();
  /** The card whose refusal is explained, and why. */
  refused: { code: CardCode; reason: Reason } | null = $state(null);
  /** The card that a second tap plays. */
  raised: CardCode | null = $state(null);
  /** Whether the sheet after a deal has been put away, to look at the table. */
  aside = $state(false);
  /** The card that is chosen before its turn. */
  readonly premove: Premove;
  /** The card that plays itself after a moment, where it is the only one. */
  readonly forced: Forced;

  readonly #store: DecidingStore;
  readonly #settings: DecidingSettings;
  #question = "";

  constructor(store: DecidingStore, settings: DecidingSettings) {
    this.#store = store;
    this.#settings = settings;
    this.premove = new Premove(store);
    this.forced = new Forced(store);
  }

  /** The reader's decision, while this page may make it. */
  get decision(): Decision | null {
    return this.#store.controls ? (this.#store.state?.decision ?? null) : null;
  }

  /** The choice of several cards that is asked for now. */
  get pick(): Pick | null {
    return this.decision?.picks[0] ?? null;
  }

  /** What the hand is for now: playing a card, choosing several, choosing ahead, or looking at. */
  get mode(): "play" | "pick" | "ahead" | "rest" {
    const decision = this.decision;
    if (decision !== null) {
      if (decision.name === "play") return "play";
      return this.pick === null ? "rest" : "pick";
    }
    const { state, you, controls } = this.#store;
    return state !== null && controls && mayChooseAhead(state, you) ? "ahead" : "rest";
  }

  /** Whether the deal is over and lies there to be looked at. */
  get result(): boolean {
    const { state } = this.#store;
    return state !== null && state.view.result !== null && state.turn === null;
  }

  /** Whether a panel lies over the lower part of the table, so that the hand moves up. */
  get panel(): boolean {
    if (this.result) return !this.aside;
    const decision = this.decision;
    const game = this.#store.table?.game;
    if (decision === null || game === undefined) return false;
    if (isSilent(decision, this.#store.standing)) return false;
    return controlOf(game, decision.name) !== "play";
  }

  /** Return how a card stands in the hand. */
  stateOf(code: CardCode): CardState {
    const action = this.#store.hint?.action;
    const advised = action?.card === code || (action?.cards?.includes(code) ?? false);
    return { ...this.#stateOf(code), advised };
  }

  #stateOf(code: CardCode): CardState {
    const sent = this.#store.pending;
    if (sent?.card === code) {
      return { ...RESTING, legal: true, ring: true, raised: true, waiting: true };
    }
    if (sent?.cards?.includes(code)) return { ...RESTING, selected: true, waiting: true };
    switch (this.mode) {
      case "play": {
        const legal = this.#mayPlay(code);
        const raised = this.raised === code;
        const reason = legal ? null : this.whyNot(code);
        return { ...RESTING, legal, ring: legal, dim: !legal, raised, reason };
      }
      case "pick": {
        const free = this.pick!.cards.includes(code);
        const selected = this.chosen.has(code);
        return { ...RESTING, dim: !free, selected, reason: free ? null : this.whyNot(code) };
      }
      case "ahead": {
        const preselected = this.premove.card === code;
        return { ...RESTING, preselected, raised: preselected };
      }
      default:
        return RESTING;
    }
  }

  /** Take a tap on a card, or Enter while it has the focus. */
  tap(code: CardCode): void {
    if (this.#store.pending !== null) return;
    this.refused = null;
    this.#store.dismiss();
    this.forced.cancel();
    switch (this.mode) {
      case "play":
        this.#tapToPlay(code);
        break;
      case "pick":
        this.#tapToChoose(code);
        break;
      case "ahead":
        this.premove.choose(code);
        break;
      default:
    }
  }

  /** Take a card that was dragged onto the table: it is played without a second tap. */
  drop(code: CardCode): void {
    if (this.mode === "play") this.raised = code;
    this.tap(code);
  }

  /** Take a card on which a finger let go that slid over the fan: it rises, a second tap plays it. */
  slide(code: CardCode): void {
    const rises = this.mode === "play" && this.raised !== code && this.#mayPlay(code);
    if (!rises || this.#store.pending !== null) {
      this.tap(code);
      return;
    }
    this.close();
    this.#store.dismiss();
    this.forced.cancel();
    this.raised = code;
  }

  /** Put the explanation away, and lay a raised card down. */
  close(): void {
    this.refused = null;
    this.raised = null;
  }

  /** Choose these cards and no others. */
  choose(codes: readonly CardCode[]): void {
    this.chosen.clear();
    for (const code of codes) this.chosen.add(code);
  }

  /** Return why a card may not be played or buried. */
  whyNot(code: CardCode): Reason | null {
    const decision = this.decision;
    if (decision === null) return null;
    if (decision.name === "play") return whyNotPlay(decision, code);
    if (this.pick === null || this.pick.cards.includes(code)) return null;
    return { code: "not_buried", option: "exchange.forbid", details: { card: code } };
  }

  /** Explain at the card why the server has refused it. */
  explain(code: CardCode, reason: Reason): void {
    this.refused = { code, reason };
  }

  /** Follow the table: forget what belonged to an earlier decision, play what was chosen ahead. */
  follow(state: State, snapshot: boolean): void {
    this.#forget(state);
    const illegal = this.premove.follow(state, this.decision, snapshot);
    if (illegal !== null) this.refused = { code: illegal, reason: this.#reason(illegal) };
    const { auto_forced, speed } = this.#settings;
    this.forced.follow(state, this.decision, auto_forced ? speed : null);
  }

  #forget(state: State): void {
    const { deals } = state.view.standing;
    const question = `${deals}.${tricksDone(state)}.${this.decision?.name ?? ""}.${state.view.hand.length}`;
    if (question === this.#question) return;
    this.#question = question;
    this.chosen.clear();
    this.close();
    this.aside = false;
  }

  #mayPlay(code: CardCode): boolean {
    const decision = this.decision;
    return decision !== null && allows(decision, { type: "Play", card: code });
  }

  #reason(code: CardCode): Reason {
    return this.whyNot(code) ?? { code: "not_now", option: "", details: {} };
  }

  #tapToPlay(code: CardCode): void {
    if (!this.#mayPlay(code)) {
      this.raised = null;
      this.refused = { code, reason: this.#reason(code) };
      return;
    }
    if (this.#settings.two_taps && this.raised !== code) {
      this.raised = code;
      return;
    }
    this.raised = null;
    this.#store.act({ type: "Play", card: code });
  }

  #tapToChoose(code: CardCode): void {
    const pick = this.pick!;
    if (!pick.cards.includes(code)) {
      this.refused = { code, reason: this.#reason(code) };
      return;
    }
    if (this.chosen.delete(code)) return;
    // Where a fixed number is asked for, the card chosen first makes room for one too many.
    const [size] = pick.sizes;
    if (pick.sizes.length === 1 && this.chosen.size === size) {
      const first = this.chosen.values().next().value;
      if (first !== undefined) this.chosen.delete(first);
    }
    this.chosen.add(code);
  }
}
