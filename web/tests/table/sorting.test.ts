import { describe, expect, test } from "vitest";

import { arranged, moved, sorted, suitOrder, type Order } from "../../src/table/sorting";

const GERMAN: Order = { game: "mulatschak", trump: null, mighty: [], reversed: false };
const FRENCH: Order = { game: "mighty", trump: null, mighty: ["SA"], reversed: false };

describe("suits", () => {
  test("take turns in colour", () => {
    expect(suitOrder(["acorns", "leaves", "hearts", "bells"], null)).toEqual([
      "acorns",
      "hearts",
      "leaves",
      "bells",
    ]);
  });

  test("begin with trump, and go on with the other colour", () => {
    expect(suitOrder(["spades", "hearts", "diamonds", "clubs"], "hearts")).toEqual([
      "hearts",
      "spades",
      "diamonds",
      "clubs",
    ]);
  });

  test("put the colour with more suits around the other", () => {
    expect(suitOrder(["hearts", "diamonds", "clubs"], null)).toEqual([
      "hearts",
      "clubs",
      "diamonds",
    ]);
  });

  test("name no trump that is not held", () => {
    expect(suitOrder(["leaves"], "hearts")).toEqual(["leaves"]);
  });
});

describe("a hand", () => {
  test("has trumps first, and the Weli below the Sow among them", () => {
    const order = { ...GERMAN, trump: "leaves" as const };
    expect(sorted(["A7", "LK", "Weli", "LS", "H9"], order)).toEqual([
      "LS",
      "Weli",
      "LK",
      "H9",
      "A7",
    ]);
  });

  test("has the Weli among Bells before trump is named", () => {
    expect(sorted(["B7", "Weli", "BS", "A9"], GERMAN)).toEqual(["A9", "BS", "Weli", "B7"]);
  });

  test("has the mighty first, then the joker, then trumps", () => {
    const order = { ...FRENCH, trump: "clubs" as const };
    expect(sorted(["C3", "SA", "Joker", "H10", "CA"], order)).toEqual([
      "SA",
      "Joker",
      "CA",
      "C3",
      "H10",
    ]);
  });

  test("keeps copies together", () => {
    expect(sorted(["S9'", "SK", "S9"], FRENCH)).toEqual(["SK", "S9", "S9'"]);
  });

  test("can be the other way round", () => {
    expect(sorted(["S2", "SK"], { ...FRENCH, reversed: true })).toEqual(["S2", "SK"]);
  });
});

describe("an order of one's own", () => {
  test("is kept as cards go", () => {
    expect(arranged(["SK", "H2"], ["H2", "D3", "SK"], FRENCH)).toEqual(["H2", "SK"]);
  });

  test("takes new cards in where sorting would put them", () => {
    expect(arranged(["SK", "SQ", "H2"], ["H2", "SK"], FRENCH)).toEqual(["H2", "SK", "SQ"]);
  });

  test("is made by moving a card", () => {
    expect(moved(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], "b", 9)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]);
  });
});
