import * as z from 'zod';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { rowId, text } from '@/lib/contract/platform/fields';
import { tag } from './work-items';

/** Input of an acceptance: the version that was read, the name as a signature, and confirmation of both. */
export const acceptance = z
  .object({
    version: z.int(),
    name: text(100),
    consent: z.literal(true, { error: FIELD_COPY.consent }),
  })
  .meta({ id: 'WorkItemAcceptance' });

export const acceptProposal = endpoint({
  method: 'POST',
  path: '/api/v1/work-items/{id}/accept-proposal',
  access: 'customer',
  tag,
  summary: 'Accept the version that was read and start its first payment',
  params: z.object({ id: rowId }),
  body: acceptance,
  idempotent: true,
  status: 200,
  response: z.object({ checkout_url: z.string() }),
  errors: [
    'bad_transition',
    'version_changed',
    'payment_method_unavailable',
    'not_found',
    'rate_limited',
  ],
});
