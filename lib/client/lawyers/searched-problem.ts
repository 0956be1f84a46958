import { draftKey } from '@/lib/client/platform/drafts';

/** Has the prefix of drafts, so that signing out clears it, too. */
const KEY = draftKey('problem');

/** Keeps the legal problem of the last search in this tab; null when the search named none. */
export function rememberProblem(label: string | null): void {
  try {
    if (label === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, label);
  } catch {
    // Storage may be blocked: nothing is filled in then.
  }
}

export function searchedProblem(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
