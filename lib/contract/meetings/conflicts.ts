import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, rowId, text } from '@/lib/contract/platform/fields';
import {
  CONFLICT_PLACES,
  CONFLICT_ROLES,
  CONFLICT_STATES,
  CONFLICT_WHY_MAX,
} from '@/lib/domain/meetings/conflicts/conflict';
import { STRENGTHS } from '@/lib/domain/meetings/conflicts/names';
import { namedColleagues } from './hand-overs';
import { meeting } from './meetings';

const tag = 'Meetings';
const params = z.object({ id: rowId });

/** A name of this meeting or order that resembles one of an earlier meeting or order of the same lawyer. */
export const conflictMatch = z
  .object({
    strength: z.enum(STRENGTHS),
    role: z.enum(CONFLICT_ROLES),
    name: z.string(),
    earlier_role: z.enum(CONFLICT_ROLES),
    earlier_name: z.string(),
    /** The earlier meeting, or the earlier order of written work. */
    meeting: z.object({
      kind: z.enum(CONFLICT_PLACES),
      _id: id,
      start_time: instant,
      client_name: z.string().nullable(),
    }),
  })
  .meta({ id: 'ConflictMatch' });
export type ConflictMatch = z.output<typeof conflictMatch>;

export const conflictCheck = z
  .object({
    state: z.enum(CONFLICT_STATES),
    other_party: z.string().nullable(),
    /** Current matches; after the decision, those at that time. */
    matches: z.array(conflictMatch),
    checked_at: instant.nullable(),
    /** Why the lawyer saw no conflict although a name is the same, where that was written. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'ConflictCheck' });
export type ConflictCheck = z.output<typeof conflictCheck>;

export const getConflictCheck = endpoint({
  method: 'GET',
  path: '/api/v1/meeting/{id}/conflict',
  access: 'lawyer',
  tag,
  summary: 'Names of an own meeting that resemble those of earlier ones',
  params,
  status: 200,
  response: conflictCheck,
  errors: ['not_found'],
});

export const conflictInput = z
  .object({
    /** True: the lawyer declines, and the client gets a full refund. */
    conflict: z.boolean(),
    /** Who could take it instead, where the lawyer declines. */
    colleagues: namedColleagues,
    /** Why it is no conflict although a name is the same: kept with the decision, for the lawyer alone. */
    reason: text(CONFLICT_WHY_MAX).optional(),
  })
  .meta({ id: 'ConflictInput' });

export const decideConflict = endpoint({
  method: 'PUT',
  path: '/api/v1/meeting/{id}/conflict',
  access: 'lawyer',
  tag,
  summary:
    'Say that there is no conflict of interest, which opens the case, or decline for one, which refunds; a repeat changes nothing',
  params,
  body: conflictInput,
  status: 200,
  response: meeting,
  errors: ['not_found', 'bad_transition'],
});
