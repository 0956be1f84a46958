import { DANGER_KINDS, type DangerKind } from '@/lib/catalogue/legal-problems/dangers/danger-kinds';
import { draftKey } from '@/lib/client/platform/drafts';

/** By the typed words and by the searched problem; with the prefix of drafts, so that signing out clears both. */
const KEYS = { words: draftKey('danger', 'words'), problem: draftKey('danger', 'problem') };

/** Keeps in this tab the kinds of danger that words or the problem of a search name, for the pages that follow. */
export function keepDangers(of: keyof typeof KEYS, kinds: readonly DangerKind[]): void {
  try {
    if (kinds.length === 0) sessionStorage.removeItem(KEYS[of]);
    else sessionStorage.setItem(KEYS[of], kinds.join(' '));
  } catch {
    // Storage may be blocked: the page on which the words are typed says it all the same.
  }
}

export function keptDangers(): readonly DangerKind[] {
  try {
    const kept = Object.values(KEYS).flatMap(
      (key) => sessionStorage.getItem(key)?.split(' ') ?? [],
    );
    return DANGER_KINDS.filter((kind) => kept.includes(kind));
  } catch {
    return [];
  }
}
