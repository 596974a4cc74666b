import { beforeEach, describe, expect, it } from "vitest";

import { Decider } from "../../src/decide/decider.svelte";
import { Plan } from "../../src/decide/plan.svelte";
import type { Action, Decision, MightyView } from "../../src/net/protocol";
import { decision, FakeStore, SETTINGS, state, tableOf } from "./table.svelte";

const VIEW = {
  standing: { scores: [0, 0, 0, 0, 0], deals: 2, winners: [] },
  redeals: 0,
  hand: ["SA", "S2", "H3", "D4"],
  buried: [],
  captured: [0, 0, 0, 0, 0],
  contract: { level: 15, trump: "hearts" },
  trick: null,
  result: null,
};
const KEEP: Action = { type: "Declare", level: 15, trump: "hearts" };
const RAISE: Action = { type: "Declare", level: 20, trump: null };
const KING: Action = { type: "CallCard", card: "SK" };
const CONTRACT = decision("contract", { actions: [KEEP, RAISE] });
const FRIEND = decision("friend", { actions: [KING, { type: "CallCard", card: "Joker" }, { type: "Alone" }] });
const REQUEST = decision("request", { actions: [{ type: "NoRequest" }, { type: "Request", suit: "clubs" }] });
const BURY = decision("bury", {
  picks: [{ make: "Bury", cards: ["SA", "S2", "H3", "D4"], sizes: [2] }],
  ahead: [CONTRACT, FRIEND, REQUEST],
});

let store: FakeStore;
let decider: Decider;
let seq = 0;

function asks(asked: Decision | null, more: object = {}, snapshot = false): void {
  store.pending = null;
  seq += 1;
  store.state = state({ seq, decision: asked, snapshot, view: { ...VIEW, ...more } });
  decider.follow(store.state);
}
const view = () => store.state!.view as MightyView;

beforeEach(() => {
  store = new FakeStore();
  store.table = tableOf("mighty");
  decider = new Decider(store, SETTINGS);
  asks(BURY);
});

describe("the declarer's sheet", () => {
  it("has all that is asked next, and says what is missing", () => {
    expect(Plan.steps(BURY).map(({ name }) => name)).toEqual(["bury", "contract", "friend", "request"]);
    expect(Plan.steps(decision("bidding"))).toEqual([]);
    expect(decider.plan.missing(Plan.steps(BURY), view())).toBe("friend");
    decider.plan.friend = KING;
    expect(decider.plan.missing(Plan.steps(BURY), view())).toBeNull();
  });

  it("sends everything in the order of the rule book", () => {
    decider.plan.friend = KING;
    decider.plan.contract = RAISE;
    decider.plan.request = { type: "Request", suit: "clubs" };
    decider.plan.bury(["S2", "D4"], view());
    asks(CONTRACT);
    asks(FRIEND, { contract: { level: 20, trump: null } });
    asks(REQUEST, { contract: { level: 20, trump: null } });
    expect(store.acted).toEqual([
      { type: "Bury", cards: ["S2", "D4"] },
      RAISE,
      KING,
      { type: "Request", suit: "clubs" },
    ]);
  });

  it("keeps the contract and asks for nothing where nothing was chosen", () => {
    decider.plan.friend = { type: "Alone" };
    decider.plan.bury(["S2", "D4"], view());
    asks(CONTRACT);
    asks(FRIEND);
    asks(REQUEST);
    expect(store.acted.slice(1)).toEqual([KEEP, { type: "Alone" }, { type: "NoRequest" }]);
  });

  it("waits for the answer before it sends the next", () => {
    decider.plan.friend = KING;
    decider.plan.bury(["S2", "D4"], view());
    store.state = state({ seq: 90, decision: CONTRACT, view: VIEW });
    decider.follow(store.state);
    expect(store.acted).toHaveLength(1);
    store.pending = null;
    decider.follow(store.state);
    expect(store.acted).toHaveLength(2);
  });

  it("drops what turns out not to be legal, with a word", () => {
    decider.plan.friend = KING;
    decider.plan.bury(["S2", "D4"], view());
    asks(CONTRACT);
    asks(decision("friend", { actions: [{ type: "Alone" }, { type: "CallCard", card: "Joker" }] }));
    expect(store.acted).toHaveLength(2);
    expect(decider.plan.dropped).toBe("friend");
    expect(decider.plan.friend).toBeNull();
    decider.plan.answer({ type: "Alone" }, view());
    asks(REQUEST);
    expect(store.acted.at(-1)).toEqual({ type: "NoRequest" });
  });

  it.each([
    ["a snapshot", {}, true],
    ["another deal", { standing: { scores: [], deals: 3, winners: [] } }, false],
    ["cards thrown in", { redeals: 1 }, false],
  ])("is forgotten after %s", (_cause, more, snapshot) => {
    decider.plan.friend = KING;
    decider.plan.bury(["S2", "D4"], view());
    asks(CONTRACT, more, snapshot);
    expect(store.acted).toHaveLength(1);
    expect(decider.plan.friend).toBeNull();
  });

  it("asks for a suit only at the highest no-trump, and not alone", () => {
    expect(decider.plan.asksRequest(view(), 20)).toBe(false);
    decider.plan.contract = RAISE;
    expect(decider.plan.asksRequest(view(), 20)).toBe(false);
    decider.plan.friend = KING;
    expect(decider.plan.asksRequest(view(), 20)).toBe(true);
    decider.plan.friend = { type: "Alone" };
    expect(decider.plan.asksRequest(view(), 20)).toBe(false);
  });
});
