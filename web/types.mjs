/* Writes the types of everything that crosses the wire, from the schema that the server publishes. */

import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { compileFromFile } from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const types = await compileFromFile(here("../docs/protocol.schema.json"), {
  additionalProperties: false,
  bannerComment: "/* Made by `npm run types` from docs/protocol.schema.json. */",
  unreachableDefinitions: true,
});
await mkdir(here("src/generated"), { recursive: true });
await writeFile(here("src/generated/protocol.ts"), types);
