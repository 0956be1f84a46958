'use client';

import { useState } from 'react';
import type { ComboboxSource } from '@/components/ui/forms/use-combobox';
import type { ChosenProblem } from '@/lib/contract/lawyers/search-filters';
import { type ProblemMatcher, problemOptions } from './problem-options';

/**
 * The search over the legal problems, loaded when it is first wanted: most visitors read a page without opening the
 * list, and it is larger than the rest of the form.
 */
export function useProblemSource(): ComboboxSource<ChosenProblem> {
  const [match, setMatch] = useState<ProblemMatcher | null>(null);
  const [failed, setFailed] = useState(false);
  const load = () => {
    if (match) return;
    setFailed(false);
    import('@/lib/catalogue/legal-problems/match-problem').then(
      ({ matchLegalProblems }) => setMatch(() => matchLegalProblems),
      () => setFailed(true),
    );
  };
  return { find: match && ((query) => problemOptions(match, query)), failed, load };
}
