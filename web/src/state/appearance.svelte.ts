/* How the whole page looks by what the reader likes: theme, palette, motion, colours, language. */

import type { Suit } from "../net/protocol";
import { settings, type Colours } from "./settings.svelte";

/** The variables that hold a suit's colours; see styles/suits.css. */
const INKS: Readonly<Record<Suit, readonly string[]>> = {
  acorns: ["--a1", "--a2"],
  leaves: ["--l1", "--l2"],
  hearts: ["--h1", "--h2", "--fh1", "--fh2"],
  bells: ["--b1", "--bl"],
  spades: ["--s1", "--s2"],
  diamonds: ["--d1", "--d2"],
  clubs: ["--c1", "--c2_"],
};

/** Return the style by which the reader's own colours come before every palette's. */
export function inkStyle(colours: Colours): string {
  const inks = Object.entries(colours).flatMap(([suit, colour]) =>
    INKS[suit as Suit].map((name) => `${name}:${colour}!important`),
  );
  return inks.length === 0 ? "" : `:root,.faces-day,.faces-lamp,.faces-night{${inks.join(";")}}`;
}

/** Whether the system asks for something, followed as long as the page is open. */
class Asked {
  now = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    this.now = list.matches;
    list.addEventListener("change", (event) => {
      this.now = event.matches;
    });
  }
}

/** What follows from the settings and the system together. */
class Appearance {
  private readonly dark = new Asked("(prefers-color-scheme: dark)");
  private readonly still = new Asked("(prefers-reduced-motion: reduce)");

  /** The theme that is shown. */
  get theme(): "light" | "dark" {
    if (settings.theme !== "auto") return settings.theme;
    return this.dark.now ? "dark" : "light";
  }

  /** Whether nothing is to travel. */
  get reduced(): boolean {
    return settings.reduced || this.still.now || settings.speed === "off";
  }

  /** Make the page follow, for as long as it is open. */
  follow(): void {
    const own = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
    $effect.root(() => {
      $effect(() => {
        const page = document.documentElement;
        page.lang = settings.language;
        page.dataset.theme = this.theme;
        page.dataset.pal = settings.palette;
        page.dataset.motion = this.reduced ? "reduced" : "full";
        own.replaceSync(inkStyle(settings.colours));
      });
    });
  }
}

/** The look of this page, kept in step with the settings. */
export const appearance = new Appearance();
