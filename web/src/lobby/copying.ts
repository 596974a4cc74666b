/* Handing text on. Over plain http a browser has no clipboard, so there is a field to copy from. */

/** Copy a text; says whether the browser did it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Offer a link to the phone's own way of sharing; says whether there is one. */
export async function shared(title: string, text: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  try {
    await navigator.share({ title, text, url });
  } catch {
    // Whoever changes his mind has been served as well.
  }
  return true;
}
