import { describe, expect, it } from "vitest";

import { lastSound, withParticles } from "../../src/words/josa";

describe("Korean particles", () => {
  it.each([
    ["하트을(를)", "하트를"],
    ["잭이(가)", "잭이"],
    ["스페이드 10을(를)", "스페이드 10을"],
    ["7을(를)", "7을"],
    ["조커(으)로", "조커로"],
    ["딜(으)로", "딜로"],
    ["왕(으)로", "왕으로"],
    ["Anna이(가)", "Anna가"],
    ["Bob은(는)", "Bob은"],
    ["“자우”을(를)", "“자우”를"],
    ["하트 A(으)로", "하트 A로"],
    ["100,000은(는)", "100,000은"],
    ["½을(를)", "½을"],
    ["조커 (2)을(를)", "조커 (2)를"],
    ["민준과(와) 서연이(가)", "민준과 서연이"],
    ["...은(는)", "...은(는)"],
  ])("%s is said as %s", (written, said) => {
    expect(withParticles(written)).toBe(said);
  });

  it.each([
    ["", null],
    ["가", "vowel"],
    ["각", "consonant"],
    ["갈", "rieul"],
    ["L", "rieul"],
    ["Mark", "vowel"],
    ["Jack", "consonant"],
  ])("the last sound of %j is %s", (text, sound) => {
    expect(lastSound(text)).toBe(sound);
  });
});
