import type { AreaLabel } from '@/lib/catalogue/areas';
import { matchLegalProblems } from '@/lib/catalogue/legal-problems/match-problem';
import { foldText } from '@/lib/catalogue/legal-problems/matching/fold';
import { type ChosenProblem, chosenOf, MAX_WORDS_LENGTH } from './search-filters';

export interface AskedProblem {
  readonly words: string;
  readonly readings: readonly ChosenProblem[];
}

/** A user could not tell more of them apart. */
const MAX_READINGS = 12;

interface ReadWords {
  problem: ChosenProblem | null;
  /** Null without words, and where they are exactly the name of a problem. */
  asked: AskedProblem | null;
}

/**
 * Returns the problem that words ask for. The filters send the chosen problem's name in the same field: with another
 * area it is ignored, because the area was chosen instead.
 */
export function readWords(q: string | undefined, area: AreaLabel | null): ReadWords {
  const words = q?.slice(0, MAX_WORDS_LENGTH).trim();
  if (!words) return { problem: null, asked: null };
  const found = matchLegalProblems(words);
  const named = found.find(({ label }) => foldText(label) === foldText(words));
  if (named) {
    const problem = chosenOf(named);
    return { problem: area && area !== problem.area ? null : problem, asked: null };
  }
  const readings = found.slice(0, MAX_READINGS).map(chosenOf);
  return { problem: readings[0] ?? null, asked: { words, readings } };
}
