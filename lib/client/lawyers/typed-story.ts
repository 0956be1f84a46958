import { draftKey } from '@/lib/client/platform/drafts';

/** Begins as drafts do, so that signing out forgets it, too. */
const KEY = draftKey('story');

/** Fewer words are a search, and tell a lawyer nothing. */
const MIN_WORDS = 3;

/** Keeps in this tab what somebody typed to find a lawyer, for the booking; fewer than three words forget it. */
export function rememberStory(words: string): void {
  const story = words.trim();
  try {
    if (story.split(/\s+/).length < MIN_WORDS) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, story);
  } catch {
    // Storage may be blocked: nothing is filled in then.
  }
}

/** What was told in the last search of this tab, or an empty text. */
export function typedStory(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
