import type * as z from 'zod';

/** Key prefix of everything typed and not sent, in session storage. */
const PREFIX = 'draft:';

/** Returns the key of a draft: `name` is the kind of text, `about` the id of its subject. */
export function draftKey(name: string, about?: string): string {
  return [`${PREFIX}${name}`, about].filter((part) => part !== undefined).join(':');
}

/** Clears everything typed in this tab: a user who signs out may pass the device on. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage may be blocked: then nothing was stored.
  }
}

/**
 * Creates the storage of a form's drafts, which survive reload and sign-in until the tab is closed; never files.
 * Another user who signs in on the same device cannot see them. `name` begins the keys, one per subject of the form.
 */
export function formDraft<T>(name: string, typed: z.ZodType<T>) {
  const keyOf = (about: string) => draftKey(name, about);
  return {
    read(about: string, userId: string): T | null {
      try {
        const stored = JSON.parse(sessionStorage.getItem(keyOf(about)) ?? '{}');
        if (stored.user_id !== userId) return null;
        return typed.safeParse(stored.typed).data ?? null;
      } catch {
        // Storage may be blocked, or hold something else: the form starts empty.
        return null;
      }
    },
    save(about: string, userId: string, values: T): void {
      try {
        sessionStorage.setItem(keyOf(about), JSON.stringify({ user_id: userId, typed: values }));
      } catch {
        // Without storage the text lives as long as the page.
      }
    },
    clear(about: string): void {
      try {
        sessionStorage.removeItem(keyOf(about));
      } catch {
        // As above.
      }
    },
  };
}
