import { type Folded, GIVEN, readings, TRADES, type Word } from './name-readings';

/** Whether two names are the same except for spelling conventions, or could be of the same person or company. */
export const STRENGTHS = ['SAME', 'SIMILAR'] as const;
export type Strength = (typeof STRENGTHS)[number];

const BETWEEN = 2;

/**
 * Returns a function that compares a person's or company's name with others; null for no match. Case, accents, ñ,
 * punctuation, titles, company forms, middle initials and word order are ignored; words misspelled by a letter, of
 * eight and more letters by two, are similar. A name may be among others. A given name alone, or a company's trade,
 * is no match. Words that are family names too (Co, Ma, Son) are compared as both, and the stronger match counts: a
 * check may find too much.
 */
export function comparison(name: string): (other: string) => Strength | null {
  const mine = readings(name);
  return (other) => {
    const found = readings(other).flatMap((its) => mine.map((one) => compareReadings(one, its)));
    return STRENGTHS.find((strength) => found.includes(strength)) ?? null;
  };
}

/** Returns keys of a name: two names share one exactly where their comparison is `SAME`. */
export function sameKeys(name: string): readonly string[] {
  return readings(name)
    .filter(({ words, isDoubtful }) => words.length > 0 && !isDoubtful)
    .map(({ key, suffix }) => `${key}, ${suffix}`);
}

/** Compares two readings. If a possible family name was left out, the result is at most similar. */
function compareReadings(one: Folded, other: Folded): Strength | null {
  const strength = compareFolded(one, other);
  return strength && (one.isDoubtful || other.isDoubtful) ? 'SIMILAR' : strength;
}

function compareFolded(one: Folded, other: Folded): Strength | null {
  if (one.words.length === 0 || other.words.length === 0) return null;
  if (one.key === other.key) return one.suffix === other.suffix ? 'SAME' : 'SIMILAR';
  const similar = isWithin(one, other) || isWithin(other, one) || sameEnds(one, other);
  return similar ? 'SIMILAR' : null;
}

function isWithin(part: Folded, whole: Folded): boolean {
  const { words } = part;
  if (words.length > whole.words.length) return false;
  const [only] = words;
  if (words.length === 1 && only) return namesAlone(only, whole);
  const found = placesOf(words, whole.words);
  const length = words.length + BETWEEN;
  return found !== null && whole.words.some(({ at }) => holdsAll(found, at, at + length));
}

interface Sought {
  readonly text: string;
  readonly places: readonly Place[];
}

interface Place {
  readonly at: number;
  readonly exact: boolean;
  readonly isFamily: boolean;
}

function placesOf(words: readonly Word[], whole: readonly Word[]): Sought[] | null {
  const found: Sought[] = [];
  for (const word of words) {
    const { text } = word;
    const places = whole
      .filter((there) => isAlike(word, there))
      .map((there) => ({
        at: there.at,
        exact: there.text === text,
        isFamily: word.isFamily && there.isFamily,
      }));
    if (places.length === 0) return null;
    found.push({ text, places: places.sort((one, other) => +other.exact - +one.exact) });
  }
  return found;
}

/** Whether all words are between two positions, each in its own, and identify the name. */
function holdsAll(sought: readonly Sought[], from: number, to: number): boolean {
  const taken = new Set<number>();
  const pairs: Pair[] = [];
  for (const { text, places } of sought) {
    const place = places.find(({ at }) => at >= from && at < to && !taken.has(at));
    if (!place) return false;
    taken.add(place.at);
    pairs.push({ text, exact: place.exact, isFamily: place.isFamily });
  }
  return isTelling(pairs);
}

interface Pair {
  readonly text: string;
  readonly exact: boolean;
  readonly isFamily: boolean;
}

/**
 * Whether the words identify a name. Misspelled short words need an exact one beside them; given names and trades
 * need another word. A word that is the family name of both is more than a given name: Francisco, Martin, Kim.
 */
function isTelling(pairs: readonly Pair[]): boolean {
  const isFamilyName = ({ text, exact, isFamily }: Pair) => isFamily && exact && !TRADES.has(text);
  if (pairs.every((pair) => isCommon(pair.text) && !isFamilyName(pair))) return false;
  return pairs.some(({ exact }) => exact) || pairs.every(({ text }) => text.length >= 5);
}

function isCommon(word: string): boolean {
  return GIVEN.has(word) || TRADES.has(word) || word.length === 1;
}

function namesAlone(word: Word, { words, company }: Folded): boolean {
  if (isCommon(word.text)) return false;
  const there = company ? words[0] : words.at(-1);
  if (!there) return false;
  return there.text === word.text || (word.text.length >= 6 && isAlike(word, there));
}

function sameEnds(one: Folded, other: Folded): boolean {
  if (one.company || other.company || !isOneName(one) || !isOneName(other)) return false;
  const found = placesOf(ends(one), ends(other));
  return found !== null && holdsAll(found, 0, Number.POSITIVE_INFINITY);
}

function ends({ words }: Folded): Word[] {
  return [...words.slice(0, 1), ...words.slice(-1)];
}

function isOneName({ words }: Folded): boolean {
  const [first, last] = [words[0], words.at(-1)];
  return words.length > 2 && first !== undefined && last?.at === first.at + words.length - 1;
}

function isAlike(one: Word, other: Word): boolean {
  if (one.bare === other.bare) return true;
  const [short, long] = one.text.length < other.text.length ? [one, other] : [other, one];
  const { length } = short.text;
  if (length === 1) return long.text.startsWith(short.text);
  const most = length < 4 ? 0 : length < 8 ? 1 : 2;
  // Letters that only one of them has: an exchange accounts for two.
  if (long.text.length - length > most || bits(one.letters ^ other.letters) > 2 * most)
    return false;
  return isWithinEdits(short.text, long.text, most);
}

function bits(of: number): number {
  let count = 0;
  for (let rest = of; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Whether at most this many edits (insert, delete, replace, swap with the next) turn one word into the other (optimal
 * string alignment).
 */
function isWithinEdits(one: string, other: string, most: number): boolean {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const exchanged = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      let edits = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + exchanged);
      if (swapped) edits = Math.min(edits, at(before, j - 2) + 1);
      next.push(edits);
      if (edits < least) least = edits;
    }
    if (least > most) return false;
    [before, row] = [row, next];
  }
  return at(row, other.length) <= most;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
