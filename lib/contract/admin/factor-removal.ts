import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { rowId, text } from '@/lib/contract/platform/fields';
import { PERSON_NOTE_MAX } from '@/lib/domain/admin/person-notes';

const access = 'admin';
const tag = 'Administration';
const path = '/api/v1/admin/users/{id}/factor-removal';
const REASON_MAX = PERSON_NOTE_MAX - 100;

const params = z.object({ id: rowId });

export const askFactorRemoval = endpoint({
  method: 'POST',
  path,
  access,
  tag,
  summary:
    'Ask for the removal of a lost second factor; another administrator has to agree within 72 hours',
  params,
  body: z
    .object({
      /** How the requester's identity was verified; kept as a note on the person. */
      reason: text(REASON_MAX),
    })
    .meta({ id: 'FactorRemovalInput' }),
  status: 204,
  errors: ['bad_transition'],
});

export const approveFactorRemoval = endpoint({
  method: 'POST',
  path: `${path}/approval`,
  access,
  tag,
  summary:
    'Agree to what another administrator asked for: the factors are removed, every session ends, the owner is mailed',
  params,
  status: 204,
  errors: ['bad_transition'],
});

export const dropFactorRemoval = endpoint({
  method: 'DELETE',
  path,
  access,
  tag,
  summary: 'Take back that a second factor is to be removed; may be repeated',
  params,
  status: 204,
  errors: ['bad_transition'],
});
