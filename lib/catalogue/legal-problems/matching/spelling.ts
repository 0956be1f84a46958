import { isUnderstood, isWord, WORDS } from './phrases';

/** Words as they were probably meant: what was written together apart, and what was written apart together as well. */
export function respelled(words: readonly string[]): string[] {
  const joined = words.flatMap((word, at) => {
    const both = `${words[at - 1] ?? ''}${word}`;
    return both !== word && isWord(both) ? [both] : [];
  });
  return [...words.flatMap((word) => (isUnderstood(word) ? [word] : apart(word))), ...joined];
}

/** finalpay, 13thmonth, bp22 */
function apart(word: string): string[] {
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const isLong = (part: string) => part.length > 2 || /\d/.test(word);
    if (parts.every((part) => isWord(part) && isLong(part))) return parts;
  }
  return [word];
}

/** The words that may be meant by one with typing errors, from three letters. */
export function wordsNear(word: string): string[] {
  const errors = word.length > 6 ? 2 : 1;
  return WORDS.filter((known) => isNear(word, known, errors));
}

/**
 * Whether one word becomes the other by so many errors: a letter too many, too few or wrong, two swapped (distance of
 * optimal string alignment). In a word of three letters only a swap counts.
 */
function isNear(a: string, b: string, errors: number): boolean {
  if (Math.abs(a.length - b.length) > errors) return false;
  if (a.length < 4) return a.length === b.length && swapped(a).includes(b);
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : replaced;
      next[j] = Math.min(replaced, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    if (Math.min(...next) > errors) return false;
    before = row;
    row = next;
  }
  return (row[b.length] ?? 0) <= errors;
}

function swapped(word: string): string[] {
  const [a = '', b = '', c = ''] = word;
  return [`${b}${a}${c}`, `${a}${c}${b}`];
}

/** Words that hold this one, and those that it holds, from four letters. */
export function wordsAround(word: string): string[] {
  if (word.length < 4) return [];
  return WORDS.filter(
    (known) => known.length > 3 && (known.includes(word) || word.includes(known)),
  );
}

/** Words that share half of their pairs of letters with this one: misspelt beyond a letter or two. */
export function wordsAlike(word: string): string[] {
  const pairs = pairsOf(word);
  return WORDS.filter((known) => {
    const others = pairsOf(known);
    const shared = [...pairs].filter((pair) => others.has(pair)).length;
    return shared > 2 && (2 * shared) / (pairs.size + others.size) >= 0.5;
  });
}

function pairsOf(word: string): Set<string> {
  return new Set(Array.from(word).map((letter, at) => `${word[at - 1] ?? '^'}${letter}`));
}
