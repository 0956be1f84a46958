import { draftKey } from '@/lib/client/platform/drafts';

/** Begins as drafts do, so that signing out forgets it, too. */
export const searchedNameKey = draftKey('lawyer_name');

/** Keeps in this tab the name that is searched for, for the page of its results: it is in no address. */
export function rememberName(name: string): void {
  try {
    sessionStorage.setItem(searchedNameKey, name);
  } catch {
    // Storage may be blocked: the page asks for the name again.
  }
}

/** The name of the last search in this tab, or an empty text. */
export function searchedName(): string {
  try {
    return sessionStorage.getItem(searchedNameKey) ?? '';
  } catch {
    return '';
  }
}
