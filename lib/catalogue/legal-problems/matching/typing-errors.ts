/**
 * Whether one word becomes the other with this many errors: a letter too many, too few or wrong, two swapped (optimal
 * string alignment distance). In a word of three letters only a swap counts.
 */
export function isNear(a: string, b: string, errors: number): boolean {
  if (Math.abs(a.length - b.length) > errors) return false;
  if (bitsOf(lettersOf(a) ^ lettersOf(b)) > 2 * errors) return false;
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

/** Bit mask of the letters of each compared word: one error changes at most two, and most words differ in more. */
const LETTERS = new Map<string, number>();

/** Cache limit, so that arbitrary input cannot fill the memory. */
const MAX_KEPT = 20_000;

function lettersOf(word: string): number {
  const known = LETTERS.get(word);
  if (known !== undefined) return known;
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  if (LETTERS.size < MAX_KEPT) LETTERS.set(word, letters);
  return letters;
}

function bitsOf(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
