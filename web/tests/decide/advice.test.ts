/* A hint as a list: what cannot be told apart is not told apart. */

import { describe, expect, it } from "vitest";

import { rowsOf } from "../../src/decide/advice";
import type { Hint, Weighed } from "../../src/net/protocol";
import { figureOf, sayWhy, withHints } from "../../src/words/hint";
import { loadWords } from "../../src/words/load";

function hintOf(unit: Hint["unit"], choices: readonly (readonly [string, number, number])[]): Hint {
  const weighed = choices.map(
    ([card, worth, error]): Weighed => ({ action: { type: "Play", card }, worth, error }),
  );
  return {
    type: "hinted",
    command_id: "a",
    seq: 1,
    action: weighed[0]!.action,
    unit,
    choices: weighed,
    reason: { code: "better", option: "", details: {} },
    worlds: 100,
  };
}

describe("the list of a hint", () => {
  it("shows what is about as good as the best with the same figure and bar", () => {
    const rows = rowsOf(
      hintOf("match", [
        ["LS", 0.4, 0],
        ["L7", 0.39, 0.01],
        ["BU", 0.3, 0.01],
      ]),
      9,
    );
    expect(rows.map(({ alike }) => alike)).toEqual([true, true, false]);
    expect(rows[1]).toMatchObject({ worth: 0.4, share: 1 });
    expect(rows[2]).toMatchObject({ worth: 0.3 });
    expect(rows[2]!.share).toBeLessThan(0.1);
  });

  it("puts what is as good before what is surely worse", () => {
    const rows = rowsOf(
      hintOf("points", [
        ["SA", 3, 0],
        ["S2", 1, 0.1],
        ["D2", 0.5, 2],
      ]),
      9,
    );
    expect(rows.map(({ action }) => action.card)).toEqual(["SA", "D2", "S2"]);
  });

  it("does not blow up a small difference", () => {
    const [, other] = rowsOf(
      hintOf("match", [
        ["LS", 0.4, 0],
        ["L7", 0.39, 0.001],
      ]),
      9,
    );
    expect(other).toMatchObject({ alike: false });
    expect(other!.share).toBeCloseTo(0.75);
  });

  it("stops after so many, and knows none where there is no choice", () => {
    const hint = hintOf("points", [
      ["SA", 3, 0],
      ["S2", 1, 0.1],
    ]);
    expect(rowsOf(hint, 1)).toHaveLength(1);
    expect(rowsOf({ ...hint, choices: [] }, 9)).toEqual([]);
  });
});

describe("the words of a hint", () => {
  it("come only when they are needed, in every language", async () => {
    const hint = hintOf("match", [
      ["LS", 0.4, 0],
      ["L7", 0.3, 0.01],
    ]);
    for (const [lang, percent] of [
      ["en", "40.0 %"],
      ["de", "40,0 %"],
      ["ko", "40.0 %"],
    ] as const) {
      const words = await loadWords(lang, "mulatschak");
      expect(words.has("advice-title")).toBe(false);
      const told = await withHints(words);
      expect(figureOf(told, "match", 0.4)).toBe(percent);
      expect(sayWhy(told, hint, [])).toMatch(/10[.,]0/);
      expect(sayWhy(told, { ...hint, reason: { ...hint.reason, code: "bid_sure", details: { suit: "leaves", number: 2 } } }, [])).toContain(told.suitName("leaves"));
    }
  });

  it("write points with their sign", async () => {
    const told = await withHints(await loadWords("en", "mighty"));
    expect([3.25, -0.04, -2].map((worth) => figureOf(told, "points", worth))).toEqual([
      "+3.3",
      "+0.0",
      "-2.0",
    ]);
  });
});
