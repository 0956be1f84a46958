import { draftKey } from '@/lib/client/platform/drafts';

/** Has the prefix of drafts, so that signing out clears it, too. */
const KEY = draftKey('story');

/** Fewer words are a plain search and tell a lawyer nothing. */
const MIN_WORDS = 3;

/** Keeps in this tab the text typed to find a lawyer, for the booking; fewer than three words clear it. */
export function rememberStory(words: string): void {
  const story = words.trim();
  try {
    if (story.split(/\s+/).length < MIN_WORDS) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, story);
  } catch {
    // Storage may be blocked: nothing is filled in then.
  }
}

export function typedStory(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
