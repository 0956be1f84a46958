import type { ComboboxGroup } from '@/components/ui/forms/combobox-list';
import type { ComboboxFinding } from '@/components/ui/forms/use-combobox';
import { namesDanger } from '@/lib/catalogue/legal-problems/danger';
import type { LegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import {
  fittingProblem,
  matchLegalProblems as match,
} from '@/lib/catalogue/legal-problems/match-problem';
import { type ChosenProblem, chosenOf } from '@/lib/contract/lawyers/search-filters';
import { DangerPanel } from './danger-panel';
import { askNames, isName, nameOptions, openNamed } from './name-options';
import { type ProblemOption, UNSURE_ID } from './unsure';

/** How many stand first whatever their area; the others follow by area, so that a long list can be read. */
const BEST = 5;

/** The last option after something was typed: the results for the likeliest area, without a problem. */
const UNSURE: Omit<ChosenProblem, 'area'> = {
  _id: UNSURE_ID,
  label: 'Not sure: show lawyers who can tell me',
};

/**
 * The one problem that typed words stand for, or the last option where there are several, or none. A name leads to its lawyers
 * instead: the page is left, and nothing comes of it.
 */
export function problemTyped(words: string): ChosenProblem | Promise<never> {
  if (isName(words)) {
    openNamed(words);
    return new Promise(() => {});
  }
  const found = fittingProblem(words);
  return found ? chosenOf(found) : unsureOf(match(words));
}

/** Personal matters are Civil, where nothing tells more. */
const unsureOf = ([best]: readonly LegalProblem[]): ChosenProblem => ({
  ...UNSURE,
  area: best?.value[0] ?? 'Civil',
});

/** Where help is now, for words that name danger; null for all others. */
export const dangerPanelFor = (words: string) => (namesDanger(words) ? DangerPanel : null);

/** What to offer for a query: what matches, the best first, or the most common problems where nothing does. */
export function problemOptions(query: string): ComboboxFinding<ChosenProblem> {
  return optionsOf(query, match(query));
}

/** The same to somebody who looks for a lawyer, with the last option once something is typed, and lawyers where it is a name. */
export function problemOptionsOrUnsure(query: string): ComboboxFinding<ProblemOption> {
  const found = match(query);
  const { groups, matches } = optionsOf(query, found);
  if (query === '') return { groups, matches };
  const last = { options: [unsureOf(found)] };
  const named = nameOptions(query);
  if (named.length === 0) return { groups: [...groups, last], matches };
  const lawyers = { label: 'Lawyers', options: named };
  // A name is no legal problem, whatever problem sounds like it.
  if (isName(query)) return { groups: [lawyers, last], matches: named.length };
  return { groups: [...groups, lawyers, last], matches };
}

/** Has lawyers suggested where words are a name; `onFound` gets what finds them among the options. */
export function seekNames(
  words: string,
  onFound: (find: typeof problemOptionsOrUnsure) => void,
): void {
  askNames(words.trim(), () => onFound((query) => problemOptionsOrUnsure(query)));
}

function optionsOf(query: string, found: readonly LegalProblem[]): ComboboxFinding<ChosenProblem> {
  if (query === '') return { groups: grouped(found), matches: found.length };
  const groups = found.length > 0 ? ranked(found) : grouped(match('')).slice(0, 1);
  return { groups, matches: found.length };
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
