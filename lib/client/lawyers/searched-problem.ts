import { draftKey } from '@/lib/client/platform/drafts';

/** Has the prefix of drafts, so that signing out clears it, too. */
const KEY = draftKey('problem');

export interface SearchedProblem {
  readonly label: string;
  /** Area that it belongs to. */
  readonly area: string;
  /** Address of the search. */
  readonly path: string;
}

/** Checks by hand: a schema would bring zod, 33 kB, into the pages of search and profiles. */
function isSearched(value: unknown): value is SearchedProblem {
  const kept = value as Partial<SearchedProblem> | null;
  return [kept?.label, kept?.area, kept?.path].every((text) => typeof text === 'string');
}

/** Keeps the legal problem of the last search in this tab; null when the search named none. */
export function rememberProblem(problem: SearchedProblem | null): void {
  try {
    if (problem === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(problem));
  } catch {
    // Storage may be blocked: nothing is filled in then.
  }
}

export function searchedProblem(): SearchedProblem | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSearched(kept) ? kept : null;
  } catch {
    return null;
  }
}
