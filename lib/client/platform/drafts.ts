import type * as z from 'zod';

/** Of everything that was typed and not sent, in the storage of the tab. */
const PREFIX = 'draft:';

/** The key of a draft. `name` says what was typed, `about` which one. */
export function draftKey(name: string, about?: string): string {
  return [`${PREFIX}${name}`, about].filter((part) => part !== undefined).join(':');
}

/** Forgets what was typed in this tab: whoever signs out may hand the device on. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage may be blocked: then nothing was stored.
  }
}

/**
 * What a user typed into a form, stored through reload and sign-in until the tab is closed; never files. Another person who signs in
 * on the same device sees nothing of it. `name` begins the keys, one for each thing the form is about.
 */
export function formDraft<T>(name: string, typed: z.ZodType<T>) {
  const keyOf = (about: string) => draftKey(name, about);
  return {
    /** The draft of this user, or null. */
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
