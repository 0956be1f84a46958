import type { ComboboxGroup } from '@/components/ui/forms/combobox-list';
import type { ComboboxFinding } from '@/components/ui/forms/use-combobox';
import type { LegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import { type ChosenProblem, chosenOf } from '@/lib/contract/lawyers/search-filters';

/** The problems for a query, the best first; all of them in the order of the catalogue for an empty one. */
export type ProblemMatcher = (query: string) => readonly LegalProblem[];

/** How many stand first whatever their area; the others follow by area, so that a long list can be read. */
const BEST = 5;

/** What to offer for a query: what matches, the best first, or the most common problems where nothing does. */
export function problemOptions(
  match: ProblemMatcher,
  query: string,
): ComboboxFinding<ChosenProblem> {
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
