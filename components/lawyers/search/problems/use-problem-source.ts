'use client';

import { useMemo, useState } from 'react';
import type { ComboboxGroup } from '@/components/ui/forms/combobox-list';
import type { ComboboxFinding, ComboboxSource } from '@/components/ui/forms/use-combobox';
import type { LegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import { type ChosenProblem, chosenOf } from '@/lib/contract/lawyers/search-filters';

/** How many stand first whatever their area; the others follow by area, so that a long list can be read. */
const BEST = 5;

/**
 * The search over the legal problems, loaded when it is first wanted: most visitors read a page without opening the
 * list, and it is larger than the rest of the form.
 */
const loadMatcher = async () => {
  const [{ matchLegalProblems, fittingProblem }, { namesDanger }, { DangerPanel }] =
    await Promise.all([
      import('@/lib/catalogue/legal-problems/match-problem'),
      import('@/lib/catalogue/legal-problems/danger'),
      import('./danger-panel'),
    ]);
  return { matchLegalProblems, fittingProblem, namesDanger, DangerPanel };
};

type Matcher = Awaited<ReturnType<typeof loadMatcher>>;

/** The last option after something was typed: the results for the likeliest area, without a problem. */
const UNSURE: Omit<ChosenProblem, 'area'> = {
  _id: -1,
  label: 'Not sure: show lawyers who can tell me',
};

export const isUnsure = ({ _id }: ChosenProblem) => _id === UNSURE._id;

export function useProblemSource(): ComboboxSource<ChosenProblem> & {
  /** Where help is now, for words that name danger; null for all others. */
  dangerPanelFor: (words: string) => Matcher['DangerPanel'] | null;
} {
  const [matcher, setMatcher] = useState<Matcher | null>(null);
  const [failed, setFailed] = useState(false);
  const load = () => {
    if (matcher) return;
    setFailed(false);
    loadMatcher().then(setMatcher, () => setFailed(true));
  };
  const find = useMemo(
    () => matcher && ((query: string) => problemOptions(matcher, query)),
    [matcher],
  );
  const dangerPanelFor = (words: string) =>
    matcher?.namesDanger(words) ? matcher.DangerPanel : null;
  return { find, failed, load, dangerPanelFor };
}

/** The one problem that typed words stand for, or the last option where there are several, or none; rejects without the search. */
export async function problemTyped(words: string): Promise<ChosenProblem> {
  const { fittingProblem, matchLegalProblems } = await loadMatcher();
  const found = fittingProblem(words);
  return found ? chosenOf(found) : unsureOf(matchLegalProblems(words));
}

/** Personal matters are Civil, where nothing tells more. */
const unsureOf = ([best]: readonly LegalProblem[]): ChosenProblem => ({
  ...UNSURE,
  area: best?.value[0] ?? 'Civil',
});

/** What to offer for a query: what matches, the best first, or the most common problems where nothing does. */
function problemOptions(
  { matchLegalProblems: match }: Matcher,
  query: string,
): ComboboxFinding<ChosenProblem> {
  const found = match(query);
  if (query === '') return { groups: grouped(found), matches: found.length };
  const groups = found.length > 0 ? ranked(found) : grouped(match('')).slice(0, 1);
  return { groups: [...groups, { options: [unsureOf(found)] }], matches: found.length };
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
