import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import type { Plugin } from "vite";

const TEXTUAL = /\.(css|html|js|svg)$/;
/** A smaller file goes in one packet as it is. */
const WORTH_PACKING = 512;

/**
 * Lays a Brotli copy beside every file that is worth it; the server sends it to browsers that take
 * it, and makes gzip itself for the others.
 */
export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!TEXTUAL.test(name)) continue;
        const body = readFileSync(join(dir, name));
        if (body.length < WORTH_PACKING) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        };
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(body, { params }));
      }
    },
  };
}
