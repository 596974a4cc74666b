import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Decider } from "../../src/decide/decider.svelte";
import { standingOn, turnStanding } from "../../src/decide/standing";
import { decision, FakeStore, play, SETTINGS, state, tableOf } from "./table.svelte";

const FOLLOW = { code: "farbzwang", option: "", details: {} };
const MY_TURN = decision("play", {
  actions: [play("BS"), play("BU")],
  refused: [{ action: play("LO"), reason: FOLLOW }],
});

let store: FakeStore;
let decider: Decider;

function shows(more: Parameters<typeof state>[0]): void {
  store.state = state(more);
  decider.follow(store.state);
}

function sit(settings = SETTINGS): void {
  store = new FakeStore();
  store.table = tableOf("mulatschak");
  decider = new Decider(store, settings);
}

beforeEach(() => sit());

describe("a hand on its turn", () => {
  it("lifts what is legal, dims the rest, and knows why", () => {
    shows({ decision: MY_TURN });
    expect(decider.hand.stateOf("BS")).toMatchObject({ legal: true, ring: true, dim: false });
    expect(decider.hand.stateOf("LO")).toMatchObject({ legal: false, dim: true, reason: FOLLOW });
  });

  it("marks what the Master would play, and Escape puts the hint away", () => {
    shows({ decision: MY_TURN });
    store.hint = { action: play("BU"), choices: [] } as unknown as typeof store.hint;
    expect(decider.hand.stateOf("BU")).toMatchObject({ advised: true, legal: true });
    expect(decider.hand.stateOf("BS").advised).toBe(false);
    expect(decider.advises(play("BU"))).toBe(true);
    expect(decider.close()).toBe(true);
    expect(store.hint).toBeNull();
    expect(decider.advises(play("BU"))).toBe(false);
    store.hint = { action: { type: "Bury", cards: ["BS", "LO"] }, choices: [] } as unknown as typeof store.hint;
    expect(["BS", "BU", "LO"].filter((code) => decider.hand.stateOf(code).advised)).toEqual(["BS", "LO"]);
  });

  it("plays a legal card with a tap, and locks until the answer", () => {
    shows({ decision: MY_TURN });
    decider.hand.tap("BS");
    expect(store.acted).toEqual([play("BS")]);
    expect(decider.hand.stateOf("BS")).toMatchObject({ ring: true, waiting: true });
    decider.hand.tap("BU");
    expect(store.acted).toHaveLength(1);
  });

  it("explains a tap on another card until it is put away", () => {
    shows({ decision: MY_TURN });
    decider.hand.tap("LO");
    expect(store.acted).toEqual([]);
    expect(decider.hand.refused).toEqual({ code: "LO", reason: FOLLOW });
    expect(decider.close()).toBe(true);
    expect(decider.hand.refused).toBeNull();
    expect(decider.close()).toBe(false);
  });

  it("waits for a second tap where the player likes that; a dragged card does not wait", () => {
    sit({ ...SETTINGS, two_taps: true });
    shows({ decision: MY_TURN });
    decider.hand.tap("BS");
    expect(store.acted).toEqual([]);
    expect(decider.hand.stateOf("BS").raised).toBe(true);
    decider.hand.tap("BU");
    decider.hand.tap("BU");
    expect(store.acted).toEqual([play("BU")]);
    store.pending = null;
    decider.hand.drop("BS");
    expect(store.acted).toEqual([play("BU"), play("BS")]);
  });

  it("lifts the card on which a finger let go that slid over the fan; a tap plays it", () => {
    shows({ decision: MY_TURN });
    decider.hand.slide("BU");
    expect(store.acted).toEqual([]);
    expect(decider.hand.stateOf("BU").raised).toBe(true);
    decider.hand.slide("BS");
    expect(decider.hand.stateOf("BU").raised).toBe(false);
    decider.hand.slide("LO");
    expect(decider.hand.refused).toEqual({ code: "LO", reason: FOLLOW });
    decider.hand.slide("BS");
    decider.hand.tap("BS");
    expect(store.acted).toEqual([play("BS")]);
    decider.hand.slide("BU");
    expect(store.acted).toHaveLength(1);
  });

  it("explains at the card what the server refuses", () => {
    shows({ decision: MY_TURN });
    decider.hand.tap("BS");
    store.pending = null;
    store.refused = { action: play("BS"), reason: FOLLOW };
    decider.follow(store.state!);
    expect(decider.hand.refused).toEqual({ code: "BS", reason: FOLLOW });
  });

  it("does nothing on a page that only mirrors", () => {
    store.controls = false;
    shows({ decision: MY_TURN });
    decider.hand.tap("BS");
    expect(store.acted).toEqual([]);
    expect(decider.hand.mode).toBe("rest");
  });
});

describe("a card chosen before its turn", () => {
  const waiting = { turn: { seat: 1, question: "play" } } as object;

  beforeEach(() => {
    shows(waiting);
    decider.hand.tap("BU");
  });

  it("is marked, and taken back by another tap", () => {
    expect(decider.hand.stateOf("BU").preselected).toBe(true);
    decider.hand.tap("BU");
    expect(decider.hand.stateOf("BU").preselected).toBe(false);
  });

  it("is played when its turn comes", () => {
    shows({ seq: 2, decision: MY_TURN });
    expect(store.acted).toEqual([play("BU")]);
  });

  it("is not played when it may not be, and says why", () => {
    decider.hand.tap("LO");
    shows({ seq: 2, decision: MY_TURN });
    expect(store.acted).toEqual([]);
    expect(decider.hand.refused?.code).toBe("LO");
  });

  it.each([
    ["a snapshot", { seq: 2, snapshot: true, decision: MY_TURN }],
    ["another trick", { seq: 2, shown: { taken: [1, 0], winning: -1 }, decision: MY_TURN }],
    ["another deal", { seq: 2, view: { standing: { deals: 1, scores: [], winners: [] } }, decision: MY_TURN }],
    ["another question", { seq: 2, decision: decision("home", { actions: [{ type: "PlayAlong" }] }) }],
    ["the card gone", { seq: 2, view: { hand: ["LO"] }, decision: MY_TURN }],
  ])("is dropped by %s", (_cause, next) => {
    shows(next as object);
    expect(store.acted).toEqual([]);
    expect(decider.hand.premove.card).toBeNull();
  });

  it("cannot be chosen by somebody whose card lies in the trick already, or who is home", () => {
    decider.hand.premove.cancel();
    shows({ ...waiting, seq: 2, view: { trick: { order: [0, 1], cards: ["BS"], winner: null } } });
    expect(decider.hand.mode).toBe("rest");
    shows({ ...waiting, seq: 3, view: { home: [0] } });
    expect(decider.hand.mode).toBe("rest");
  });
});

describe("the only card", () => {
  const ONLY = decision("play", { actions: [play("BS")] });
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("plays itself after a moment, once", () => {
    sit({ ...SETTINGS, auto_forced: true });
    shows({ decision: ONLY });
    expect(decider.hand.forced.action).toEqual(play("BS"));
    vi.runAllTimers();
    expect(store.acted).toEqual([play("BS")]);
    vi.runAllTimers();
    expect(store.acted).toHaveLength(1);
  });

  it("can be stopped, and stays stopped in the same decision", () => {
    sit({ ...SETTINGS, auto_forced: true });
    shows({ decision: ONLY });
    decider.close();
    decider.follow(store.state!);
    vi.runAllTimers();
    expect(store.acted).toEqual([]);
  });

  it("waits for its player unless that is wished for", () => {
    shows({ decision: ONLY });
    vi.runAllTimers();
    expect(store.acted).toEqual([]);
  });
});

describe("cards to lay off", () => {
  const pick = { make: "LayOff", cards: ["LO", "BS", "BU"], sizes: [2] };

  beforeEach(() => shows({ decision: decision("lay_off", { picks: [pick] }) }));

  it("are chosen and put back by taps; one too many replaces the first", () => {
    for (const card of ["LO", "BS", "BU"]) decider.hand.tap(card);
    expect([...decider.hand.chosen]).toEqual(["BS", "BU"]);
    decider.hand.tap("BS");
    expect([...decider.hand.chosen]).toEqual(["BU"]);
    expect(decider.hand.stateOf("BU").selected).toBe(true);
  });

  it("are forgotten with the next question", () => {
    decider.hand.tap("LO");
    shows({ seq: 2, decision: MY_TURN });
    expect(decider.hand.chosen.size).toBe(0);
  });

  it("that may not be buried say so", () => {
    shows({ seq: 2, decision: decision("bury", { picks: [{ make: "Bury", cards: ["BS", "BU"], sizes: [1] }] }) });
    decider.hand.tap("LO");
    expect(decider.hand.refused?.reason).toMatchObject({ code: "not_buried", option: "exchange.forbid" });
  });
});

describe("a second look", () => {
  it("comes before a Muli, and goes with the next question", () => {
    const asked = decision("bidding", { actions: [{ type: "Muli" }, { type: "Pass" }] });
    shows({ decision: asked });
    decider.act({ type: "Muli" });
    expect(store.acted).toEqual([]);
    expect(decider.confirming).toEqual({ type: "Muli" });
    decider.act({ type: "Muli" });
    expect(store.acted).toEqual([{ type: "Muli" }]);
    store.pending = null;
    shows({ seq: 2, decision: asked });
    decider.act({ type: "Muli" });
    shows({ seq: 3, decision: MY_TURN });
    expect(decider.confirming).toBeNull();
  });
});

describe("a standing answer", () => {
  it("is told to the server and taken back there", () => {
    shows({ decision: null });
    turnStanding(store, "muli");
    const no = { type: "standing_answer", question: "muli", action: { type: "NoMuli" } };
    expect(store.sent).toEqual([no]);
    store.standing = { muli: { type: "NoMuli" } };
    turnStanding(store, "muli");
    expect(store.sent[1]).toEqual({ ...no, action: null });
  });

  it("is shown while it can still come up", () => {
    store.table = tableOf("mulatschak", { bidding: { muli_out_of_turn: true } });
    store.standing = { muli: { type: "NoMuli" } };
    shows({ turn: { seat: 1, question: "bidding" } } as object);
    expect(standingOn(store)).toEqual(["muli"]);
    shows({ turn: { seat: 1, question: "play" } } as object);
    expect(standingOn(store)).toEqual([]);
  });
});
