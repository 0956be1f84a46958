import * as z from 'zod';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant } from '@/lib/contract/platform/fields';
import { MAX_SAVED, readSaved } from '@/lib/domain/lawyers/saved-lawyers';
import { lawyerCard } from './lawyers';

const tag = 'Lawyers';

export const chosenLawyer = z
  .object({
    lawyer_id: id,
    /** Null for a hidden or deleted lawyer. */
    lawyer: lawyerCard.nullable(),
  })
  .meta({ id: 'ChosenLawyer' });
export type ChosenLawyer = z.output<typeof chosenLawyer>;

const savedLawyer = chosenLawyer.extend({ saved_at: instant }).meta({ id: 'SavedLawyer' });

/** Comma-separated; values that cannot be an id are dropped. */
const ids = z
  .string()
  .max(4_000)
  .refine((text) => !text.includes('\0'), FIELD_COPY.nullCharacter)
  .transform((text) => readSaved(text));

export const listChosenLawyers = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/chosen',
  access: 'public',
  tag,
  summary: 'The cards of these lawyers, in their order, and who of them is not listed now',
  query: z.object({ ids }),
  status: 200,
  response: z.object({ results: z.array(chosenLawyer).max(MAX_SAVED) }),
  errors: ['rate_limited'],
});

export const listSavedLawyers = endpoint({
  method: 'GET',
  path: '/api/v1/saved-lawyers',
  access: 'customer',
  member: 'own',
  tag,
  summary: 'The lawyers that a client keeps for later, the last saved first',
  status: 200,
  response: z.object({ results: z.array(savedLawyer).max(MAX_SAVED) }),
  errors: [],
});
export type SavedLawyers = z.output<(typeof listSavedLawyers)['response']>;

export const listSavedIds = endpoint({
  method: 'GET',
  path: '/api/v1/saved-lawyers/ids',
  access: 'customer',
  member: 'own',
  tag,
  summary: 'Only who they are',
  status: 200,
  response: z.object({ ids: z.array(id).max(MAX_SAVED) }),
  errors: [],
});

export const saveLawyer = endpoint({
  method: 'PUT',
  path: '/api/v1/saved-lawyers/{id}',
  access: 'customer',
  member: 'own',
  tag,
  summary: 'Keep a lawyer for later; again changes nothing',
  params: z.object({ id }),
  status: 204,
  errors: ['not_found', 'bad_transition', 'rate_limited'],
});

export const forgetLawyer = endpoint({
  method: 'DELETE',
  path: '/api/v1/saved-lawyers/{id}',
  access: 'customer',
  member: 'own',
  tag,
  summary: 'Keep a lawyer no longer; again changes nothing',
  params: z.object({ id }),
  status: 204,
  errors: ['not_found', 'rate_limited'],
});
