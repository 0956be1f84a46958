import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, rowId, text } from '@/lib/contract/platform/fields';
import {
  MAX_QUICK_REPLIES,
  QUICK_REPLY_KINDS,
  QUICK_REPLY_MAX,
  QUICK_REPLY_NAME_MAX,
} from '@/lib/domain/meetings/quick-replies';
import { summaryInput } from './summaries';

const access = 'user';
const tag = 'Messages';

const quickReply = z
  .object({
    _id: id,
    kind: z.enum(QUICK_REPLY_KINDS),
    /** Empty where it was kept without one. */
    name: z.string(),
    text: z.string(),
    /** Steps and papers of a summary; empty in a reply. */
    next_steps: z.array(z.string()),
    papers: z.array(z.string()),
  })
  .meta({ id: 'OwnText' });
export type QuickReply = z.output<typeof quickReply>;

export const quickReplyInput = z
  .object({
    kind: z.enum(QUICK_REPLY_KINDS),
    name: text(QUICK_REPLY_NAME_MAX).optional(),
    text: text(QUICK_REPLY_MAX),
    next_steps: summaryInput.shape.next_steps.optional(),
    papers: summaryInput.shape.papers.optional(),
  })
  .meta({ id: 'OwnTextInput' });
export type QuickReplyInput = z.output<typeof quickReplyInput>;

export const listOwnTexts = endpoint({
  method: 'GET',
  path: '/api/v1/own-texts',
  access,
  member: ['messages'],
  tag,
  summary: `Texts to use again, the oldest first, at most ${MAX_QUICK_REPLIES} of a kind: quick replies or summaries`,
  query: z.object({ kind: z.enum(QUICK_REPLY_KINDS) }),
  status: 200,
  response: z.object({ results: z.array(quickReply) }),
  errors: [],
});

export const addOwnText = endpoint({
  method: 'POST',
  path: '/api/v1/own-texts',
  access,
  member: ['messages'],
  tag,
  summary: 'Keep a text to use again; one that is kept already is kept once',
  body: quickReplyInput,
  status: 201,
  response: quickReply,
  errors: ['bad_transition'],
});

export const deleteOwnText = endpoint({
  method: 'DELETE',
  path: '/api/v1/own-texts/{id}',
  access,
  member: ['messages'],
  tag,
  summary: 'Delete a text',
  params: z.object({ id: rowId }),
  status: 204,
  errors: [],
});
