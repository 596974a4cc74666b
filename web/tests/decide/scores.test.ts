import { describe, expect, it } from "vitest";

import { asked } from "../../src/decide/answers";
import type { DealScored } from "../../src/net/protocol";
import { chalk, isPenalty, race, rowsOf } from "../../src/scores/sheet";
import { loadWords } from "../../src/words/load";
import { decision, state, tableOf } from "./table.svelte";

const german = await loadWords("en", "mulatschak");
const french = await loadWords("en", "mighty", { style: "payment" });
const NAMES = ["Anna", "Resi", "Toni"];

const SCORED = {
  type: "DealScored",
  lines: [
    { seat: 0, kind: "failed_bid", count: 1, points: 10, factor: 2 },
    { seat: 1, kind: "trick", count: 3, points: -1, factor: 2 },
    { seat: 2, kind: "home", count: 1, points: 1, factor: 2 },
  ],
  doublings: [["hearts", 2]],
  standing: { scores: [41, -2, 23], deals: 4, winners: [] },
  declarer: 0,
  made: false,
  tricks: [1, 3, 0],
  trump: "hearts",
} as unknown as DealScored;

describe("the slate", () => {
  const row = rowsOf(german, [SCORED], tableOf("mulatschak"), NAMES)[0]!;

  it("has a row for each deal, with its trump and what it counts", () => {
    expect(row).toMatchObject({ deal: 4, suit: "hearts", factor: 2, declarer: 0, level: null });
    expect(row.cells.map(({ score }) => score)).toEqual(["41", "−2", "23"]);
    expect(row.cells.map(({ cause }) => cause)).toEqual(["bid +20", "−6", "home +2"]);
    expect(row.cells.map(({ good }) => good)).toEqual([false, true, false]);
  });

  it("explains every point, and names the house rule", () => {
    expect(row.cells[1]?.told).toEqual(["3 tricks × −1, ×2 (Hearts) = −6"]);
    expect(row.cells.map(({ rule }) => rule)).toEqual(["scoring.failed_bid", "scoring.trick", "home.cost"]);
    for (const { rule } of row.cells) expect(german.optionCalled(rule)).not.toBe(rule);
  });

  it("shows no score below zero where that is played", () => {
    const table = tableOf("mulatschak", { match: { clamp_at_zero: true } });
    expect(rowsOf(german, [SCORED], table, NAMES)[0]?.cells[1]?.score).toBe("0");
  });

  it("shows the contract and half points of Mighty, and which way is good", () => {
    const result = {
      type: "DealScored",
      declarer: 1,
      friends: [],
      contract: { level: 15, trump: "hearts" },
      taken: 14,
      made: false,
      base: "5/2",
      multipliers: [],
      worth: "5/2",
      lines: [
        { seat: 0, side: "defender", points: "5/2", pot: 0 },
        { seat: 1, side: "declarer", points: -5, pot: 2 },
        { seat: 2, side: "sat_out", points: 0, pot: 0 },
      ],
      standing: { scores: ["5/2", -3, 0], deals: 1, winners: [] },
      captured: [],
    } as unknown as DealScored;
    const played = rowsOf(french, [result], tableOf("mighty"), NAMES)[0]!;
    expect(played).toMatchObject({ suit: "hearts", level: 15 });
    expect(played.cells.map(({ points }) => points)).toEqual(["+2½", "−3", "0"]);
    expect(played.cells.map(({ good }) => good)).toEqual([true, false, null]);
    const penalty = tableOf("mighty", { score: { style: "penalty" } });
    expect(isPenalty(penalty)).toBe(true);
    expect(rowsOf(french, [result], penalty, NAMES)[0]?.cells[0]?.good).toBe(false);
  });

  it("writes a real minus", () => {
    expect(chalk("2 × -1 = -2")).toBe("2 × −1 = −2");
  });
});

describe("the race to zero", () => {
  it("goes from the highest score to zero, and not beyond", () => {
    expect(race([21, 0, -3], 21)).toEqual({ most: 21, at: [0, 1, 1] });
    expect(race([31, 10], 21).most).toBe(33);
  });
});

describe("a question with buttons", () => {
  const rules = {
    home: { cost: 1 },
    scoring: { no_trick: 5, trick: -1, muli_won_declarer: -10, muli_lost_declarer: 10 },
  };
  const table = tableOf("mulatschak", rules);
  const labels = (name: string, types: string[], view: object = {}) =>
    asked(german, decision(name, { actions: types.map((type) => ({ type })) }), state({ view }).view, table, 2, 0);

  it("says what it costs", () => {
    const home = labels("home", ["PlayAlong", "StayHome"]);
    expect(home.answers.map(({ label }) => label)).toEqual(["Stay home: +2", "Play along"]);
    expect(home.hint).toBe("Going along: −2 for each trick, +10 without one.");
    expect(labels("muli", ["NoMuli", "Muli"]).hint).toContain("−20");
  });

  it("has the usual answer last and large, the bold one in honey", () => {
    const looks = labels("muli", ["NoMuli", "Muli"]).answers.map(({ action, look }) => [action.type, look]);
    expect(looks).toEqual([["Muli", "honey"], ["NoMuli", "go"]]);
    expect(labels("hold_muli", ["Pass", "Hold"]).answers.at(-1)?.action.type).toBe("Pass");
  });

  it("shows the card that it is about", () => {
    const seen = { seen: { seat: 0, card: "A9", last: true } };
    const leave = labels("take_weli", ["LeaveCard"], seen);
    expect(leave).toMatchObject({ card: "A9", title: "The card you saw" });
    expect(leave.answers[0]?.label).toBe("Go on");
    expect(labels("take_weli", ["TakeWeli"], { seen: { ...seen.seen, card: "Weli" } }).title).not.toBe(
      "The card you saw",
    );
    const turned = labels("on_sight", ["KeepCard"], { shown: [[1, "B7"], [0, "H9"]] });
    expect(turned.card).toBe("H9");
  });
});
