import { describe, expect, it } from "vitest";

import { Fraction, figure, signed } from "../../src/words/figures";

describe("figures", () => {
  it.each([
    [12, "12", "+12"],
    [0, "0", "0"],
    [-12, "-12", "-12"],
    ["5/2", "2½", "+2½"],
    ["-1/2", "-½", "-½"],
    ["-10/3", "-3⅓", "-3⅓"],
    ["7/24", "7/24", "+7/24"],
    ["-7/24", "-7/24", "-7/24"],
  ])("write %j as %s, and with its sign as %s", (score, plain, sign) => {
    expect(figure(score)).toBe(plain);
    expect(signed(score)).toBe(sign);
  });

  it("are exact", () => {
    const third = Fraction.of("1/3");
    expect(third.plus(third).plus(third).equals(1)).toBe(true);
    expect(figure(Fraction.of("3/2").times(new Fraction(-4)))).toBe("-6");
    expect(figure(new Fraction(5).over(new Fraction(-10)))).toBe("-½");
    expect(new Fraction(-3).negative().sign).toBe(1);
  });
});
