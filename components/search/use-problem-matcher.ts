'use client';

import { useState } from 'react';
import type { ProblemMatcher } from './problem-options';

/**
 * The search over the legal problems, loaded when it is first wanted: most visitors read a page without opening the
 * list, and it is larger than the rest of the form.
 */
export function useProblemMatcher() {
  const [match, setMatch] = useState<ProblemMatcher | null>(null);
  const [failed, setFailed] = useState(false);
  const load = () => {
    if (match) return;
    setFailed(false);
    import('@/lib/catalogue/match-problem').then(
      ({ matchLegalProblems }) => setMatch(() => matchLegalProblems),
      () => setFailed(true),
    );
  };
  return { match, failed, load };
}
