/* Korean particles that fit the word before them; src/weli/i18n/josa.py says how and why. */

type Sound = "vowel" | "consonant" | "rieul";

/** Every way in which the two forms of a particle are written together. */
const BOTH =
  /은\(는\)|는\(은\)|이\(가\)|가\(이\)|을\(를\)|를\(을\)|과\(와\)|와\(과\)|아\(야\)|야\(아\)|\(으\)(?=로)|\(이\)/;

/** The form after a consonant, then the form after a vowel. */
const PAIRS = ["은는", "이가", "을를", "과와", "아야"];

/** What may stand between the word and its particle without being read. */
const CLOSING = /["'”’»)\]}」』》〉*_ ]+$/;

/** An aside in parentheses after a word; the particle belongs to the word. */
const ASIDE = /(?<=\S)\s*\([^()]*\)$/;

const FIRST_SYLLABLE = "가".charCodeAt(0);
const LAST_SYLLABLE = "힣".charCodeAt(0);
const FINALS = 28;
const RIEUL = 8;

const DIGITS = "영일이삼사오육칠팔구";
const TENS = "십백천";
const MYRIADS = "만억조경";
const NUMBER = /(\d[\d,]*\.)?[\d,]*\d$/;

/** Signs such as ½, with the figure that is read last: 이분의 일. */
const NUMERATORS: Readonly<Record<string, string>> = {
  "½": "1", "⅓": "1", "⅔": "2", "¼": "1", "¾": "3", "⅙": "1", "⅚": "5",
  "⅛": "1", "⅜": "3", "⅝": "5", "⅞": "7",
};

/** Letters whose Korean names end in a consonant; the others' end in a vowel. */
const LETTERS: Readonly<Record<string, string>> = { L: "엘", M: "엠", N: "엔", R: "알" };

const WORD = /[A-Za-zÀ-ÖØ-öø-ÿ]+$/;
const VOWELS = "aeiouyàáâäãåèéêëìíîïòóôöõùúûüý";
const STOPS = "bckpt";
const SILENT_E = /(?<=.)([lmn])e$/;
const DOUBLED = /(?:c(?=k)|([bpt])(?=\1))([kbpt])$/;

/** Return a sentence in which every particle that is written in both forms fits its word. */
export function withParticles(sentence: string): string {
  let told = "";
  let rest = sentence;
  for (let found = BOTH.exec(rest); found !== null; found = BOTH.exec(rest)) {
    told += rest.slice(0, found.index);
    told += fitting(told, found[0]);
    rest = rest.slice(found.index + found[0].length);
  }
  return told + rest;
}

function fitting(before: string, both: string): string {
  const sound = lastSound(before);
  if (sound === null) return both;
  if (both === "(으)") return sound === "consonant" ? "으" : "";
  if (both === "(이)") return sound === "vowel" ? "" : "이";
  const pair = PAIRS.find((each) => each.includes(both.charAt(0))) ?? both;
  return pair.charAt(sound === "vowel" ? 1 : 0);
}

/** Return the last sound of a text as it is read, or null where it cannot be told. */
export function lastSound(text: string): Sound | null {
  let word = ASIDE.test(text) ? text.replace(ASIDE, "") : text.replace(CLOSING, "");
  word = word.replace(CLOSING, "");
  if (word === "") return null;
  const last = [...word].at(-1) ?? "";
  const code = last.charCodeAt(0);
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) return soundOfSyllable(last);
  if (/[0-9]/.test(last)) return soundOfSyllable(readNumber(word));
  const numerator = NUMERATORS[last];
  if (numerator !== undefined) return soundOfSyllable(readNumber(numerator));
  const letters = WORD.exec(word);
  return letters === null ? null : soundOfLatin(letters[0]);
}

function soundOfSyllable(syllable: string): Sound {
  const final = (syllable.charCodeAt(0) - FIRST_SYLLABLE) % FINALS;
  if (final === 0) return "vowel";
  return final === RIEUL ? "rieul" : "consonant";
}

/** Return the last syllable of the number at the end of a text, as it is read: 10 is 십. */
function readNumber(text: string): string {
  const number = (NUMBER.exec(text)?.[0] ?? "0").replaceAll(",", "");
  const zeros = number.length - number.replace(/0+$/, "").length;
  if (number.includes(".") || zeros === 0 || zeros === number.length) {
    return DIGITS.charAt(Number(number.at(-1)));
  }
  if (zeros <= TENS.length) return TENS.charAt(zeros - 1);
  return MYRIADS.charAt(Math.min(Math.floor(zeros / 4), MYRIADS.length) - 1);
}

/** Return how a word in Latin letters ends when a Korean reads it. */
function soundOfLatin(latin: string): Sound {
  if (latin === latin.toUpperCase()) {
    return soundOfSyllable(LETTERS[latin.at(-1) ?? ""] ?? "이");
  }
  const word = latin.toLowerCase().replace(SILENT_E, "$1").replace(DOUBLED, "$2");
  const last = word.charAt(word.length - 1);
  const before = word.charAt(word.length - 2);
  const further = word.charAt(word.length - 3);
  if (last === "l") return "rieul";
  if ("mn".includes(last) || word.endsWith("ng")) return "consonant";
  const short = before !== "" && VOWELS.includes(before) && !(further !== "" && VOWELS.includes(further));
  return STOPS.includes(last) && short ? "consonant" : "vowel";
}
