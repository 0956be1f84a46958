import * as z from 'zod';

/**
 * What a user typed into a form, kept through reload and sign-in until the tab is closed; never files. Another person who signs in
 * on the same device sees nothing of it. `name` begins the keys, one for each thing the form is about.
 */
export function formDraft<T extends z.ZodRawShape>(name: string, typed: z.ZodObject<T>) {
  const stored = z.object({ user_id: z.string(), typed });
  const keyOf = (about: string) => `${name}:${about}`;
  return {
    /** The draft of this user, or null. */
    read(about: string, userId: string): z.output<typeof typed> | null {
      try {
        const text = sessionStorage.getItem(keyOf(about));
        const parsed = stored.safeParse(text ? JSON.parse(text) : null);
        return parsed.success && parsed.data.user_id === userId ? parsed.data.typed : null;
      } catch {
        // Storage may be blocked, or hold something else: the form starts empty.
        return null;
      }
    },
    save(about: string, userId: string, values: z.output<typeof typed>): void {
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
