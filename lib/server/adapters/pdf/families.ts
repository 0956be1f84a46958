import 'server-only';

/** Families for what the faces of the product lack, each a package of its own. */
export type Family = (typeof LETTERS)[number] | (typeof IDEOGRAPHS)[number];

const LETTERS = [
  // Latin and Cyrillic beyond the usual, and Devanagari.
  '@fontsource-variable/noto-sans',
  // One glyph for each letter: others share glyphs without dots or join letters in one, and what is copied is another name.
  '@fontsource/amiri',
  '@fontsource-variable/noto-sans-bengali',
  '@fontsource-variable/noto-sans-gurmukhi',
  '@fontsource-variable/noto-sans-hebrew',
  '@fontsource-variable/noto-sans-tamil',
  '@fontsource-variable/noto-sans-thai',
] as const;

/** One ideograph looks different in each; what the first lacks is drawn by the next. */
const IDEOGRAPHS = [
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-sans-tc',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
] as const;

/** Letters that tell the language of the ideographs beside them. */
const LANGUAGE_LETTERS = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}々〆]/u, '@fontsource-variable/noto-sans-jp'],
  [/\p{Script=Hangul}/u, '@fontsource-variable/noto-sans-kr'],
  [/\p{Script=Bopomofo}/u, '@fontsource-variable/noto-sans-tc'],
] as const;

/** The family whose ideographs stand beside such letters; null where nothing tells of a language. */
export type LanguageHint = (typeof LANGUAGE_LETTERS)[number][1] | null;

export function languageHint(text: string): LanguageHint {
  return LANGUAGE_LETTERS.find(([letters]) => letters.test(text))?.[1] ?? null;
}

/** The families that may draw a text, in the order in which they are asked. */
export function familiesFor(hint: LanguageHint): readonly Family[] {
  const rest = IDEOGRAPHS.filter((family) => family !== hint);
  return hint ? [...LETTERS, hint, ...rest] : [...LETTERS, ...rest];
}

/** Languages of the catalogue and of visitors, for programs that read aloud. */
const LANGUAGES = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Tamil}/u, 'ta'],
] as const;

/** The likely language of a stretch of one script; undefined for Latin, Greek and Cyrillic. */
export function languageOf(text: string): string | undefined {
  return LANGUAGES.find(([letters]) => letters.test(text))?.[1];
}
