import type { LegalProblem } from '@/lib/catalogue/legal-problems';
import type { ChosenProblem } from './filters';

export interface ProblemOptionGroup {
  readonly label: string;
  readonly options: readonly ChosenProblem[];
}

export type ProblemMatcher = (query: string) => readonly LegalProblem[];

export interface ProblemOptions {
  readonly groups: readonly ProblemOptionGroup[];
  /** Problems that fit what was typed; 0 where the first group is offered instead. */
  readonly matches: number;
}

/** What to offer for a query: what matches, group by group, or the most common problems where nothing does. */
export function problemOptions(match: ProblemMatcher, query: string): ProblemOptions {
  const found = grouped(match(query));
  if (found.length > 0) {
    return { groups: found, matches: found.reduce((sum, group) => sum + group.options.length, 0) };
  }
  return { groups: grouped(match('')).slice(0, 1), matches: 0 };
}

function grouped(problems: readonly LegalProblem[]): ProblemOptionGroup[] {
  const groups = new Map<string, ChosenProblem[]>();
  for (const { _id, label, value, group_label } of problems) {
    const option: ChosenProblem = { _id, label, area: value[0] };
    const group = groups.get(group_label);
    if (group) group.push(option);
    else groups.set(group_label, [option]);
  }
  return [...groups].map(([label, options]) => ({ label, options }));
}
