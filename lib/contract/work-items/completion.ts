import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, rowId, text } from '@/lib/contract/platform/fields';
import { tag, workItem } from './work-items';

/** The problem, and the refund the client asks for; without a sum, all that is held. */
const claim = { reason: text(1000), refund: centavos.min(1).optional() };

/** The client confirms finished work, which releases its money, or objects, which holds it. */
export const completion = z
  .discriminatedUnion('accepted', [
    z.object({ accepted: z.literal(true) }),
    z.object({ accepted: z.literal(false), ...claim }),
  ])
  .meta({ id: 'WorkItemCompletion' });

export const confirmWorkItem = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/complete',
  access: 'customer',
  tag,
  summary: 'Confirm a completed agreement, or object in time',
  params: z.object({ id: rowId }),
  body: completion,
  status: 200,
  response: workItem,
  errors: ['not_found', 'bad_transition', 'too_late'],
});

export const completeWorkItem = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/complete/lawyer',
  access: 'lawyer',
  tag,
  summary: 'Say that the work is done, once every milestone is paid or waived',
  params: z.object({ id: rowId }),
  status: 200,
  response: workItem,
  errors: ['not_found', 'bad_transition'],
});

export const reportProblem = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/problem',
  access: 'customer',
  tag,
  summary: 'Report that paid work is not finished, after its due date or 30 days without news',
  params: z.object({ id: rowId }),
  body: z.object(claim).meta({ id: 'WorkItemProblem' }),
  status: 200,
  response: workItem,
  errors: ['not_found', 'bad_transition', 'too_early'],
});
