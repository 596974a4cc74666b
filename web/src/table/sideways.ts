/* A phone held sideways: everybody in a row above, the hand in one fan below, nothing scrolls. */

import { fan, phoneTrick } from "./geometry";
import type { Measures, TableLayout } from "./layout";

/** A mat with its name and line beside it, and the row of them. */
const MAT = 40;
const TOP = 8;
/** Mats in a row have room for so many names beside them; with more these stand below. */
const MOST_BESIDE = 4;
const BELOW_MAT = 22;
/** The reader's own mat on the left of the hand, and the buttons on its right. */
const OWN = 104;
const TOOLS = 56;
/** The prompt has at least so much room beside the trick, above the hand. */
const PROMPT = 184;
const LIFT = 10;
/** What a chosen card needs above it, under a sheet that leaves little room. */
const TICK = 17;
const FOOT = 8;
/** A trick: its cards smaller than their strip, so that they can lie apart; not too far across. */
const SIDEWAYS = { apart: 16, most: 480 };
const GAP = 10;

/** Lays a table out in a low, wide window. */
export function sideways(measures: Measures): TableLayout {
  const { width, height, others, cards, panel } = measures;
  const cardWidth = Math.round(Math.min(84, Math.max(56, height * 0.22)));
  const beside = others <= MOST_BESIDE;
  const mat = beside ? MAT : MAT - 4;
  const below = TOP + mat + (beside ? 0 : BELOW_MAT);
  const [left, right] = panel > 0 ? [GAP, GAP] : [OWN, TOOLS];
  const strip = { from: left, to: width - right };
  const hand = fan(cards, cardWidth, strip);
  // The trick stays where it is while the hand, and with it its arc, shrinks.
  const full = fan(Math.max(cards, measures.fullHand), cardWidth, strip).height;
  const tall = cards > 0 ? hand.height : 0;
  const handTop = height - (panel > 0 ? panel + FOOT : FOOT) - tall;
  const seated = handTop - (cards > 0 ? LIFT : 0) >= below;
  const y = TOP + mat / 2;
  const seats = Array.from({ length: seated ? others : 0 }, (_, n) => ({
    x: ((n + 0.5) * width) / others,
    y,
    turn: 0,
  }));
  const to = height - FOOT - full - LIFT;
  const trick = phoneTrick(others, width, below + 4, to, SIDEWAYS);
  const reach = Math.max(...trick.places.map((place) => place.x)) - width / 2;
  const room = width / 2 - reach - trick.cardWidth / 2 - GAP;
  return {
    detail: "phone",
    sideways: true,
    hand,
    handTop: panel > 0 ? Math.max(TICK, handTop) : handTop,
    lift: panel > 0 ? 6 : 18,
    seats,
    mat,
    trick,
    floor: height,
    promptBottom: FOOT + full + LIFT,
    promptRoom: Math.max(PROMPT, room),
    corners: { top: 0, low: false },
    columns: { top: below + GAP, height: panel > 0 ? 0 : to - below - GAP },
    crowded: !beside,
  };
}
