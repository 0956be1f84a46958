import toldCounts from '@/content/picker/told-counts.json' with { type: 'json' };
import { LEGAL_PROBLEMS } from '../legal-problems';
import { rootsOf } from './roots';
import { meaningOf } from './synonyms';
import { isNear } from './typing-errors';

/** What counts for a form that nobody used of a problem. */
const UNSEEN = 0.1;

/** A word that is guessed, from its consonants or behind typing errors, counts less. */
const GUESSED = 0.7;

const POSITIONS = new Map(LEGAL_PROBLEMS.map(({ _id }, at) => [_id, at]));

/** How often each problem (by its position in the catalogue) was told with a form. */
type Counts = Map<number, number>;

/** Of words as they were counted, of meanings and roots by the words that have them, which keeps the file small. */
const COUNTS: ReadonlyMap<string, Counts> = countsIn(toldCounts);

/** Reads words by what was counted for them (`npm run picker:counts`): ids, with how often where it was more than once. */
function countsIn(wordsByCounts: Readonly<Record<string, string>>): Map<string, Counts> {
  const all = new Map<string, Counts>();
  for (const [text, words] of Object.entries(wordsByCounts)) {
    const counts = text.split(' ').map(countIn);
    for (const form of words.split(' ').flatMap(toldFormsOf)) {
      const of: Counts = all.get(form) ?? new Map();
      for (const [problem, count] of counts) of.set(problem, (of.get(problem) ?? 0) + count);
      all.set(form, of);
    }
  }
  return all;
}

function countIn(text: string): readonly [number, number] {
  const [problem, count = '1'] = text.split(':');
  return [POSITIONS.get(Number(problem)) ?? -1, Number(count)];
}

/** What every form is measured against: all that was said of the problem. */
const BASE: readonly number[] = baseOf([...COUNTS.values()]);

function baseOf(all: readonly Counts[]): number[] {
  const said = LEGAL_PROBLEMS.map(() => UNSEEN * all.length);
  for (const counts of all)
    for (const [problem, count] of counts) said[problem] = (said[problem] ?? 0) + count;
  return said.map((total) => Math.log(UNSEEN / total));
}

/** The words among the forms, by their consonants: `bnubugbog` is written for `binubugbog`. */
const BY_CONSONANTS = new Map<string, string>();
const WORDS = [...COUNTS.keys()].filter((form) => /^\p{L}{4,}$/u.test(form)).toSorted();
for (const word of WORDS) BY_CONSONANTS.set(consonantsOf(word), word);

function consonantsOf(word: string): string {
  return word.replace(/(?!^)[aeiou]/g, '').replace(/(.)\1+/g, '$1');
}

/** What a word is counted by when somebody tells a story: itself, and what it means or its root. */
export function toldFormsOf(word: string): readonly string[] {
  const roots = rootsOf(word);
  const meaning = meaningOf(word, roots);
  return [word, meaning ? `=${meaning}` : `~${roots.at(-1) ?? word}`];
}

/**
 * How likely each problem is (by its position in the catalogue) for these words, as logarithms: by how often the words were
 * used when the problem was told (naive Bayes; a word that was used of few problems weighs more). Null where none was used.
 */
export function toldScores(words: readonly string[]): readonly number[] | null {
  const forms = new Map(words.flatMap(knownFormsOf));
  if (forms.size === 0) return null;
  const scores = LEGAL_PROBLEMS.map(() => 0);
  for (const [form, share] of forms) {
    const counts: Counts = COUNTS.get(form) ?? new Map();
    const weight = share * Math.log(1 + LEGAL_PROBLEMS.length / counts.size) * 0.2;
    BASE.forEach((base, problem) => {
      scores[problem] = (scores[problem] ?? 0) + weight * base;
    });
    for (const [problem, count] of counts)
      scores[problem] = (scores[problem] ?? 0) + weight * Math.log(1 + count / UNSEEN);
  }
  return scores;
}

function knownFormsOf(word: string): (readonly [form: string, share: number])[] {
  const known = toldFormsOf(word).filter((form) => COUNTS.has(form));
  if (known.length > 0) return known.map((form) => [form, 1]);
  const meant = word.length < 4 ? undefined : guess(word);
  return meant ? toldFormsOf(meant).map((form) => [form, GUESSED]) : [];
}

function guess(word: string): string | undefined {
  const consonants = consonantsOf(word);
  const abbreviated = consonants.length > 2 ? BY_CONSONANTS.get(consonants) : undefined;
  return abbreviated ?? WORDS.find((known) => isNear(word, known, word.length > 7 ? 2 : 1));
}
