import * as z from 'zod';
import { draftKey } from '@/lib/client/platform/drafts';

/** Has the prefix of drafts, so that signing out clears it, too. */
const KEY = draftKey('problem');

const searched = z.object({
  label: z.string(),
  /** Area that it belongs to. */
  area: z.string(),
  /** Address of the search. */
  path: z.string(),
});
export type SearchedProblem = z.output<typeof searched>;

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
    return searched.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
