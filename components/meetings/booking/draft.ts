import * as z from 'zod';
import { formDraft } from '@/lib/client/platform/form-draft';
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
});
export type DraftText = z.output<typeof typed>;

/** What a client typed for one lawyer. */
export const bookingDraft = formDraft('booking-draft', typed);
