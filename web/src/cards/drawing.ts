/** One whole card, drawn in a box of 200 by 300: pure functions from a face to SVG.

Colours come from CSS variables (styles/suits.css), so palettes and themes never touch the drawing.
*/

import { placedBadge, type Badge } from "./badges";
import { jack, king, ober, queen, unter } from "./courts";
import { WELI_INDEX, type Face } from "./faces";
import { ace, joker, rays, sow, weli } from "./figures";
import { glyph, glyphWidth } from "./glyphs";
import { hat, type Court } from "./hats";
import { placedMark, type Mark } from "./marks";
import { pips } from "./pips";

/** Phone cards show one large mark; desk cards pips and figures. */
export type Detail = "phone" | "desk";

/** How a card is drawn. */
export interface Drawing {
  readonly detail: Detail;
  /** What stands in the corner, where it is not the face's own index. */
  readonly index?: string;
  /** The letter of the card's suit, for those who want one. */
  readonly letter?: string;
  readonly badges?: readonly Badge[];
  /** How far right a phone card has its badges beside its index; under the index if it says nothing. */
  readonly badgesAt?: number;
}

const FRENCH: readonly Mark[] = ["spade", "fheart", "diamond", "club", "joker"];
const RIBBON = "#fff8ea";

/** How high the hat of a court sits on each mark. */
const HAT_HEIGHT: Readonly<Partial<Record<Mark, number>>> = {
  heart: 186,
  fheart: 186,
  acorn: 194,
  club: 184,
};

function courtOf({ mark, index }: Face): Court | undefined {
  if (index === "K") return FRENCH.includes(mark) ? "FK" : "K";
  return ({ O: "O", U: "U", Q: "FQ", J: "FJ" } as const)[index as "O"];
}

function letterTag(letter: string, cx: number, cy: number, size: number): string {
  const height = size * 0.56;
  const x = cx - glyphWidth(letter, height) / 2;
  return (
    `<circle cx="${cx}" cy="${cy}" r="${size / 2}" fill="var(--c)"/>` +
    glyph(letter, x, cy - height / 2, height, 17, "var(--paper)")
  );
}

function figure(face: Face): string {
  const { mark, index } = face;
  switch (index) {
    case WELI_INDEX:
      return weli();
    case "*":
      return joker();
    case "S":
      return sow(mark);
    case "A":
      return ace(mark);
    case "K":
      return king(mark, courtOf(face)!);
    case "O":
      return ober(mark);
    case "U":
      return unter(mark);
    case "Q":
      return queen(mark);
    case "J":
      return jack(mark);
    default:
      return pips(mark, index);
  }
}

function deskCard(face: Face, drawing: Drawing): string {
  const { mark, index } = face;
  let svg =
    `<g clip-path="url(#cardclip)">${figure(face)}</g>` +
    glyph(drawing.index ?? index, 14, 17, 46, 15);
  if (mark !== "joker") {
    svg += placedMark(mark, 33, 88, 34);
    if (drawing.letter) svg += letterTag(drawing.letter, 33, 122, 24);
  }
  const first = drawing.letter ? 158 : 130;
  return (
    svg + (drawing.badges ?? []).map((b, i) => placedBadge(b, 33, first + i * 40, 0.8)).join("")
  );
}

/** The ribbon with the Weli's name. */
function ribbon(): string {
  return (
    `<path d="M78 250C112 240 150 240 184 250V278C150 268 112 268 78 278Z" fill="var(--ribbon)"/>` +
    glyph("W", 94, 248, 17, 18, RIBBON) +
    glyph("E", 117, 246, 17, 18, RIBBON) +
    glyph("L", 135, 246, 17, 18, RIBBON) +
    `<path d="M156 248.5V263" stroke="${RIBBON}" stroke-width="3.4" stroke-linecap="round"/>`
  );
}

/** The one large mark of a phone card; it wears the hat of its court. */
function largeMark(face: Face): string {
  const { mark, index } = face;
  if (mark === "joker") return placedMark("joker", 122, 214, 136);
  if (index === WELI_INDEX) {
    return rays(131, 208, 46, 58, 16, "var(--gold)") + placedMark(mark, 131, 206, 82) + ribbon();
  }
  if (index === "S" || index === "A") {
    return rays(128, 222, 51, 61, 20, "var(--gold)") + placedMark(mark, 128, 221, 80);
  }
  const court = courtOf(face);
  if (!court) return placedMark(mark, 130, 226, 100);
  return placedMark(mark, 130, 230, 92) + hat(court, 130, HAT_HEIGHT[mark] ?? 190, 0.98, -6);
}

function phoneCard(face: Face, drawing: Drawing): string {
  const { mark, index } = face;
  const wide = index === "10";
  const middle = wide ? 48 : 45;
  let svg = glyph(drawing.index ?? index, 17, 20, 82, wide ? 15 : 16.5);
  if (mark !== "joker") {
    svg += placedMark(mark, middle, 146, 58);
    if (drawing.letter) svg += letterTag(drawing.letter, middle, 200, 34);
  }
  svg += largeMark(face);
  const beside = drawing.badgesAt;
  const badge = (b: Badge, i: number): string => {
    if (beside === undefined) return placedBadge(b, 44, (drawing.letter ? 246 : 208) + i * 48);
    // In a narrow strip they stand below each other.
    return beside > 145 ? placedBadge(b, beside - i * 50, 38) : placedBadge(b, beside, 38 + i * 48);
  };
  return svg + (drawing.badges ?? []).map(badge).join("");
}

/** The class that gives a face its colours. */
export function faceClass(face: Face): string {
  if (face.mark === "joker") return `s-joker s-joker-${face.red ? "R" : "B"}`;
  return face.index === WELI_INDEX ? "s-bell s-weli" : `s-${face.mark}`;
}

const drawn = new Map<string, string>();

/** What lies inside the card's `svg` of 200 by 300; equal cards are drawn once. */
export function drawCard(face: Face, drawing: Drawing): string {
  const key = `${face.mark} ${face.index} ${JSON.stringify(drawing)}`;
  let svg = drawn.get(key);
  if (svg === undefined) {
    const edge =
      face.index === WELI_INDEX
        ? `<rect x="4" y="4" width="192" height="292" rx="15.5" fill="none" stroke="var(--gold)" stroke-width="6"/>`
        : "";
    const inside = drawing.detail === "desk" ? deskCard(face, drawing) : phoneCard(face, drawing);
    svg = `<rect class="pp" x="1" y="1" width="198" height="298" rx="18"/>${edge}${inside}`;
    drawn.set(key, svg);
  }
  return svg;
}
