import { describe, expect, it } from "vitest";

import { allows, same } from "../../src/decide/actions";
import { controlOf, isCostly, isSilent, levelsOf, obvious, questionsOf, STANDING, worthShowing } from "../../src/decide/controls";
import { nearestLevel, proposedStrain, stepped, strainsOf } from "../../src/decide/bids";
import { forms, lacking, proposed } from "../../src/decide/choosing";
import { standingQuestions } from "../../src/decide/standing";
import type { Action } from "../../src/net/protocol";
import { decision, state, tableOf } from "./table.svelte";

const NO = { code: "no_packerl", option: "exchange.packerl", details: {} };

describe("a question", () => {
  it("has its own control, and one that nobody knows yet gets buttons", () => {
    expect(controlOf("mulatschak", "bidding")).toBe("tricks");
    expect(controlOf("mighty", "bidding")).toBe("points");
    expect(controlOf("mighty", "friend")).toBe("sheet");
    expect(controlOf("mighty", "something_new")).toBe("answers");
    expect(questionsOf("mulatschak")).toHaveLength(13);
    expect(questionsOf("mighty")).toHaveLength(10);
  });

  it("that is put for secrecy only answers itself, others do not", () => {
    const keep: Action = { type: "KeepHand" };
    expect(obvious(decision("white_hand", { actions: [keep] }))).toEqual(keep);
    expect(obvious(decision("white_hand", { actions: [keep, { type: "ThrowIn" }] }))).toBeNull();
    expect(obvious(decision("take_weli", { actions: [{ type: "LeaveCard" }] }))).toBeNull();
    expect(obvious(decision("home", { actions: [{ type: "PlayAlong" }] }))).toBeNull();
  });

  it("that has been answered once for all is not put again, where the answer is legal", () => {
    const muli = decision("muli", { actions: [{ type: "NoMuli" }, { type: "Muli" }] });
    expect(isSilent(muli, {})).toBe(false);
    expect(isSilent(muli, { muli: { type: "NoMuli" } })).toBe(true);
    expect(isSilent(muli, { muli: { type: "Pass" } })).toBe(false);
    expect(isSilent(decision("misdeal", { actions: [{ type: "NoMisdeal" }] }), {})).toBe(true);
  });

  it("shows refused choices that somebody could expect", () => {
    const late = { action: { type: "Muli" }, reason: { code: "muli_too_late", option: "", details: {} } };
    const asked = decision("exchange", { refused: [{ action: { type: "Packerl" }, reason: NO }, late] });
    expect(worthShowing(asked)).toEqual([late]);
  });

  it("takes a second look before what is costly", () => {
    expect(isCostly("bidding", { type: "Muli" })).toBe(true);
    expect(isCostly("hold_muli", { type: "Hold" })).toBe(true);
    expect(isCostly("bidding", { type: "Hold" })).toBe(false);
    expect(isCostly("home", { type: "StayHome" })).toBe(false);
  });

  it("that everybody is asked has a switch only where it can come up", () => {
    const asks = { bidding: { muli_out_of_turn: true }, white: { redeal: "mandatory" } };
    expect(standingQuestions(tableOf("mulatschak", asks))).toEqual(["muli"]);
    expect(standingQuestions(tableOf("mighty", { misdeal: { allowed: true } }))).toEqual(["misdeal"]);
    expect(standingQuestions(tableOf("mighty"))).toEqual([]);
    expect(STANDING.mulatschak["white_hand"]).toEqual({ type: "KeepHand" });
  });
});

describe("an action", () => {
  it("is the same whatever the order of its fields and cards", () => {
    expect(same({ type: "Bid", level: 14, trump: null }, { trump: null, level: 14, type: "Bid" })).toBe(true);
    expect(same({ type: "Bury", cards: ["SA", "H2"] }, { type: "Bury", cards: ["H2", "SA"] })).toBe(true);
    expect(same({ type: "Bid", level: 14, trump: null }, { type: "Bid", level: 14, trump: "hearts" })).toBe(false);
  });

  it("is allowed when it is listed, picked or a pair", () => {
    const asked = decision("x", {
      actions: [{ type: "Pass" }],
      picks: [{ make: "Exchange", cards: ["LO", "BS", "B7"], sizes: [0, 2] }],
      pairs: ["SA", "SK"],
    });
    expect(allows(asked, { type: "Pass" })).toBe(true);
    expect(allows(asked, { type: "Hold" })).toBe(false);
    expect(allows(asked, { type: "Exchange", cards: ["B7", "LO"] })).toBe(true);
    expect(allows(asked, { type: "Exchange", cards: ["B7"] })).toBe(false);
    expect(allows(asked, { type: "Exchange", cards: ["B7", "HS"] })).toBe(false);
    expect(allows(asked, { type: "CallCards", one: "SA", other: "SK" })).toBe(true);
    expect(allows(asked, { type: "CallCards", one: "SA", other: "SA" })).toBe(false);
  });
});

describe("a bid of points", () => {
  const bids = decision("bidding", {
    actions: [
      { type: "Pass" },
      { type: "Bid", level: 14, trump: null },
      ...[15, 16].flatMap((level) =>
        (["spades", "hearts", null] as const).map((trump) => ({ type: "Bid", level, trump })),
      ),
    ],
  });

  it("is proposed in the longest suit, as low as it may be", () => {
    expect(strainsOf(bids)).toEqual(["spades", "hearts", null]);
    expect(proposedStrain(bids, ["H2", "H5", "SA", "C3", "C4", "C5"])).toBe("hearts");
    expect(nearestLevel(bids, "hearts", 0)).toBe(15);
    expect(nearestLevel(bids, null, 0)).toBe(14);
    expect(nearestLevel(bids, "hearts", 99)).toBe(16);
    expect(nearestLevel(bids, "clubs", 14)).toBeNull();
  });

  it("steps among the levels there are", () => {
    expect(levelsOf(bids, null)).toEqual([14, 15, 16]);
    expect(stepped(bids, null, 14, 1)).toBe(15);
    expect(stepped(bids, null, 16, 1)).toBe(16);
    expect(stepped(bids, "spades", 15, -1)).toBe(15);
  });
});

describe("choosing cards", () => {
  const pick = { make: "Exchange", cards: ["LO", "BS", "BU", "A7", "H9"], sizes: [0, 1, 2, 3, 5] };

  it("says how many lack", () => {
    expect(lacking(pick, 2)).toBe(0);
    expect(lacking(pick, 4)).toBe(1);
    expect(lacking({ ...pick, sizes: [3] }, 1)).toBe(2);
    expect(lacking({ ...pick, sizes: [0, 1] }, 3)).toBe(-2);
  });

  it("proposes what is neither trump nor a Sow, in a number that may be exchanged", () => {
    const { view, shown } = state({ view: { trump: "leaves" } });
    expect(proposed(pick, view, shown).sort()).toEqual(["A7", "BU", "H9"]);
    expect(proposed({ ...pick, sizes: [0, 1] }, view, shown)).toEqual(["A7"]);
    expect(proposed({ ...pick, sizes: [2] }, view, shown).sort()).toEqual(["A7", "H9"]);
  });

  it("offers the special forms that there are", () => {
    expect(forms([{ type: "Packerl" }], [{ type: "SixOnSeven" }])).toEqual([
      { type: "Exchange", refused: false },
      { type: "SixOnSeven", refused: true },
      { type: "Packerl", refused: false },
    ]);
  });
});
