import type { Environment } from "vitest/runtime";

/** Modules are built as for a browser, so that runes react; there is no document. */
export default {
  name: "client",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
