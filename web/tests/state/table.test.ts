import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { Command, GameEvent, ServerMessage, State } from "../../src/net/protocol";
import type { Listener } from "../../src/net/socket";
import { settings } from "../../src/state/settings.svelte";
import { TableStore, type EventsListener } from "../../src/state/table.svelte";

/** The other end of a store's line. */
let server: Listener;
let sent: Command[];
let store: TableStore;

const SEAT = {
  kind: "person", name: "Anna", level: "", here: true, stood_in: false,
  agreed: true, host: true, ready: false, lang: "en",
};
const TABLE = {
  id: "t", game: "mulatschak", stage: "playing", paused: false,
  seats: [SEAT, { ...SEAT, kind: "bot", name: "", host: false }],
  rules: { plain: {}, code: "S-1", profile: "salzburg", changed: [] }, told: {}, match: 0,
  policy: { history: "last", show_cards: true, spectators: true, clock: 0, stand_in: 60 },
};

function says(message: Record<string, unknown>): void {
  server.message(message as unknown as ServerMessage);
  flushSync();
}

function state(seq: number, more: Partial<Record<keyof State, unknown>> = {}): void {
  const view = { standing: { scores: [21, 21], deals: 0, winners: [] }, hand: ["LO"], result: null };
  says({
    type: "state", seq, snapshot: false, events: [], view, shown: { taken: [0, 0] },
    turn: null, decision: null, over: false, ...more,
  });
}

function told(n: number, winner: number): { n: number; event: GameEvent } {
  return { n, event: { type: "TrickTaken", winner } };
}

beforeEach(() => {
  sent = [];
  store = new TableStore("t", (listener) => {
    server = listener;
    return {
      send: (command) => `c${sent.push(command)}`,
      resync: () => undefined,
      stop: () => undefined,
    };
  });
  says({ type: "welcome", protocol: 1, you: 0, controls: true, table: TABLE, invite: "i", standing: {} });
  sent = [];
});

afterEach(() => store.stop());

describe("a table", () => {
  it("shows only what the server says", () => {
    state(3, { decision: { name: "play", actions: [], picks: [], refused: [], pairs: [] } });
    expect(store.myTurn).toBe(true);
    store.act({ type: "Play", card: "LO" });
    expect(store.state?.view.hand).toEqual(["LO"]);
    expect(store.pending).toEqual({ type: "Play", card: "LO" });
    expect(store.myTurn).toBe(false);
    expect(sent).toEqual([{ type: "act", after: 3, action: { type: "Play", card: "LO" } }]);
  });

  it("sends no second action while one is on its way", () => {
    state(3);
    store.act({ type: "Pass" });
    store.act({ type: "Muli" });
    expect(sent).toHaveLength(1);
    says({ type: "accepted", command_id: "c1", seq: 4 });
    expect(store.pending).toBeNull();
    store.act({ type: "Muli" });
    expect(sent).toHaveLength(2);
  });

  it("says which action was refused, until the next one", () => {
    state(3);
    store.act({ type: "Pass" });
    const reason = { code: "dealer_must_bid", option: "", details: {} };
    says({ type: "refused", command_id: "c1", reason, seq: 3 });
    expect(store.refused).toEqual({ action: { type: "Pass" }, reason });
    expect(store.denied).toBeNull();
    store.act({ type: "Bid", tricks: 1 });
    expect(store.refused).toBeNull();
  });

  it("tells the refusal of another command apart", () => {
    state(3);
    store.act({ type: "Pass" });
    store.send({ type: "start" });
    const reason = { code: "not_now", option: "", details: {} };
    says({ type: "refused", command_id: "c2", reason, seq: 3 });
    expect(store.denied).toEqual(reason);
    expect(store.pending).toEqual({ type: "Pass" });
    store.dismiss();
    expect(store.denied).toBeNull();
  });

  it("is free again when the server could not take an action", () => {
    state(3);
    store.act({ type: "Pass" });
    says({ type: "problem", code: "too_many", details: { seconds: 2, command_id: "other" } });
    expect(store.pending).toEqual({ type: "Pass" });
    says({ type: "problem", code: "too_many", details: { seconds: 2, command_id: "c1" } });
    expect(store.pending).toBeNull();
    expect(store.problem?.code).toBe("too_many");
  });

  it("begins another match with a clean slate", () => {
    const scored = {
      type: "DealScored", lines: [], standing: { scores: [], deals: 1, winners: [0] },
    };
    state(9, { over: true, events: [{ n: 8, event: scored }] });
    expect(store.results).toHaveLength(1);
    says({ type: "table", table: { ...TABLE, match: 1 }, you: 0, controls: true, standing: {} });
    expect(store.results).toEqual([]);
    state(2 ** 32 + 1, { events: [told(2 ** 32, 1)] });
    expect(store.state?.seq).toBe(2 ** 32 + 1);
  });

  it("shows no game in the lobby after a match", () => {
    state(9, { over: true });
    const lobby = { ...TABLE, stage: "lobby", match: 1 };
    says({ type: "table", table: lobby, you: 0, controls: true, standing: {} });
    expect(store.state).toBeNull();
    state(2 ** 32 + 1);
    expect(store.state?.seq).toBe(2 ** 32 + 1);
  });

  it("hands each event on once, with what was before and after", () => {
    const calls: Parameters<EventsListener>[] = [];
    const forget = store.onEvents((...call) => calls.push(call));
    state(1, { events: [told(0, 0)] });
    state(2, { events: [told(0, 0), told(1, 1)] });
    expect(calls.map(([events]) => events)).toEqual([[told(0, 0).event], [told(1, 1).event]]);
    expect(calls[1]?.[1]?.seq).toBe(1);
    expect(calls[1]?.[2].seq).toBe(2);
    state(5, { snapshot: true });
    expect(calls[2]?.[3]).toBe(true);
    forget();
    state(6);
    expect(calls).toHaveLength(3);
  });

  it("is not set back by a message that comes late, but by a snapshot", () => {
    state(5);
    state(4);
    expect(store.state?.seq).toBe(5);
    state(4, { snapshot: true });
    expect(store.state?.seq).toBe(4);
  });

  it("keeps each deal's result once", () => {
    const scored = (deals: number) => ({
      type: "DealScored", lines: [], standing: { scores: [], deals, winners: [] },
    });
    state(1, { events: [{ n: 0, event: scored(1) }] });
    state(2, { snapshot: true, view: { standing: { deals: 1 }, hand: [], result: scored(1) } });
    state(3, { events: [{ n: 7, event: scored(2) }] });
    expect(store.results.map((each) => each.standing.deals)).toEqual([1, 2]);
  });

  it("tells what happened with the players' names", async () => {
    await expect.poll(() => store.words).not.toBeNull();
    state(1, { events: [told(0, 0), told(1, 1)] });
    expect(store.names[0]).toBe("Anna");
    expect(store.log.map((line) => line.text)).toEqual([
      "You take the trick.",
      `${store.names[1]} takes the trick.`,
    ]);
  });

  it("tells the table one's language and name when they change", () => {
    const { language, name } = settings;
    settings.language = "ko";
    settings.name = "민준";
    flushSync();
    expect(sent).toEqual([{ type: "introduce", name: "민준", lang: "ko" }]);
    says({ type: "table", table: { ...TABLE, paused: true }, you: 0, controls: true, standing: {} });
    expect(sent).toHaveLength(1);
    settings.language = language;
    settings.name = name;
  });

  it("knows who acts, who is the host, and why the line is closed", () => {
    expect(store.host).toBe(true);
    says({ type: "table", table: TABLE, you: 1, controls: false, standing: {} });
    expect([store.you, store.controls, store.host]).toEqual([1, false, false]);
    server.ended(4403, "kicked");
    expect(store.ended).toEqual({ code: 4403, reason: "kicked" });
  });
});

describe("a hint", () => {
  const DECISION = { name: "play", actions: [], picks: [], refused: [], pairs: [], ahead: [] };
  const ALONE = { ...TABLE, policy: { ...TABLE.policy, hints: "alone" } };
  const HINT = {
    type: "hinted", seq: 3, action: { type: "Play", card: "LO" }, unit: "match",
    choices: [], reason: { code: "only", option: "", details: {} }, worlds: 0,
  };

  function at(table: object): void {
    says({ type: "table", table, you: 0, controls: true, standing: {} });
  }

  beforeEach(() => {
    at(ALONE);
    state(3, { decision: DECISION });
    sent = [];
  });

  it("may be asked for in one's turn, as the table's policy says", () => {
    const person = { ...SEAT, host: false };
    expect(store.mayHint).toBe(true);
    at({ ...ALONE, policy: { ...ALONE.policy, hints: "off" } });
    expect(store.mayHint).toBe(false);
    at({ ...ALONE, seats: [SEAT, person] });
    expect(store.mayHint).toBe(false);
    at({ ...ALONE, seats: [SEAT, person], policy: { ...ALONE.policy, hints: "all" } });
    expect(store.mayHint).toBe(true);
    state(4, { decision: { ...DECISION, actions: [{ type: "Play", card: "LO" }] } });
    expect(store.mayHint).toBe(false);
    state(5);
    expect(store.mayHint).toBe(false);
  });

  it("is asked for once, shown, and put away by asking again", () => {
    store.askHint();
    store.askHint();
    expect(sent).toEqual([{ type: "hint", after: 3 }]);
    expect(store.thinking).toBe(true);
    says({ ...HINT, command_id: "c1" });
    expect(store.thinking).toBe(false);
    expect(store.hint).toMatchObject({ action: { card: "LO" } });
    store.askHint();
    expect(store.hint).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it("goes away with its position, by a decision, or when it comes too late", () => {
    store.askHint();
    says({ ...HINT, command_id: "c1" });
    state(3);
    expect(store.hint).not.toBeNull();
    state(4, { decision: DECISION });
    expect(store.hint).toBeNull();
    store.askHint();
    says({ ...HINT, command_id: "c2" });
    expect(store.hint).toBeNull();
    store.askHint();
    says({ ...HINT, seq: 4, command_id: "c3" });
    store.act({ type: "Play", card: "LO" });
    expect(store.hint).toBeNull();
  });

  it("that is refused is explained, unless the position has only passed", () => {
    const refused = (command_id: string, code: string) =>
      says({ type: "refused", command_id, seq: 3, reason: { code, option: "", details: {} } });
    store.askHint();
    refused("c1", "stale");
    expect([store.thinking, store.denied]).toEqual([false, null]);
    store.askHint();
    refused("c2", "no_hint_found");
    expect(store.denied).toMatchObject({ code: "no_hint_found" });
    store.askHint();
    says({ type: "problem", code: "too_many", details: { command_id: "c3", seconds: 2 } });
    expect(store.thinking).toBe(false);
  });
});
