/* The languages of the house, and which of them a browser asks for. */

/** The languages of the table, as codes. */
export const LANGUAGES = ["en", "de", "ko"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  ko: "한국어",
};

/** Say whether we speak a language. */
export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** Return the first language that we speak among those the browser names, or English. */
export function languageFrom(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const code = each.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}
