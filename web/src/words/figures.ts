/* Exact scores as people write them by hand: "12", "-3½", "+7/24". */

import type { Score } from "../net/protocol";

/** An exact number: a whole one, or a fraction in lowest terms. */
export class Fraction {
  readonly above: number;
  readonly below: number;

  constructor(above: number, below = 1) {
    const shared = divisor(Math.abs(above), below) || 1;
    this.above = above / shared;
    this.below = below / shared;
  }

  /** Read a score as it crosses the wire: a number, or text such as "7/2". */
  static of(score: Score): Fraction {
    if (typeof score === "number") return new Fraction(score);
    const [above = "0", below = "1"] = score.split("/");
    return new Fraction(Number(above), Number(below));
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.above * other.above, this.below * other.below);
  }

  plus(other: Fraction): Fraction {
    return new Fraction(
      this.above * other.below + other.above * this.below,
      this.below * other.below,
    );
  }

  over(other: Fraction): Fraction {
    const sign = Math.sign(other.above);
    return new Fraction(sign * this.above * other.below, this.below * Math.abs(other.above));
  }

  negative(): Fraction {
    return new Fraction(-this.above, this.below);
  }

  equals(other: Fraction | number): boolean {
    const that = typeof other === "number" ? new Fraction(other) : other;
    return this.above === that.above && this.below === that.below;
  }

  get sign(): number {
    return Math.sign(this.above);
  }
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/** Fractions that have a sign of their own. */
const PARTS: Readonly<Record<string, string>> = {
  "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/6": "⅙", "5/6": "⅚",
  "1/8": "⅛", "3/8": "⅜", "5/8": "⅝", "7/8": "⅞",
};

/** Write a number as people write it by hand. */
export function figure(score: Score | Fraction): string {
  const number = score instanceof Fraction ? score : Fraction.of(score);
  const size = Math.abs(number.above);
  const whole = Math.floor(size / number.below);
  const rest = size % number.below;
  const part = PARTS[`${rest}/${number.below}`];
  if (rest !== 0 && part === undefined) return `${number.above}/${number.below}`;
  const shown = rest === 0 ? String(whole) : `${whole || ""}${part}`;
  return number.sign < 0 ? `-${shown}` : shown;
}

/** Write points with their sign, as a score sheet does: "-1", "+10", "+2½", "0". */
export function signed(score: Score | Fraction): string {
  const number = score instanceof Fraction ? score : Fraction.of(score);
  return `${number.sign > 0 ? "+" : ""}${figure(number)}`;
}
