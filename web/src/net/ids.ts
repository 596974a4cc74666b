/* Names for commands; `crypto.randomUUID` is missing over plain http, `getRandomValues` is not. */

/** Return a new name that nobody else chooses: 128 random bits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
