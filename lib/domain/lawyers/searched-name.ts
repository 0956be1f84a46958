import { nameForms } from '@/lib/domain/accounts/short-names';

/** Titles before a lawyer's name, in English, Spanish and Filipino; with or without a dot. */
const TITLES = new Set(
  'atty attny atorni attorney attorneys abogado abogada abugado abugada sir maam mam madam mr mrs ms dr prof hon'.split(
    ' ',
  ),
);
/** Particles joined to the next word, however spaced: `de la Cruz`, `Dela Cruz`, `Delacruz`. */
const PARTICLES = /\b(?:de (?:la|los|las)|dela|delos|delas|del|de|da|di)\b +(?=[a-z])/g;

export const MAX_NAME_WORDS = 5;
const MAX_WORD_LENGTH = 40;

export interface SearchedName {
  /** Lowercase words of the letters a to z, two letters or more each, without titles; may be empty. */
  readonly words: readonly string[];
  /** A title came first, so the words are a name and no legal problem. */
  readonly titled: boolean;
}

/** Parses a typed name: without accents, dots, initials and titles, particles joined to the next word. */
export function readName(text: string): SearchedName {
  const all = lettersOf(text).split(' ');
  const first = all.findIndex((word) => !TITLES.has(word));
  const titled = first > 0 || (first < 0 && text.trim() !== '');
  const rest = all.filter((word) => !TITLES.has(word)).join(' ');
  const words = joined(rest).split(' ');
  return { words: words.filter(isSearched).slice(0, MAX_NAME_WORDS), titled };
}

const isSearched = (word: string) => word.length >= 2 && word.length <= MAX_WORD_LENGTH;

/** Whether words without a title may be a name: one to four words of letters. */
export function mayBeName(text: string): boolean {
  const { words, titled } = readName(text);
  const isShort =
    text.trim().split(/\s+/).length <= 4 && /^[\p{L}\p{M}\s.'’-]+$/u.test(text.trim());
  return words.length > 0 && (titled || (isShort && words.join('').length >= 3));
}

/** Sorts lawyers by the edit distance of their names from the searched one; ties keep their order. */
export function closestFirst<T extends { readonly displayName: string }>(
  { words }: SearchedName,
  found: readonly T[],
): T[] {
  const far = new Map(found.map((one) => [one, distance(words, namesOf(one.displayName))]));
  return found.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
}

/** Whether a name contains all words of the searched one, allowing one wrong letter each. */
export function hasName({ words }: SearchedName, displayName: string): boolean {
  const names = namesOf(displayName);
  return words.every((word) => names.some((name) => changesBetween(word, name) <= 1));
}

function namesOf(name: string): string[] {
  const letters = lettersOf(name);
  const words = [...letters.split(' '), ...joined(letters).split(' ')];
  return [...new Set(words.flatMap(nameForms))];
}

function distance(words: readonly string[], names: readonly string[]): number {
  return words.reduce((sum, word) => sum + Math.min(...names.map((name) => far(word, name))), 0);
}

const far = (word: string, name: string) =>
  name.startsWith(word) ? (name.length - word.length) / 10 : changesBetween(word, name);

const joined = (letters: string) =>
  letters.replace(PARTICLES, (particle) => particle.replaceAll(' ', ''));

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[-.,/\s]+/g, ' ')
    .replace(/[^a-z ]/g, '')
    .trim();
}

function changesBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const at = (n: number, m: number) => rows[n]?.[m] ?? 0;
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(i - 1, j - 1) + cost);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
