import * as z from 'zod';
import { formDraft } from '@/lib/client/platform/drafts';
import { ATTENDEE_RELATIONS } from '@/lib/domain/meetings/guests';
import { MEETING_TYPES } from '@/lib/domain/meetings/meeting';

const typed = z.object({
  type: z.enum(MEETING_TYPES),
  phone: z.string(),
  subject: z.string(),
  description: z.string(),
  other_party: z.string(),
  for_other: z.boolean().default(false),
  attendee_name: z.string().default(''),
  relation: z.enum(['', ...ATTENDEE_RELATIONS]).default(''),
  consent: z.boolean().default(false),
});
export type DraftText = z.output<typeof typed>;

export const bookingDraft = formDraft('booking', typed);

/** Names of the files chosen for one lawyer; the files themselves are never stored on a device that may be shared. */
export const fileNamesDraft = formDraft('booking-files', z.object({ names: z.array(z.string()) }));

const lastWritten = formDraft(
  'booking-last',
  z.object({ lawyer_id: z.string(), lawyer_name: z.string() }),
);
/** Single key: only the last lawyer is stored, not one per lawyer. */
const LAST = 'lawyer';

/** Unsent text that a client wrote for another lawyer. */
export interface WrittenElsewhere {
  readonly lawyerName: string;
  readonly text: DraftText;
}

/** Whether the client has described the case. */
export function isWritten({
  subject,
  description,
  other_party,
}: Pick<DraftText, 'subject' | 'description' | 'other_party'>): boolean {
  return [subject, description, other_party].some((words) => words.trim() !== '');
}

export function rememberWritten(lawyer: { _id: string; display_name: string }, userId: string) {
  lastWritten.save(LAST, userId, { lawyer_id: lawyer._id, lawyer_name: lawyer.display_name });
}

export function writtenElsewhere(lawyerId: string, userId: string): WrittenElsewhere | null {
  const last = lastWritten.read(LAST, userId);
  if (!last || last.lawyer_id === lawyerId) return null;
  const text = bookingDraft.read(last.lawyer_id, userId);
  return text && isWritten(text) ? { lawyerName: last.lawyer_name, text } : null;
}

/** Deletes the text written for another lawyer, which is not offered again. */
export function forgetWrittenElsewhere(): void {
  lastWritten.clear(LAST);
}
