/* How things move: only transform and opacity, by the reader's speed, or not at all. */

import { appearance } from "../state/appearance.svelte";
import { settings } from "../state/settings.svelte";

/** A place on the screen that something comes from or goes to. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Times in milliseconds: of one card's way, of a gathered trick's, between two dealt cards. */
interface Times {
  readonly travel: number;
  readonly collect: number;
  readonly deal: number;
  readonly apart: number;
  /** The least time between two things that others do. */
  readonly pace: number;
}

const TIMES: Readonly<Record<typeof settings.speed, Times>> = {
  off: { travel: 0, collect: 0, deal: 0, apart: 0, pace: 0 },
  slow: { travel: 340, collect: 480, deal: 260, apart: 90, pace: 900 },
  normal: { travel: 240, collect: 380, deal: 220, apart: 60, pace: 420 },
  fast: { travel: 160, collect: 260, deal: 150, apart: 30, pace: 160 },
};

const OUT = "cubic-bezier(.2, .8, .2, 1)";
const FADE = 80;

/** Return how long things take at the speed that the reader has chosen. */
export function times(): Times {
  return TIMES[settings.speed];
}

/** Whether nothing travels: the reader wants no motion, or no waiting. */
export function still(): boolean {
  return appearance.reduced;
}

/** Where an element is: its middle, and how wide it was made. */
export function spotOf(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    width: element.offsetWidth || box.width,
  };
}

/** The way from one spot to another, as an element turned by `turn` degrees sees it. */
function way(here: Spot, there: Spot, turn: number, shrink: number): string {
  const angle = (-turn * Math.PI) / 180;
  const [dx, dy] = [there.x - here.x, there.y - here.y];
  const x = dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = dx * Math.sin(angle) + dy * Math.cos(angle);
  const scale = (there.width / here.width) * shrink;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${-turn}deg) scale(${scale.toFixed(3)})`;
}

interface Going {
  readonly turn?: number;
  readonly duration: number;
  readonly delay?: number;
  readonly shrink?: number;
}

/** Lets an element come from a spot to where it is, which is `here`; without motion it fades in. */
export function comeFrom(element: HTMLElement, spot: Spot, here: Spot, going: Going): Animation {
  const options = { duration: FADE, delay: 0, easing: OUT, fill: "backwards" as const };
  if (still()) return element.animate([{ opacity: 0 }, { opacity: 1 }], options);
  const start = way(here, spot, going.turn ?? 0, going.shrink ?? 1);
  return element.animate([{ transform: start }, { transform: "none" }], {
    ...options,
    duration: going.duration,
    delay: going.delay ?? 0,
  });
}

/** Lets an element go from where it is to a spot, and vanish there. */
export function goTo(element: HTMLElement, spot: Spot, here: Spot, going: Going): Animation {
  const options = { duration: FADE, easing: OUT, fill: "forwards" as const };
  if (still()) return element.animate([{ opacity: 1 }, { opacity: 0 }], options);
  const end = way(here, spot, going.turn ?? 0, going.shrink ?? 1);
  return element.animate(
    [
      { transform: "none", opacity: 1 },
      { opacity: 1, offset: 0.75 },
      { transform: end, opacity: 0 },
    ],
    { ...options, duration: going.duration, delay: going.delay ?? 0 },
  );
}

/** Let the page draw and answer, before more is done. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A waiting that can be cut short. */
export class Pause {
  private end: (() => void) | null = null;

  /** Wait so long, or until `cut`; `Infinity` waits for `cut` alone. */
  for(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer =
        milliseconds === Infinity ? undefined : setTimeout(() => this.cut(), milliseconds);
      this.end = () => {
        clearTimeout(timer);
        this.end = null;
        resolve();
      };
    });
  }

  cut(): void {
    this.end?.();
  }
}
