import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, rowId, text } from '@/lib/contract/platform/fields';
import { MAX_OWN_TEXTS, OWN_TEXT_KINDS, OWN_TEXT_MAX } from '@/lib/domain/meetings/own-texts';

const access = 'user';
const tag = 'Messages';

const ownText = z
  .object({ _id: id, kind: z.enum(OWN_TEXT_KINDS), text: z.string() })
  .meta({ id: 'OwnText' });
export type OwnText = z.output<typeof ownText>;

export const ownTextInput = z
  .object({ kind: z.enum(OWN_TEXT_KINDS), text: text(OWN_TEXT_MAX) })
  .meta({ id: 'OwnTextInput' });

export const listOwnTexts = endpoint({
  method: 'GET',
  path: '/api/v1/own-texts',
  access,
  member: ['messages'],
  tag,
  summary: `Texts to use again, the oldest first, at most ${MAX_OWN_TEXTS} of a kind: quick replies or summaries`,
  query: z.object({ kind: z.enum(OWN_TEXT_KINDS) }),
  status: 200,
  response: z.object({ results: z.array(ownText) }),
  errors: [],
});

export const addOwnText = endpoint({
  method: 'POST',
  path: '/api/v1/own-texts',
  access,
  member: ['messages'],
  tag,
  summary: 'Keep a text to use again; one that is kept already is kept once',
  body: ownTextInput,
  status: 201,
  response: ownText,
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
