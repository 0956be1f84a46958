'use client';

import { useMemo, useState } from 'react';
import type { ComboboxSource } from '@/components/ui/forms/use-combobox';
import { type ChosenProblem, chosenOf } from '@/lib/contract/lawyers/search-filters';
import { type ProblemMatcher, problemOptions } from './problem-options';

/**
 * The search over the legal problems, loaded when it is first wanted: most visitors read a page without opening the
 * list, and it is larger than the rest of the form.
 */
const loadMatcher = () => import('@/lib/catalogue/legal-problems/match-problem');

export function useProblemSource(): ComboboxSource<ChosenProblem> {
  const [match, setMatch] = useState<ProblemMatcher | null>(null);
  const [failed, setFailed] = useState(false);
  const load = () => {
    if (match) return;
    setFailed(false);
    loadMatcher().then(
      ({ matchLegalProblems }) => setMatch(() => matchLegalProblems),
      () => setFailed(true),
    );
  };
  const find = useMemo(() => match && ((query: string) => problemOptions(match, query)), [match]);
  return { find, failed, load };
}

/** The one problem that typed words stand for, or null where there are several, or none; rejects without the search. */
export async function problemTyped(words: string): Promise<ChosenProblem | null> {
  const { fittingProblem } = await loadMatcher();
  const found = fittingProblem(words);
  return found && chosenOf(found);
}
