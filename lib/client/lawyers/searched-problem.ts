import { draftKey } from '@/lib/client/platform/drafts';

/** Begins as drafts do, so that signing out forgets it, too. */
const KEY = draftKey('problem');

/** Keeps the legal problem of the last search in this tab; null when a search was for none. */
export function rememberProblem(label: string | null): void {
  try {
    if (label === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, label);
  } catch {
    // Storage may be blocked: nothing is filled in then.
  }
}

/** The legal problem of the last search in this tab, or an empty text. */
export function searchedProblem(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
