import { draftKey } from '@/lib/client/platform/drafts';

/** Has the prefix of drafts, so that signing out clears it, too. */
export const searchedNameKey = draftKey('lawyer_name');

/** Keeps the searched name in this tab for the results page: it is not in any URL. */
export function rememberName(name: string): void {
  try {
    sessionStorage.setItem(searchedNameKey, name);
  } catch {
    // Storage may be blocked: the page asks for the name again.
  }
}

export function searchedName(): string {
  try {
    return sessionStorage.getItem(searchedNameKey) ?? '';
  } catch {
    return '';
  }
}
