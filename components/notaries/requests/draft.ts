import * as z from 'zod';
import { formDraft } from '@/lib/client/platform/drafts';

const typed = z.object({
  service: z.string(),
  day: z.string(),
  message: z.string(),
  phone: z.string(),
});
export type RequestText = z.output<typeof typed>;

/** What a client typed for one notary. */
export const requestDraft = formDraft('notary-request', typed);
