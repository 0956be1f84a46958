import toldCounts from '@/content/picker/told-counts.json' with { type: 'json' };
import { LEGAL_PROBLEMS } from '../legal-problems';
import { rootsOf } from './roots';
import { meaningOf } from './synonyms';
import { isNear } from './typing-errors';

/** Count assumed for a form never used for a problem. */
const UNSEEN = 0.1;

const GUESSED = 0.7;

const POSITIONS = new Map(LEGAL_PROBLEMS.map(({ _id }, at) => [_id, at]));

/** How often a form was used for each problem (by its position in the catalogue). */
type Counts = Map<number, number>;

/**
 * Counts of words as recorded; those of meanings and roots are derived from their words, which keeps the file small.
 */
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

/** Total for each problem, against which every form is measured. */
const BASE: readonly number[] = baseOf([...COUNTS.values()]);

function baseOf(all: readonly Counts[]): number[] {
  const said = LEGAL_PROBLEMS.map(() => UNSEEN * all.length);
  for (const counts of all)
    for (const [problem, count] of counts) said[problem] = (said[problem] ?? 0) + count;
  return said.map((total) => Math.log(UNSEEN / total));
}

/** Words by their consonants: `bnubugbog` is written for `binubugbog`. */
const BY_CONSONANTS = new Map<string, string>();
const WORDS = [...COUNTS.keys()].filter((form) => /^\p{L}{4,}$/u.test(form)).toSorted();
for (const word of WORDS) BY_CONSONANTS.set(consonantsOf(word), word);

function consonantsOf(word: string): string {
  return word.replace(/(?!^)[aeiou]/g, '').replace(/(.)\1+/g, '$1');
}

/** Returns the forms under which a word of a story is counted: itself, and its meaning or root. */
export function toldFormsOf(word: string): readonly string[] {
  const roots = rootsOf(word);
  const meaning = meaningOf(word, roots);
  return [word, meaning ? `=${meaning}` : `~${roots.at(-1) ?? word}`];
}

/**
 * Returns the log-likelihood of each problem (by its position in the catalogue) for these words, by how often they
 * were used for it (naive Bayes; a word used for few problems weighs more). Null when none was ever used.
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
