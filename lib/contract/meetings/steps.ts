import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { dayKey, filterDay, id, instant, rowId, text } from '@/lib/contract/platform/fields';
import { DONE_STEPS_LISTED, MAX_OPEN_STEPS, STEP_MAX } from '@/lib/domain/meetings/steps';

const access = 'lawyer';
const tag = 'Clients of a lawyer';

export const clientStep = z
  .object({
    _id: id,
    text: z.string(),
    due_on: dayKey.nullable(),
    done_at: instant.nullable(),
  })
  .meta({ id: 'ClientStep' });
export type ClientStep = z.output<typeof clientStep>;

export const listSteps = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/clients/{id}/steps',
  access,
  tag,
  summary: `What the lawyer has still to do for a client, by day, and the last ${DONE_STEPS_LISTED} that are done`,
  params: z.object({ id: rowId }),
  status: 200,
  response: z.object({
    open: z.array(clientStep),
    done: z.array(clientStep),
  }),
  errors: [],
});
export type ClientSteps = z.output<(typeof listSteps)['response']>;

const params = z.object({ id: rowId, childId: rowId });

export const stepInput = z
  .object({ text: text(STEP_MAX), due_on: filterDay.nullable().default(null) })
  .meta({ id: 'ClientStepInput' });

export const setStep = endpoint({
  method: 'PUT',
  path: '/api/v1/lawyers/clients/{id}/steps/{childId}',
  access,
  tag,
  summary: `Add a next step under an id of the browser's making, or change it; at most ${MAX_OPEN_STEPS} are open`,
  params,
  body: stepInput,
  status: 200,
  response: clientStep,
  errors: ['bad_transition'],
});

export const setStepDone = endpoint({
  method: 'PUT',
  path: '/api/v1/lawyers/clients/{id}/steps/{childId}/done',
  access,
  tag,
  summary: 'Mark a next step done, or open again',
  params,
  body: z.object({ done: z.boolean() }),
  status: 200,
  response: clientStep,
  errors: ['bad_transition'],
});

export const removeStep = endpoint({
  method: 'DELETE',
  path: '/api/v1/lawyers/clients/{id}/steps/{childId}',
  access,
  tag,
  summary: 'Remove a next step; one that is gone already is removed',
  params,
  status: 204,
  errors: [],
});
