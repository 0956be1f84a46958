'use client';

import { useMemo, useState } from 'react';
import type { ComboboxGroup } from '@/components/ui/forms/combobox-list';
import type { ComboboxFinding, ComboboxSource } from '@/components/ui/forms/use-combobox';
import type { LegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import { type ChosenProblem, chosenOf } from '@/lib/contract/lawyers/search-filters';

/** The problems for a query, the best first; all of them in the order of the catalogue for an empty one. */
type ProblemMatcher = (query: string) => readonly LegalProblem[];

/** How many stand first whatever their area; the others follow by area, so that a long list can be read. */
const BEST = 5;

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

/** What to offer for a query: what matches, the best first, or the most common problems where nothing does. */
function problemOptions(match: ProblemMatcher, query: string): ComboboxFinding<ChosenProblem> {
  const found = match(query);
  if (found.length === 0) return { groups: grouped(match('')).slice(0, 1), matches: 0 };
  return { groups: query === '' ? grouped(found) : ranked(found), matches: found.length };
}

function ranked(found: readonly LegalProblem[]): ComboboxGroup<ChosenProblem>[] {
  const best = found.slice(0, BEST).map(chosenOf);
  if (found.length <= BEST) return [{ options: best }];
  return [{ label: 'Best matches', options: best }, ...grouped(found.slice(BEST))];
}

function grouped(problems: readonly LegalProblem[]): ComboboxGroup<ChosenProblem>[] {
  const groups = new Map<string, ChosenProblem[]>();
  for (const problem of problems) {
    const option = chosenOf(problem);
    const group = groups.get(problem.group_label);
    if (group) group.push(option);
    else groups.set(problem.group_label, [option]);
  }
  return [...groups].map(([label, options]) => ({ label, options }));
}
