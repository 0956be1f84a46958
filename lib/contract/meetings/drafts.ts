import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { instant, rowId } from '@/lib/contract/platform/fields';
import { DRAFT_KINDS, DRAFT_MAX } from '@/lib/domain/meetings/drafts';

const access = 'user';
const tag = 'Drafts';

export const draftContent = z.object({
  text: z.string().max(DRAFT_MAX),
  /** For a summary: next steps, one a line. */
  steps: z.string().max(DRAFT_MAX).optional(),
  /** For a summary: papers to bring, one a line. */
  papers: z.string().max(DRAFT_MAX).optional(),
  /** For a note or a summary: the version it is based on. */
  base: z.int().min(0).optional(),
});
export type DraftContent = z.output<typeof draftContent>;

const draft = draftContent.extend({ updated_at: instant }).meta({ id: 'Draft' });

const params = z.object({ id: rowId });
const query = z.object({ kind: z.enum(DRAFT_KINDS) });

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/v1/drafts/{id}',
  access,
  member: ['messages'],
  tag,
  summary: 'What the caller typed about something and has not sent; null where nothing is kept',
  params,
  query,
  status: 200,
  response: z.object({ draft: draft.nullable() }),
  errors: [],
});

export const putDraft = endpoint({
  method: 'PUT',
  path: '/api/v1/drafts/{id}',
  access,
  member: ['messages'],
  unrecorded: true,
  tag,
  summary: 'Keep what is being typed, for the caller alone; the last to write wins',
  params,
  query,
  body: draftContent.meta({ id: 'DraftInput' }),
  status: 204,
  errors: ['rate_limited'],
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/v1/drafts/{id}',
  access,
  member: ['messages'],
  unrecorded: true,
  tag,
  summary: 'Forget what was typed; idempotent',
  params,
  query,
  status: 204,
  errors: [],
});
