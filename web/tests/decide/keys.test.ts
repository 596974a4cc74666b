import { describe, expect, it } from "vitest";

import { KEYS, letterOf, meaning, moved, SUIT_KEYS } from "../../src/decide/keys";

function stroke(key: string, code = "", more: object = {}) {
  return { key, code, ctrlKey: false, altKey: false, metaKey: false, ...more };
}

describe("a key", () => {
  it.each([
    ["ArrowLeft", { do: "hand", by: -1 }],
    ["ArrowRight", { do: "hand", by: 1 }],
    ["Home", { do: "end", last: false }],
    ["End", { do: "end", last: true }],
    ["?", { do: "help" }],
    ["Escape", { do: "close" }],
    ["3", { do: "press", key: "3" }],
    ["H", { do: "press", key: "h" }],
    ["+", { do: "press", key: "+" }],
    ["=", { do: "press", key: "+" }],
    ["-", { do: "press", key: "-" }],
  ])("%s means what the help says", (key, expected) => {
    expect(meaning(stroke(key))).toEqual(expected);
  });

  it.each(["Enter", " ", "Tab", "F5", "Shift", "ß"])("%s stays the browser's", (key) => {
    expect(meaning(stroke(key))).toBeNull();
  });

  it.each(["ctrlKey", "altKey", "metaKey"])("with %s stays the browser's", (modifier) => {
    expect(meaning(stroke("h", "KeyH", { [modifier]: true }))).toBeNull();
  });

  it("goes by its place on a Korean keyboard", () => {
    expect(letterOf({ key: "ㅗ", code: "KeyH" })).toBe("h");
    expect(letterOf({ key: "x", code: "KeyQ" })).toBe("x");
  });
});

describe("the keys of a game", () => {
  const shared = [KEYS.go, KEYS.pass, KEYS.propose];

  it.each([
    ["mulatschak", ["acorns", "leaves", "hearts", "bells"], [KEYS.muli, KEYS.hold, KEYS.knock]],
    ["mighty", ["spades", "hearts", "diamonds", "clubs"], [KEYS.noTrump, KEYS.other, KEYS.alone]],
  ] as const)("are all different in %s", (_game, suits, own) => {
    const all = [...shared, ...own, ...suits.map((suit) => SUIT_KEYS[suit])];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("the cursor in the hand", () => {
  it("goes round, and begins at the end it comes from", () => {
    expect(moved(0, 1, 5)).toBe(1);
    expect(moved(4, 1, 5)).toBe(0);
    expect(moved(0, -1, 5)).toBe(4);
    expect(moved(-1, 1, 5)).toBe(0);
    expect(moved(-1, -1, 5)).toBe(4);
    expect(moved(-1, 1, 0)).toBe(-1);
  });
});
