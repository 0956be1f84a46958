import * as z from 'zod';

/** What a client typed for one notary. */
const draft = z.object({
  user_id: z.string(),
  service: z.string(),
  day: z.string(),
  message: z.string(),
  phone: z.string(),
});
export type RequestText = Omit<z.output<typeof draft>, 'user_id'>;

/** The draft of this user, or null. Another person who signs in on the same device sees nothing of it. */
export function readDraft(notaryId: string, userId: string): RequestText | null {
  try {
    const text = sessionStorage.getItem(keyOf(notaryId));
    const parsed = draft.safeParse(text ? JSON.parse(text) : null);
    if (!parsed.success || parsed.data.user_id !== userId) return null;
    const { user_id: _owner, ...typed } = parsed.data;
    return typed;
  } catch {
    // Storage may be blocked, or hold something else: the form starts empty.
    return null;
  }
}

/** Keeps what was typed through reload and sign-in, until the tab is closed. */
export function saveDraft(notaryId: string, userId: string, typed: RequestText): void {
  try {
    const value: z.output<typeof draft> = { user_id: userId, ...typed };
    sessionStorage.setItem(keyOf(notaryId), JSON.stringify(value));
  } catch {
    // Without storage the text lives as long as the page.
  }
}

export function clearDraft(notaryId: string): void {
  try {
    sessionStorage.removeItem(keyOf(notaryId));
  } catch {
    // As above.
  }
}

function keyOf(notaryId: string): string {
  return `notary-request-draft:${notaryId}`;
}
