/** Indices are strokes, not a font: the same shape on every machine. All are 100 high. */

/** Each glyph's width and path. */
const GLYPHS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  "0": [60, "M30 8C47 8 52 28 52 50S47 92 30 92 8 72 8 50 13 8 30 8Z"],
  "1": [40, "M9 27L27 10V92"],
  "2": [60, "M9 29C9 16 18 8 30 8C43 8 51 17 51 29C51 47 31 62 9 92H53"],
  "3": [60, "M10 9H49L29 40C44 40 52 51 52 65C52 82 42 92 29 92C18 92 11 87 7 78"],
  "4": [62, "M43 92V9L7 67H56"],
  "5": [
    60,
    "M48 9H17L13 45C18 41 24 39 30 39C44 39 53 50 53 65C53 82 42 92 29 92C19 92 12 88 8 80",
  ],
  "6": [
    60,
    "M46 13C42 10 37 8 32 8C15 8 8 30 8 58C8 80 16 92 30 92C44 92 53 81 53 66C53 51 44 41 31 41C19 41 9 50 8 63",
  ],
  "7": [58, "M7 9H51C36 33 25 60 22 92"],
  "8": [
    60,
    "M30 8C41 8 49 16 49 27S41 46 30 46 11 38 11 27 19 8 30 8ZM30 46C44 46 53 56 53 69S44 92 30 92 7 82 7 69 16 46 30 46Z",
  ],
  "9": [
    60,
    "M14 87C18 90 23 92 28 92C45 92 52 70 52 42C52 20 44 8 30 8C16 8 7 19 7 34C7 49 16 59 29 59C41 59 51 50 52 37",
  ],
  "10": [92, "M8 27L24 10V92M64 8C79 8 84 28 84 50S79 92 64 92 44 72 44 50 49 8 64 8Z"],
  A: [66, "M8 92L33 8L58 92M17 64H49"],
  K: [62, "M10 8V92M52 8L12 56M25 42L54 92"],
  Q: [70, "M34 8C52 8 60 26 60 50S52 92 34 92 8 74 8 50 16 8 34 8ZM40 70L62 96"],
  J: [52, "M43 8V66C43 83 36 92 24 92C14 92 8 86 6 76"],
  U: [64, "M9 8V60C9 82 18 92 32 92S55 82 55 60V8"],
  O: [70, "M35 8C53 8 62 26 62 50S53 92 35 92 8 74 8 50 17 8 35 8Z"],
  S: [
    60,
    "M51 22C48 13 40 8 30 8C18 8 10 16 10 28C10 56 52 42 52 70C52 83 43 92 29 92C18 92 9 86 6 76",
  ],
  W: [90, "M7 8L24 92L45 30L66 92L83 8"],
  E: [54, "M48 8H10V92H48M10 49H42"],
  L: [52, "M10 8V92H46"],
  H: [64, "M10 8V92M54 8V92M10 49H54"],
  B: [60, "M10 8V92H30C44 92 52 82 52 70S44 48 30 48H10M30 48C41 48 48 39 48 28S41 8 30 8H10"],
  D: [64, "M10 8V92H24C46 92 55 74 55 50S46 8 24 8Z"],
  C: [62, "M55 25C51 14 44 8 34 8C16 8 8 26 8 50S16 92 34 92C44 92 51 86 55 75"],
  P: [58, "M10 92V8H30C44 8 52 18 52 32S44 56 30 56H10"],
  T: [58, "M7 8H51M29 8V92"],
  "*": [96, "M48 8L59 37L90 39L66 58L74 89L48 72L22 89L30 58L6 39L37 37Z"],
};

function drawn(name: string): readonly [number, string] {
  return GLYPHS[name] ?? GLYPHS["*"];
}

/** Draws a glyph with its top left corner at (x, y), `height` high. */
export function glyph(
  name: string,
  x: number,
  y: number,
  height: number,
  weight = 15,
  colour = "var(--c)",
): string {
  const fill = name === "*" ? colour : "none";
  return `<path transform="translate(${x} ${y}) scale(${height / 100})" d="${drawn(name)[1]}" fill="${fill}" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** How wide a glyph of this height is. */
export function glyphWidth(name: string, height: number): number {
  return (drawn(name)[0] * height) / 100;
}
