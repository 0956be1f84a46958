import * as z from 'zod';
import { ATTENDEE_RELATIONS } from '@/lib/domain/meetings/guests';
import { MEETING_TYPES } from '@/lib/domain/meetings/meeting';

/** What a client typed for one lawyer; never files, never the consent. */
const draft = z.object({
  user_id: z.string(),
  type: z.enum(MEETING_TYPES),
  phone: z.string(),
  subject: z.string(),
  description: z.string(),
  other_party: z.string(),
  for_other: z.boolean().default(false),
  attendee_name: z.string().default(''),
  relation: z.enum(['', ...ATTENDEE_RELATIONS]).default(''),
});
export type Draft = z.output<typeof draft>;
export type DraftText = Omit<Draft, 'user_id'>;

/** The draft of this user, or null. Another person who signs in on the same device sees nothing of it. */
export function readDraft(lawyerId: string, userId: string): DraftText | null {
  try {
    const text = sessionStorage.getItem(keyOf(lawyerId));
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
export function saveDraft(lawyerId: string, userId: string, typed: DraftText): void {
  try {
    const value: Draft = { user_id: userId, ...typed };
    sessionStorage.setItem(keyOf(lawyerId), JSON.stringify(value));
  } catch {
    // Without storage the text lives as long as the page.
  }
}

export function clearDraft(lawyerId: string): void {
  try {
    sessionStorage.removeItem(keyOf(lawyerId));
  } catch {
    // As above.
  }
}

function keyOf(lawyerId: string): string {
  return `booking-draft:${lawyerId}`;
}
