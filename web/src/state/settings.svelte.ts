/* What this reader likes; kept in this browser, and read again whatever stands there. */

import type { Suit } from "../net/protocol";
import { LANGUAGES, languageFrom, type Language } from "../words/languages";

const KEY = "weli.settings";
export const LONGEST_NAME = 24;

export const SPEEDS = ["off", "slow", "normal", "fast"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
export const PAPERS = ["auto", "day", "lamp", "night"] as const;
export const PALETTES = ["four", "two"] as const;
/** How long a full trick stays: until it is tapped, or so many milliseconds. */
export const STAYS = ["tap", 500, 1200, 2000, 4000] as const;

export type Colours = Readonly<Partial<Record<Suit, string>>>;
export const SUITS: readonly Suit[] = [
  "acorns",
  "leaves",
  "hearts",
  "bells",
  "spades",
  "diamonds",
  "clubs",
];

/** Every setting, with what it may be; the first read of a browser begins with these. */
export interface Liked {
  language: Language;
  name: string;
  speed: (typeof SPEEDS)[number];
  trick_stays: (typeof STAYS)[number];
  /** Whether nothing travels, whatever the system says. */
  reduced: boolean;
  theme: (typeof THEMES)[number];
  faces: (typeof PAPERS)[number];
  palette: (typeof PALETTES)[number];
  /** Whether each suit mark carries its letter. */
  letters: boolean;
  /** The reader's own colours of the suits. */
  colours: Colours;
  /** Whether Mulatschak is played with German faces. */
  german_faces: boolean;
  sound: boolean;
  title: boolean;
  vibrate: boolean;
  auto_forced: boolean;
  /** Whether a card is played by a second tap only. */
  two_taps: boolean;
  hand_reversed: boolean;
  /** Whether a long hand on a phone lies in one fan rather than in rows. */
  hand_fan: boolean;
}

const USUAL: Omit<Liked, "language"> = {
  name: "",
  speed: "normal",
  trick_stays: 1200,
  reduced: false,
  theme: "auto",
  faces: "auto",
  palette: "four",
  letters: false,
  colours: {},
  german_faces: true,
  sound: true,
  title: true,
  vibrate: true,
  auto_forced: false,
  two_taps: false,
  hand_reversed: false,
  hand_fan: false,
};

const CHOICES: Readonly<Partial<Record<keyof Liked, readonly unknown[]>>> = {
  language: LANGUAGES,
  speed: SPEEDS,
  trick_stays: STAYS,
  theme: THEMES,
  faces: PAPERS,
  palette: PALETTES,
};

/** Return the settings in a text, each that makes no sense as it usually is. */
export function readLiked(text: string | null, wanted: readonly string[]): Liked {
  const usual: Liked = { ...USUAL, language: languageFrom(wanted) };
  let found: unknown = null;
  try {
    found = JSON.parse(text ?? "null");
  } catch {
    return usual;
  }
  if (typeof found !== "object" || found === null) return usual;
  const read: Record<string, unknown> = { ...usual };
  for (const [key, value] of Object.entries(found)) {
    if (Object.hasOwn(usual, key) && sensible(key as keyof Liked, value, usual)) {
      read[key] = key === "colours" ? ownColours(value) : value;
    }
  }
  return read as unknown as Liked;
}

function sensible(key: keyof Liked, value: unknown, usual: Liked): boolean {
  const choices = CHOICES[key];
  if (choices !== undefined) return choices.includes(value);
  if (key === "name") return typeof value === "string" && value.length <= LONGEST_NAME;
  return typeof value === typeof usual[key] && value !== null;
}

function ownColours(value: unknown): Colours {
  const found = Object.entries(value as object).filter(
    ([suit, colour]) =>
      (SUITS as readonly string[]).includes(suit) && /^#[0-9a-f]{6}$/i.test(String(colour)),
  );
  return Object.fromEntries(found) as Colours;
}

/** Where settings are kept; a browser may forbid it. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Then they last as long as the page.
  }
}

function wantedLanguages(): readonly string[] {
  return typeof navigator === "undefined" ? [] : navigator.languages;
}

/** The settings; assign to one and it is kept. */
class Settings implements Liked {
  private liked = $state<Liked>(readLiked(kept(), wantedLanguages()));

  private set<Key extends keyof Liked>(key: Key, value: Liked[Key]): void {
    this.liked[key] = value;
    keep(JSON.stringify(this.liked));
  }

  /** Read them again, when another tab has changed them. */
  reread(text: string | null): void {
    this.liked = readLiked(text, wantedLanguages());
  }

  get language() {
    return this.liked.language;
  }
  set language(value) {
    this.set("language", value);
  }
  get name() {
    return this.liked.name;
  }
  set name(value) {
    this.set("name", value.slice(0, LONGEST_NAME));
  }
  get speed() {
    return this.liked.speed;
  }
  set speed(value) {
    this.set("speed", value);
  }
  get trick_stays() {
    return this.liked.trick_stays;
  }
  set trick_stays(value) {
    this.set("trick_stays", value);
  }
  get reduced() {
    return this.liked.reduced;
  }
  set reduced(value) {
    this.set("reduced", value);
  }
  get theme() {
    return this.liked.theme;
  }
  set theme(value) {
    this.set("theme", value);
  }
  get faces() {
    return this.liked.faces;
  }
  set faces(value) {
    this.set("faces", value);
  }
  get palette() {
    return this.liked.palette;
  }
  set palette(value) {
    this.set("palette", value);
  }
  get letters() {
    return this.liked.letters;
  }
  set letters(value) {
    this.set("letters", value);
  }
  get colours() {
    return this.liked.colours;
  }
  set colours(value) {
    this.set("colours", value);
  }
  get german_faces() {
    return this.liked.german_faces;
  }
  set german_faces(value) {
    this.set("german_faces", value);
  }
  get sound() {
    return this.liked.sound;
  }
  set sound(value) {
    this.set("sound", value);
  }
  get title() {
    return this.liked.title;
  }
  set title(value) {
    this.set("title", value);
  }
  get vibrate() {
    return this.liked.vibrate;
  }
  set vibrate(value) {
    this.set("vibrate", value);
  }
  get auto_forced() {
    return this.liked.auto_forced;
  }
  set auto_forced(value) {
    this.set("auto_forced", value);
  }
  get two_taps() {
    return this.liked.two_taps;
  }
  set two_taps(value) {
    this.set("two_taps", value);
  }
  get hand_reversed() {
    return this.liked.hand_reversed;
  }
  set hand_reversed(value) {
    this.set("hand_reversed", value);
  }
  get hand_fan() {
    return this.liked.hand_fan;
  }
  set hand_fan(value) {
    this.set("hand_fan", value);
  }
}

/** The settings of this browser. */
export const settings = new Settings();

if (typeof window !== "undefined") {
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) settings.reread(event.newValue);
  });
}
