import 'server-only';

/** Font families for characters that the product's faces lack, each in its own package. */
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

/** Ideographs look different in each family; characters missing from the first are drawn by the next. */
const IDEOGRAPHS = [
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-sans-tc',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
] as const;

const LANGUAGE_LETTERS = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}々〆]/u, '@fontsource-variable/noto-sans-jp'],
  [/\p{Script=Hangul}/u, '@fontsource-variable/noto-sans-kr'],
  [/\p{Script=Bopomofo}/u, '@fontsource-variable/noto-sans-tc'],
] as const;

/** The family whose ideographs match such letters; null when nothing indicates a language. */
export type LanguageHint = (typeof LANGUAGE_LETTERS)[number][1] | null;

export function languageHint(text: string): LanguageHint {
  return LANGUAGE_LETTERS.find(([letters]) => letters.test(text))?.[1] ?? null;
}

export function familiesFor(hint: LanguageHint): readonly Family[] {
  const rest = IDEOGRAPHS.filter((family) => family !== hint);
  return hint ? [...LETTERS, hint, ...rest] : [...LETTERS, ...rest];
}

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

/** Returns the likely language of a run in one script; undefined for Latin, Greek and Cyrillic. */
export function languageOf(text: string): string | undefined {
  return LANGUAGES.find(([letters]) => letters.test(text))?.[1];
}
