import { describe, expect, test } from "vitest";

import { drawCard } from "../../src/cards/drawing";
import { copyOf, faceCode, faceOf, markOf, type FaceStyle } from "../../src/cards/faces";
import { glyph } from "../../src/cards/glyphs";

const GERMAN: FaceStyle = { game: "mulatschak", germanFaces: true, jokersApart: false };
const AS_FRENCH: FaceStyle = { ...GERMAN, germanFaces: false };
const MIGHTY: FaceStyle = { ...GERMAN, game: "mighty" };

const GERMAN_CODES = [..."ALHB"].flatMap((suit) =>
  ["6", "7", "8", "9", "10", "U", "O", "K", "S"].map((rank) => suit + rank),
);
const FRENCH_CODES = [..."SHDC"].flatMap((suit) =>
  ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"].map((rank) => suit + rank),
);

describe("a card's code", () => {
  test("tells copies apart, not faces", () => {
    expect(copyOf("Joker''")).toBe(2);
    expect(faceCode("SA'")).toBe("SA");
    expect(faceOf("SA'", MIGHTY)).toEqual(faceOf("SA", MIGHTY));
  });

  test("is read in the deck of its game", () => {
    expect(faceOf("HK", GERMAN).mark).toBe("heart");
    expect(faceOf("HK", MIGHTY).mark).toBe("fheart");
    expect(faceOf("S10", MIGHTY)).toEqual({ mark: "spade", index: "10" });
    expect(faceOf("LO", GERMAN)).toEqual({ mark: "leaf", index: "O" });
  });

  test.each([
    ["AU", "club", "J"],
    ["LO", "spade", "Q"],
    ["HS", "fheart", "A"],
    ["BK", "diamond", "K"],
    ["B10", "diamond", "10"],
  ])("%s can have a French face", (code, mark, index) => {
    expect(faceOf(code, AS_FRENCH)).toEqual({ mark, index });
  });

  test("keeps the Weli's face in every deck", () => {
    expect(faceOf("Weli", AS_FRENCH)).toEqual(faceOf("Weli", GERMAN));
  });

  test("tells a black joker from a red one only where both are there", () => {
    const apart = { ...MIGHTY, jokersApart: true };
    expect(faceOf("Joker", MIGHTY).red).toBe(true);
    expect(faceOf("Joker", apart).red).toBe(false);
    expect(faceOf("Joker'", apart).red).toBe(true);
  });
});

test("suits have the marks of the table's faces", () => {
  expect(markOf("acorns", AS_FRENCH)).toBe("club");
  expect(markOf("hearts", GERMAN)).toBe("heart");
  expect(markOf("hearts", MIGHTY)).toBe("fheart");
});

test("every card is drawn, and no two alike", () => {
  for (const detail of ["phone", "desk"] as const) {
    const german = [...GERMAN_CODES, "Weli"].map((code) =>
      drawCard(faceOf(code, GERMAN), { detail }),
    );
    const french = [...FRENCH_CODES, "Joker"].map((code) =>
      drawCard(faceOf(code, MIGHTY), { detail }),
    );
    const classes = (codes: string[], style: FaceStyle) =>
      codes.map((code) => faceOf(code, style).mark);
    const all = [
      ...german.map((svg, n) => svg + classes([...GERMAN_CODES, "Weli"], GERMAN)[n]),
      ...french.map((svg, n) => svg + classes([...FRENCH_CODES, "Joker"], MIGHTY)[n]),
    ];
    expect(new Set(all).size).toBe(all.length);
    for (const svg of all) expect(svg).not.toMatch(/undefined|NaN|style=/);
  }
});

test("every letter that the languages put on cards can be drawn", () => {
  const files = import.meta.glob<string>("../../../src/weli/i18n/*/terminal.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const star = glyph("*", 0, 0, 100);
  for (const text of Object.values(files)) {
    const letters = [...text.matchAll(/^index-(?!weli|joker|no-trump)[a-z]+ = (.+)$/gm)].map(
      ([, letter]) => letter,
    );
    expect(letters).toHaveLength(14);
    for (const letter of letters) expect(glyph(letter, 0, 0, 100)).not.toBe(star);
  }
});
