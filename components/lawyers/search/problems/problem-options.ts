import type { ComboboxGroup } from '@/components/ui/forms/combobox-list';
import type { ComboboxFinding } from '@/components/ui/forms/use-combobox';
import type { LegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import type { ChosenProblem } from '@/lib/contract/lawyers/search-filters';

export type ProblemMatcher = (query: string) => readonly LegalProblem[];

/** What to offer for a query: what matches, group by group, or the most common problems where nothing does. */
export function problemOptions(
  match: ProblemMatcher,
  query: string,
): ComboboxFinding<ChosenProblem> {
  const found = grouped(match(query));
  if (found.length > 0) {
    return { groups: found, matches: found.reduce((sum, group) => sum + group.options.length, 0) };
  }
  return { groups: grouped(match('')).slice(0, 1), matches: 0 };
}

function grouped(problems: readonly LegalProblem[]): ComboboxGroup<ChosenProblem>[] {
  const groups = new Map<string, ChosenProblem[]>();
  for (const { _id, label, value, group_label } of problems) {
    const option: ChosenProblem = { _id, label, area: value[0] };
    const group = groups.get(group_label);
    if (group) group.push(option);
    else groups.set(group_label, [option]);
  }
  return [...groups].map(([label, options]) => ({ label, options }));
}
