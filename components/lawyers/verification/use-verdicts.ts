import { useState } from 'react';
import { allMatch, proposedReason, type StatedFact, type Verdicts } from './fact-check';

/** Keeps what was found about each of the facts. */
export function useVerdicts(facts: readonly StatedFact[]) {
  const [verdicts, setVerdicts] = useState<Verdicts>({});
  return {
    verdicts,
    onVerdict: (label: string, matches: boolean) =>
      setVerdicts((before) => ({ ...before, [label]: matches })),
    allMatch: allMatch(facts, verdicts),
    reason: proposedReason(facts, verdicts),
  };
}
