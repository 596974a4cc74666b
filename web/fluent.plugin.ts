import type { Plugin } from "vite";

/**
 * What the page needs of files that are mostly for the terminal or the server.
 *
 * The rules sheet and the options' sentences are told by the server; the page names options,
 * profiles and the corners of cards.
 */
const KEPT: Readonly<Record<string, RegExp>> = {
  "hints.ftl": /^(because|decimal-mark|hint-(percent|more))/,
  "options.ftl": /^option-/,
  "rules.ftl": /^(game|profile)-/,
  "table.ftl": /^cards-(stock|buried)$/,
  "terminal.ftl": /^(index|player|seat|cards-(dealt|laid|played|rest)|scores-deal)/,
};

/** An entry of a Fluent file: its name, and the text up to the next one. */
const ENTRY = /^(-?[a-z][\w-]*) *=.*(?:\n(?:[ \t].*|\}.*|[ \t]*(?=\n[ \t])))*/gm;
const ATTRIBUTES = /\n +\.[a-z][\s\S]*$/;

/** Return a Fluent file without comments, and without what the page does not say. */
export function trimmed(file: string, text: string): string {
  const kept = KEPT[file];
  const entries = [];
  for (const [entry, name = ""] of text.matchAll(ENTRY)) {
    if (kept !== undefined && !kept.test(name)) continue;
    entries.push(kept === undefined ? entry.trimEnd() : entry.replace(ATTRIBUTES, "").trimEnd());
  }
  return `${entries.join("\n")}\n`;
}

/** Lets modules import Fluent files as text. */
export function fluent(): Plugin {
  return {
    name: "fluent",
    enforce: "pre",
    transform(text, id) {
      if (!id.endsWith(".ftl")) return null;
      const file = id.slice(id.lastIndexOf("/") + 1);
      return { code: `export default ${JSON.stringify(trimmed(file, text))};`, map: null };
    },
  };
}
