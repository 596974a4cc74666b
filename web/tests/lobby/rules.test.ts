import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { RulesDraft, looksLikeFile, tidy } from "../../src/lobby/rules.svelte";

interface Asked {
  wish: Record<string, unknown>;
  answer(more?: Record<string, unknown>): void;
  fail(code: string): void;
}

let asked: Asked[];
let ready: [string, number][];

const TOLD = {
  game: "mulatschak", code: "M1-C", base: "salzburg", base_title: "Salzburg", read: true,
  values: { "home.cost": 1, "exchange.most": 5 }, changed: {}, problems: [],
};

beforeEach(() => {
  asked = [];
  ready = [];
  vi.stubGlobal("fetch", (_path: string, init: { body: string }) =>
    new Promise((resolve) => {
      asked.push({
        wish: JSON.parse(init.body) as Record<string, unknown>,
        answer: (more = {}) => resolve(new Response(JSON.stringify({ ...TOLD, ...more }))),
        fail: (code) =>
          resolve(new Response(JSON.stringify({ code, details: {} }), { status: 400 })),
      });
    }),
  );
});

afterEach(() => vi.unstubAllGlobals());

async function loaded(): Promise<RulesDraft> {
  const draft = new RulesDraft("mulatschak", (told, seats) => ready.push([told.code, seats]));
  const done = draft.load("M1-C", "salzburg", 4);
  asked[0]?.answer();
  await done;
  return draft;
}

describe("a draft of house rules", () => {
  it("begins with the table's rules and sends nothing", async () => {
    const draft = await loaded();
    expect(asked[0]?.wish).toMatchObject({ code: "M1-C", base: "salzburg", seats: 4 });
    expect(draft.told?.code).toBe("M1-C");
    expect(ready).toEqual([]);
  });

  it("shows a choice at once, and hands on what goes together", async () => {
    const draft = await loaded();
    const done = draft.set("home.cost", 2);
    expect(draft.values["home.cost"]).toBe(2);
    expect(asked[1]?.wish).toMatchObject({ base: "salzburg", values: { "home.cost": 2 } });
    const values = { ...TOLD.values, "home.cost": 2 };
    asked[1]?.answer({ code: "M1-X", values, changed: { "home.cost": "Salzburg: 1" } });
    await done;
    expect(ready).toEqual([["M1-X", 4]]);

    const undone = draft.undo("home.cost");
    expect(asked[2]?.wish).toMatchObject({ values: {} });
    asked[2]?.answer();
    await undone;
    expect(draft.values["home.cost"]).toBe(1);
  });

  it("keeps what does not go together to itself", async () => {
    const draft = await loaded();
    const done = draft.set("exchange.most", 9);
    const problem = { code: "x", path: "exchange.most", sentence: "No.", remedy: 5 };
    asked[1]?.answer({ problems: [problem] });
    await done;
    expect(draft.told?.problems).toHaveLength(1);
    expect(ready).toEqual([]);
  });

  it("forgets an answer that a later choice has overtaken", async () => {
    const draft = await loaded();
    const first = draft.set("home.cost", 2);
    const second = draft.set("home.cost", 3);
    asked[2]?.answer({ code: "M1-3" });
    await second;
    asked[1]?.answer({ code: "M1-2" });
    await first;
    expect(draft.told?.code).toBe("M1-3");
    expect(ready).toEqual([["M1-3", 4]]);
  });

  it("sends both of two choices that follow each other at once", async () => {
    const draft = await loaded();
    void draft.set("home.cost", 2);
    void draft.set("exchange.most", 3);
    expect(asked[2]?.wish).toMatchObject({ values: { "home.cost": 2, "exchange.most": 3 } });
  });

  it("does not take rules of the other game", async () => {
    const draft = await loaded();
    const done = draft.paste("Y1-C");
    expect(asked[1]?.wish).toMatchObject({ code: "Y1-C" });
    asked[1]?.answer({ game: "mighty", code: "Y1-C" });
    await done;
    expect(draft.strange).toBe(true);
    expect(draft.told?.code).toBe("M1-C");
    expect(ready).toEqual([]);
  });

  it("says what the server did not do", async () => {
    const draft = await loaded();
    const done = draft.profile("geiser");
    asked[1]?.fail("too_many");
    await done;
    expect(draft.problem?.code).toBe("too_many");
    expect(draft.busy).toBe(false);
  });
});

describe("what is pasted", () => {
  it.each([
    ["M1-V12-M", false],
    [" M1-C\n", false],
    ["[home]\ncost = 2", true],
    ["home.cost = 2", true],
  ])("%j is a file: %s", (text, file) => {
    expect(looksLikeFile(text)).toBe(file);
  });
});

describe("a number that depends on the number of players", () => {
  it.each([
    [{ otherwise: 5, "4": 3 }, { otherwise: 5, "4": 3 }],
    [{ otherwise: 5, "4": 5 }, 5],
    [{ otherwise: 5 }, 5],
    [7, 7],
    [["a"], ["a"]],
    [null, null],
  ])("%j is written as %j", (value, written) => {
    expect(tidy(value)).toEqual(written);
  });
});
