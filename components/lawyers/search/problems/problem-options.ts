import { DangerPanel } from '@/components/lawyers/danger/danger-panel';
import type { ComboboxGroup } from '@/components/ui/forms/combobox-list';
import type { ComboboxFinding } from '@/components/ui/forms/use-combobox';
import { dangersIn } from '@/lib/catalogue/legal-problems/danger';
import type { LegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import {
  fittingProblem,
  matchLegalProblems as match,
} from '@/lib/catalogue/legal-problems/match-problem';
import { type ChosenProblem, chosenOf } from '@/lib/contract/lawyers/search-filters';
import { askNames, isName, nameOptions, openNamed } from './name-options';
import { type ProblemOption, UNSURE_ID } from './unsure';

/**
 * Number of best matches shown first whatever their area; the others are grouped by area, so that a long list stays
 * readable.
 */
const BEST = 5;

/** Number of words from which a query is a sentence. */
const STORY = 3;

/** Last option once something is typed: the results for the likeliest area, without a problem. */
const UNSURE: Omit<ChosenProblem, 'area'> = {
  _id: UNSURE_ID,
  label: 'Not sure: show lawyers who can tell me',
};

/**
 * Returns the one problem that the typed words match, or the last option if there are several or none. A name leads
 * to its lawyers instead: the page is left, and the promise never settles.
 */
export function problemTyped(words: string): ChosenProblem | Promise<never> {
  if (isName(words)) {
    openNamed(words);
    return new Promise(() => {});
  }
  const found = fittingProblem(words);
  return found ? chosenOf(found) : unsureOf(match(words));
}

/** Returns the unsure option in the area of the best match; Civil if there is none. */
const unsureOf = ([best]: readonly LegalProblem[]): ChosenProblem => ({
  ...UNSURE,
  area: best?.value[0] ?? 'Civil',
});

/** Says what the picker shows and keeps of words that name danger. */
export { DangerPanel, dangersIn };

/** Returns the options for a query: the matches, best first, or the most common problems if there are none. */
export function problemOptions(query: string): ComboboxFinding<ChosenProblem> {
  return optionsOf(query, match(query));
}

/** Returns the same options for clients, with the last option once something is typed, and lawyers if it is a name. */
export function problemOptionsOrUnsure(query: string): ComboboxFinding<ProblemOption> {
  const found = match(query);
  const { groups, matches } = optionsOf(query, found);
  if (query === '') return { groups, matches };
  const last = { options: [unsureOf(found)] };
  const named = nameOptions(query);
  // A sentence that fits nothing, such as that one does not know what to do, is no typing error.
  if (found.length + named.length === 0 && query.trim().split(/\s+/).length >= STORY)
    return { groups: [last], matches: 1 };
  if (named.length === 0) return { groups: [...groups, last], matches };
  const lawyers = { label: 'Lawyers', options: named };
  // A name is no legal problem, whatever problem sounds like it.
  if (isName(query)) return { groups: [lawyers, last], matches: named.length };
  return { groups: [...groups, lawyers, last], matches };
}

/** Requests lawyers if the words are a name; `onFound` receives the function that finds them among the options. */
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
