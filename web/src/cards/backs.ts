/** Backs: Blaudruck, the indigo resist print of Mulatschak, and jogakbo, Mighty's patchwork.

A back is hundreds of shapes and a table shows a dozen of them: each print is a picture of its own,
so that the page itself holds one element for it.
*/

import { markDrawing } from "./marks";

/** The two prints of card backs: indigo for German cards, patchwork for French ones. */
export type BackKind = "blaudruck" | "jogakbo";

const CREAM = "#f3ecdc";
const INDIGO = "#22386b";
/** The inks of the marks that are printed. */
const INKS = `--c:${CREAM};--c2:${CREAM};--cl:${CREAM};--paper:${INDIGO}`;

/** A bell simple enough to be printed small. */
const PRINTED_BELL = `<circle cx="50" cy="13" r="8" fill="none" stroke="${CREAM}" stroke-width="8"/><circle cx="50" cy="60" r="38" fill="${CREAM}"/><path d="M12 58C34 66 66 66 88 58M50 78V98" stroke="${INDIGO}" stroke-width="8" fill="none"/>`;

/** What is printed, in the order in which it takes turns; each stands in a box of 100 by 100. */
const PRINTS = [markDrawing("acorn"), markDrawing("heart"), markDrawing("leaf"), PRINTED_BELL];

function blaudruck(): string {
  const drawings = PRINTS.map((drawing, kind) => `<g id="p${kind}">${drawing}</g>`).join("");
  let prints = "";
  for (let row = -1; row < 9; row++) {
    for (let column = -1; column < 6; column++) {
      const x = 100 + (column - 2) * 40 + (row % 2 ? 20 : 0);
      const y = 30 + row * 34.5;
      const kind = (((column + row * 2) % 4) + 4) % 4;
      const top = y - (kind === 3 ? 9 : 8.5);
      prints +=
        `<circle cx="${x}" cy="${y + 17.2}" r="1.9" fill="${CREAM}" opacity=".7"/>` +
        `<circle cx="${x + 20}" cy="${y}" r="1.9" fill="${CREAM}" opacity=".7"/>` +
        `<use href="#p${kind}" transform="translate(${x - 8.5} ${top}) scale(.17)"/>`;
    }
  }
  return (
    `<defs>${drawings}</defs>` +
    `<rect x="11" y="11" width="178" height="278" rx="11" fill="${INDIGO}"/>` +
    `<g clip-path="url(#backclip)" style="${INKS}" opacity=".96">${prints}</g>` +
    `<rect x="17" y="17" width="166" height="266" rx="7" fill="none" stroke="${CREAM}" stroke-width="2.4" opacity=".9"/>`
  );
}

const CLOTHS = [
  "#2f6f6b",
  "#c9574c",
  "#e9b44c",
  "#bcd6c6",
  "#274a6d",
  "#f0c9a6",
  "#d98e73",
  "#7a4f7d",
];

/** Left, top, width, height and cloth of each patch. */
const PATCHES: readonly (readonly [number, number, number, number, number])[] = [
  [11, 11, 70, 52, 0],
  [81, 11, 58, 84, 3],
  [139, 11, 50, 40, 1],
  [11, 63, 34, 70, 2],
  [45, 63, 36, 32, 4],
  [139, 51, 50, 74, 5],
  [45, 95, 94, 62, 1],
  [11, 133, 34, 66, 3],
  [139, 125, 50, 52, 4],
  [45, 157, 44, 56, 5],
  [89, 157, 50, 30, 2],
  [89, 187, 50, 62, 0],
  [139, 177, 50, 46, 3],
  [11, 199, 34, 50, 6],
  [45, 213, 44, 36, 7],
  [11, 249, 60, 40, 4],
  [71, 249, 68, 40, 3],
  [139, 223, 50, 66, 2],
];

function jogakbo(): string {
  const box = ([x, y, width, height]: readonly number[], paint: string): string =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${paint}/>`;
  const cloth = PATCHES.map((patch) => box(patch, `fill="${CLOTHS[patch[4]]}"`)).join("");
  const seam = `fill="none" stroke="#fff8ea" stroke-width="2.2" stroke-dasharray="5 4"`;
  const seams = PATCHES.map((patch) => box(patch, seam)).join("");
  return `<g clip-path="url(#backclip)">${cloth}${seams}</g>`;
}

/** The print as the address of a picture of 200 by 300. */
function pictured(print: string): string {
  const clip = `<clipPath id="backclip"><rect x="11" y="11" width="178" height="278" rx="11"/></clipPath>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300">${clip}${print}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const drawn = new Map<BackKind, string>();

/** What lies inside the `svg` of a card seen from behind. */
export function drawBack(kind: BackKind): string {
  let svg = drawn.get(kind);
  if (svg === undefined) {
    const edge = `<rect x="1" y="1" width="198" height="298" rx="18" fill="var(--backedge)" class="pp2"/>`;
    const print = pictured(kind === "blaudruck" ? blaudruck() : jogakbo());
    svg = `${edge}<image href="${print}" width="200" height="300"/>`;
    drawn.set(kind, svg);
  }
  return svg;
}
