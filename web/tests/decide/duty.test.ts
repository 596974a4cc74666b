import { describe, expect, it } from "vitest";

import { callable, inSuit, mightyUnder, pairCall } from "../../src/decide/calls";
import { likelyCalls } from "../../src/decide/cards";
import { tellDuty } from "../../src/decide/duty";
import { markSign, parts, spoken, withMark } from "../../src/decide/marks";
import type { MightyView } from "../../src/net/protocol";
import { loadWords } from "../../src/words/load";
import { decision, play, state, tableOf } from "./table.svelte";

const german = await loadWords("en", "mulatschak");
const french = await loadWords("en", "mighty");

function refusedFor(...codes: string[]) {
  return codes.map((code, place) => ({
    action: play(`X${place}`),
    reason: { code, option: "", details: {} },
  }));
}

function mulatschak(cards: readonly string[], winning: number, ...codes: string[]): string {
  const trick = cards.length === 0 ? null : { order: [1, 2, 0], cards, winner: null };
  const { view } = state({ view: { trump: "leaves", trick } });
  return tellDuty(german, view, decision("play", { refused: refusedFor(...codes) }), winning).text;
}

function mighty(trick: object | null, legal: readonly string[], ...codes: string[]): string {
  const { view } = state({ view: { captured: [0], contract: { level: 15, trump: "hearts" }, trick } });
  const asked = decision("play", { actions: legal.map(play), refused: refusedFor(...codes) });
  return tellDuty(french, view, asked, 0).text;
}

describe("the duty in Mulatschak", () => {
  it.each([
    [[], -1, [], "Lead any card"],
    [["B9"], 0, [], "Play any card"],
    [["B9"], 0, ["farbzwang"], "Follow Bells"],
    [["B9", "B10"], 1, ["farbzwang", "stichzwang"], "Follow Bells and beat the ten"],
    [["Weli"], 0, ["farbzwang"], "Follow Leaves"],
    [["B9"], 0, ["trumpfzwang"], "Play a trump: Leaves"],
    [["B9", "L7"], 1, ["trumpfzwang_wins"], "Play a trump that beats the seven of Leaves"],
    [["L9"], 0, ["stichzwang"], "Beat the nine"],
  ] as const)("%j is told as it is", (cards, winning, codes, expected) => {
    expect(mulatschak(cards, winning, ...codes)).toBe(expected);
  });
});

describe("the duty in Mighty", () => {
  const clubs = { order: [1, 0], cards: ["CK"], winner: null, named: [], called: false };

  it("names the suit, and what may be played beside it", () => {
    expect(mighty(clubs, ["C3"], "follow_suit")).toBe("Follow clubs");
    expect(mighty(clubs, ["C3", "SA"], "follow_suit")).toBe("Follow clubs, or play the mighty");
    expect(mighty(clubs, ["C3", "SA", "Joker"], "follow_suit")).toBe(
      "Follow clubs, or play the mighty or the joker",
    );
    expect(mighty(clubs, ["C3"])).toBe("Play any card");
  });

  it("follows what a joker named, and a colour", () => {
    const joker = { ...clubs, cards: ["Joker"], named: ["hearts"] };
    expect(mighty(joker, ["H3"], "follow_suit")).toBe("Follow hearts");
    const black = { ...clubs, cards: ["Joker"], named: ["spades", "clubs"] };
    expect(mighty(black, ["C3"], "follow_suit")).toBe("Follow spades or clubs");
  });

  it("says that the joker is called, and that a lead is bound", () => {
    expect(mighty(clubs, ["Joker"], "called_joker")).toBe("The joker is called: play it");
    expect(mighty(null, ["C3"])).toBe("Lead any card");
    expect(mighty(null, ["C3"], "banned_trump")).toBe("Lead; not every card may be led");
  });
});

describe("calling a friend", () => {
  const calls = decision("friend", {
    actions: ["SA", "SK", "HA", "Joker", "C5"].map((card) => ({ type: "CallCard", card })),
    refused: [{ action: { type: "CallCard", card: "DA" }, reason: { code: "fake_not_called", option: "friend.fake", details: {} } }],
    pairs: ["SA", "SK"],
  });
  const own = { hand: ["SK"], buried: ["C5"] } as unknown as MightyView;

  it("proposes the mighty, the joker and top cards that are not held", () => {
    expect(likelyCalls(calls.actions, own, ["SA"], "hearts", 3)).toEqual(["SA", "Joker", "HA"]);
  });

  it("shows every card by suit, those that may not be called, too", () => {
    const all = callable(calls);
    expect(inSuit(all, "spades").map(({ code }) => code)).toEqual(["SA", "SK"]);
    expect(inSuit(all, "diamonds")).toEqual([{ code: "DA", allowed: false }]);
    expect(inSuit(all, null).map(({ code }) => code)).toEqual(["Joker"]);
  });

  it("knows the mighty under another trump", () => {
    const table = tableOf("mighty", { special: { mighty: "SA", alt_mighty: "DA" } });
    expect(mightyUnder(table, "hearts")).toBe("SA");
    expect(mightyUnder(table, "spades")).toBe("DA");
    expect(mightyUnder(table, null)).toBe("SA");
  });

  it("names two cards in the order of the pack", () => {
    expect(pairCall(calls, "SK", "SA")).toEqual({ type: "CallCards", one: "SA", other: "SK" });
  });
});

describe("marks in a sentence", () => {
  it("are drawn, and not read aloud", () => {
    const text = `Beat 14 ${markSign("spades")} by Resi`;
    expect(parts(text)).toEqual(["Beat 14 ", { suit: "spades" }, " by Resi"]);
    expect(spoken(text)).toBe("Beat 14 by Resi");
    expect(markSign(null)).toBe("");
  });

  it("stand behind the suit's name, or at the end where the name goes on", () => {
    const mark = markSign("diamonds");
    expect(withMark("Karo bedienen", "diamonds", "Karo")).toBe(`Karo ${mark} bedienen`);
    expect(withMark("Follow diamonds", "diamonds", "diamonds")).toBe(`Follow diamonds ${mark}`);
    expect(withMark("다이아나 따라 내기", "diamonds", "다이아")).toBe(`다이아나 따라 내기 ${mark}`);
    expect(withMark("Play any card", null, "")).toBe("Play any card");
  });
});
