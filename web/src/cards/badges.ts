/** Marks on a card that tell its part in the deal: four shapes, four colours. */

/** The marks of a card in Mighty: what it is good for in this deal. */
export type Badge = "mighty" | "ripper" | "friend" | "point";

const DRAWINGS: Readonly<Record<Badge, string>> = {
  mighty: `<circle r="23" fill="var(--gold)"/><path d="M0-15L4.4-5 15-4.4 6.8 2.5 9.4 13 0 7.2-9.4 13-6.8 2.5-15-4.4-4.4-5Z" fill="#3a2206"/>`,
  ripper: `<circle r="23" fill="#6b2fa0"/><path d="M-2-14L-9 2H-1L-4 14L10-4H2L6-14Z" fill="#fff"/>`,
  friend: `<circle r="23" fill="#0f7a6b"/><path d="M0 12C-2 10-13 3-13-5A6.5 6.5 0 0 1 0-8A6.5 6.5 0 0 1 13-5C13 3 2 10 0 12Z" fill="#fff"/>`,
  point: `<circle r="12" fill="var(--gold)" stroke="var(--gold2)" stroke-width="3.5"/><circle r="6" fill="none" stroke="#fff3d2" stroke-width="2.5"/>`,
};

/** The drawing of a badge around (0, 0), 46 wide. */
export function badgeDrawing(badge: Badge): string {
  return DRAWINGS[badge];
}

/** Draws a badge with its middle at (cx, cy). */
export function placedBadge(badge: Badge, cx: number, cy: number, scale = 1): string {
  return `<g transform="translate(${cx} ${cy}) scale(${scale})">${DRAWINGS[badge]}</g>`;
}
