import { AREAS } from '@/lib/catalogue/areas';
import { INTAKE_SETS, type IntakeSet } from '@/lib/catalogue/intake';
import type { LegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import { likelyProblem } from '@/lib/catalogue/legal-problems/match-problem';

interface Case {
  readonly subject: string;
  readonly description: string | null;
  /** Label of the legal problem of the last search in this tab; empty without one. */
  readonly searched: string;
}

/**
 * Returns the questions that fit what the client wrote: those of the problem that subject or story name, else of their area,
 * else of the search. Null where they fit none: then the client is asked.
 */
export function usualSet({ subject, description, searched }: Case): IntakeSet | null {
  const texts = [subject, description ?? '', searched].filter((text) => text.trim() !== '');
  for (const text of texts) {
    const problem = likelyProblem(text);
    if (problem) return setOf(problem);
  }
  return null;
}

function setOf({ _id, value: [label] }: LegalProblem): IntakeSet | null {
  const area = AREAS.find((one) => one.label === label)?.slug;
  return INTAKE_SETS.find(({ problem }) => problem === _id) ?? restOf(area);
}

/** Returns the questions for the rest of an area. */
function restOf(area: string | undefined): IntakeSet | null {
  return INTAKE_SETS.findLast((one) => one.area === area) ?? null;
}
