/** Suit marks in a box of 100 by 100: shape first, one shaded side, one cut of the paper. */

/** What a mark shows; the French heart has the drawing of the German one and its own ink. */
export type Mark =
  "acorn" | "leaf" | "heart" | "bell" | "spade" | "fheart" | "diamond" | "club" | "joker";

const PAPER = "var(--paper)";
const DRAWINGS = {
  acorn: `<path d="M51 20C50 12 53 7 60 4" fill="none" stroke="var(--c)" stroke-width="8" stroke-linecap="round"/>
    <path d="M13 46C13 27 30 16 50 16S87 27 87 46C87 51 84 53 80 53H20C16 53 13 51 13 46Z" fill="var(--c)"/>
    <path d="M22 59H78C78 79 65 90 50 98C35 90 22 79 22 59Z" fill="var(--c2)"/>
    <path d="M50 59H78C78 79 65 90 50 98Z" fill="var(--c)" opacity=".38"/>
    <path class="fine" d="M24 42L34 30M38 44L52 27M54 44L66 29M70 43L76 35M30 30L40 44M44 27L56 44M60 28L70 42" stroke="${PAPER}" stroke-width="2.4" opacity=".42" stroke-linecap="round"/>
    <path class="fine" d="M33 66C34 74 38 80 43 84" stroke="${PAPER}" stroke-width="4" fill="none" opacity=".6" stroke-linecap="round"/>`,
  leaf: `<path d="M50 70C50 84 53 91 60 96" fill="none" stroke="var(--c)" stroke-width="8" stroke-linecap="round"/>
    <path d="M50 3C57 19 92 31 92 57C92 75 77 83 63 80C58 79 53 76 50 72C47 76 42 79 37 80C23 83 8 75 8 57C8 31 43 19 50 3Z" fill="var(--c)"/>
    <path d="M50 3C43 19 8 31 8 57C8 75 23 83 37 80C42 79 47 76 50 72Z" fill="var(--c2)"/>
    <path d="M50 22V74" stroke="${PAPER}" stroke-width="4.6" stroke-linecap="round"/>
    <path d="M50 45L33 34M50 45L67 34M50 62L24 52M50 62L76 52" stroke="${PAPER}" stroke-width="3.6" stroke-linecap="round" opacity=".9"/>`,
  heart: `<path d="M50 94C47 92 7 66 7 34C7 18 18 7 31 7C40 7 47 12 50 20C53 12 60 7 69 7C82 7 93 18 93 34C93 66 53 92 50 94Z" fill="var(--c)"/>
    <path d="M50 94C47 92 7 66 7 34C7 18 18 7 31 7C40 7 47 12 50 20Z" fill="var(--c2)"/>
    <path class="fine" d="M20 33C20 26 24 21 30 20" stroke="${PAPER}" stroke-width="5" fill="none" opacity=".75" stroke-linecap="round"/>`,
  bell: `<circle cx="50" cy="13" r="8" fill="none" stroke="var(--cl)" stroke-width="6.5"/>
    <circle cx="50" cy="58" r="37" fill="var(--c2)" stroke="var(--cl)" stroke-width="7"/>
    <path d="M50 24.5A33.5 33.5 0 0 1 50 91.5Z" fill="var(--c)" opacity=".4"/>
    <path d="M14 58C34 65 66 65 86 58" fill="none" stroke="var(--cl)" stroke-width="8"/>
    <path d="M50 76V93" stroke="var(--cl)" stroke-width="7" /><circle cx="50" cy="76" r="7" fill="var(--cl)"/>
    <path class="fine" d="M26 46C29 38 35 33 42 32" stroke="${PAPER}" stroke-width="5" fill="none" opacity=".85" stroke-linecap="round"/>`,
  spade: `<path d="M50 62C50 80 45 90 34 96H66C55 90 50 80 50 62Z" fill="var(--c)"/>
    <path d="M50 3C60 22 92 37 92 60C92 73 82 81 72 81C62 81 54 75 50 66C46 75 38 81 28 81C18 81 8 73 8 60C8 37 40 22 50 3Z" fill="var(--c)"/>
    <path d="M50 3C40 22 8 37 8 60C8 73 18 81 28 81C38 81 46 75 50 66Z" fill="var(--c2)"/>`,
  diamond: `<path d="M50 2C58 20 72 36 86 50C72 64 58 80 50 98C42 80 28 64 14 50C28 36 42 20 50 2Z" fill="var(--c)"/>
    <path d="M50 2C42 20 28 36 14 50C28 64 42 80 50 98Z" fill="var(--c2)"/>`,
  club: `<path d="M50 52C50 78 45 90 33 96H67C55 90 50 78 50 52Z" fill="var(--c)"/>
    <circle cx="50" cy="26" r="22" fill="var(--c)"/><circle cx="27" cy="58" r="22" fill="var(--c2)"/><circle cx="73" cy="58" r="22" fill="var(--c)"/>
    <path d="M50 4A22 22 0 0 0 50 48Z" fill="var(--c2)"/><path d="M42 44H58V66H42Z" fill="var(--c)"/><path d="M42 44H50V66H42Z" fill="var(--c2)"/>`,
  joker: `<path d="M50 40C44 18 26 10 10 18C22 24 26 38 24 66H76C74 38 78 24 90 18C74 10 56 18 50 40Z" fill="var(--c)"/>
    <path d="M50 40C44 18 26 10 10 18C22 24 26 38 24 66H50Z" fill="var(--c2)"/>
    <path d="M50 34L40 66H60Z" fill="${PAPER}" opacity=".85"/>
    <circle cx="9" cy="22" r="7" fill="var(--gold)"/><circle cx="91" cy="22" r="7" fill="var(--gold)"/><circle cx="50" cy="33" r="7" fill="var(--gold)"/>
    <path d="M20 66H80L74 82H26Z" fill="var(--gold)"/>`,
} as const;

/** The drawing of a mark, to stand inside an `svg` of 100 by 100. */
export function markDrawing(mark: Mark): string {
  return DRAWINGS[mark === "fheart" ? "heart" : mark];
}

/** Draws a mark with its middle at (cx, cy). */
export function placedMark(mark: Mark, cx: number, cy: number, size: number): string {
  return `<g transform="translate(${cx - size / 2} ${cy - size / 2}) scale(${size / 100})">${markDrawing(mark)}</g>`;
}
