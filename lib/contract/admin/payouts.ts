import * as z from 'zod';
import { payoutFields } from '@/lib/contract/payments/payouts';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, page, paged, rowId, text } from '@/lib/contract/platform/fields';
import { PAYOUT_STATUSES } from '@/lib/domain/payments/payout';

export const adminPayout = z
  .object({ ...payoutFields, lawyer: z.object({ _id: id, display_name: z.string() }) })
  .meta({ id: 'AdminPayout' });
export type AdminPayout = z.output<typeof adminPayout>;

export const adminPayouts = paged(adminPayout).meta({ id: 'AdminPayouts' });
export type AdminPayouts = z.output<typeof adminPayouts>;

const one = {
  method: 'POST',
  access: 'admin',
  tag: 'Administration',
  params: z.object({ id: rowId }),
} as const;

export const listAllPayouts = endpoint({
  method: 'GET',
  path: '/api/v1/admin/payouts',
  access: 'admin',
  tag: 'Administration',
  summary: 'Payouts of all lawyers, the newest first',
  query: z.object({ status: z.enum(PAYOUT_STATUSES).optional(), page }),
  status: 200,
  response: adminPayouts,
  errors: [],
});

export const approvePayout = endpoint({
  ...one,
  path: '/api/v1/admin/payouts/{id}/approve',
  summary: 'Let a payout go that waits',
  status: 204,
  errors: ['bad_transition'],
});

export const declinePayout = endpoint({
  ...one,
  path: '/api/v1/admin/payouts/{id}/decline',
  summary: 'Decline a payout that waits, with a reason that the lawyer reads',
  body: z.object({ reason: text(1000) }).meta({ id: 'DeclinePayoutInput' }),
  status: 204,
  errors: ['bad_transition'],
});

export const retryPayout = endpoint({
  ...one,
  path: '/api/v1/admin/payouts/{id}/retry',
  summary: 'Pay out again what failed or came back; once, however often it is asked',
  status: 204,
  errors: ['bad_transition'],
});
