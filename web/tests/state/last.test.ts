import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { forgetLast, keepLast, lastGame, lastRules } from "../../src/state/last";

const RULES = { code: "M1-C", profile: "salzburg", seats: 4, level: "regular", changed: 0 };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("the rules that were played last", () => {
  it("are kept for each game", () => {
    keepLast("mulatschak", RULES);
    keepLast("mighty", { ...RULES, code: "Y1-C", seats: 5 });
    expect(lastRules("mulatschak")).toEqual(RULES);
    expect(lastRules("mighty")?.seats).toBe(5);
    expect(lastGame()).toBe("mighty");
    forgetLast("mighty");
    expect(lastRules("mighty")).toBeNull();
    expect(lastRules("mulatschak")).toEqual(RULES);
  });

  it.each([
    "{", "7", "null", "[]", '{"mulatschak": 1}', '{"mulatschak": {"code": "M1-C"}}',
    JSON.stringify({ mulatschak: { ...RULES, seats: "4" } }),
    JSON.stringify({ mulatschak: { ...RULES, code: "x".repeat(5000) } }),
  ])("are none where there is %j", (text) => {
    kept.set("weli.last", text);
    expect(lastRules("mulatschak")).toBeNull();
    expect(lastGame()).toBeNull();
  });

  it("are none in a browser that keeps nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    keepLast("mulatschak", RULES);
    expect(lastRules("mulatschak")).toBeNull();
  });
});
