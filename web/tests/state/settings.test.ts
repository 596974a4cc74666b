import { describe, expect, it } from "vitest";

import { readLiked } from "../../src/state/settings.svelte";
import { languageFrom } from "../../src/words/languages";

const USUAL = readLiked(null, ["en-GB"]);

describe("settings that were kept", () => {
  it("come back as they were", () => {
    const kept = {
      ...USUAL,
      language: "ko",
      name: "민준",
      speed: "off",
      trick_stays: "tap",
      colours: { acorns: "#123abc" },
      sound: false,
    };
    expect(readLiked(JSON.stringify(kept), ["en"])).toEqual(kept);
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["a number", "7"],
    ["nothing in JSON", "null"],
    ["a list", "[1]"],
  ])("are the usual ones where there is %s", (_, text) => {
    expect(readLiked(text, ["en-GB"])).toEqual(USUAL);
  });

  it.each([
    ["speed", "breakneck"],
    ["trick_stays", 17],
    ["language", "tlh"],
    ["sound", "yes"],
    ["colours", null],
    ["name", "x".repeat(60)],
    ["name", 4],
    ["theme", ["dark"]],
    ["toString", "odd"],
  ])("are the usual ones, each for itself, where %s is %j", (key, value) => {
    const read = readLiked(JSON.stringify({ vibrate: false, [key]: value }), ["en-GB"]);
    expect(read).toEqual({ ...USUAL, vibrate: false });
  });

  it("keep only colours that are colours of suits", () => {
    const colours = { bells: "#00ff00", stars: "#000000", hearts: "red", clubs: "url(x)" };
    expect(readLiked(JSON.stringify({ colours }), []).colours).toEqual({ bells: "#00ff00" });
  });
});

describe("the language", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["fr", "ko-KR"], "ko"],
    [["fr"], "en"],
    [[], "en"],
  ])("of a browser that wants %j is %s", (wanted, language) => {
    expect(languageFrom(wanted)).toBe(language);
    expect(readLiked(null, wanted).language).toBe(language);
  });
});
