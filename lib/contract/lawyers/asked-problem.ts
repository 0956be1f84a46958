import type { AreaLabel } from '@/lib/catalogue/areas';
import { matchLegalProblems } from '@/lib/catalogue/legal-problems/match-problem';
import { foldText } from '@/lib/catalogue/legal-problems/matching/fold';
import { type ChosenProblem, chosenOf, MAX_WORDS_LENGTH } from './search-filters';

/** Words for a legal problem in an address (`q`), and what they may mean. */
export interface AskedProblem {
  readonly words: string;
  /** The likeliest first, which is searched for; none where nothing fits. */
  readonly readings: readonly ChosenProblem[];
}

/** More are not told apart by anybody. */
const MAX_READINGS = 12;

interface ReadWords {
  problem: ChosenProblem | null;
  /** Null without words, and where they are the name of a problem. */
  asked: AskedProblem | null;
}

/**
 * The problem that words ask for. The filters send the name of the chosen problem in the same field: beside another
 * area it is what the area was chosen instead of.
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
