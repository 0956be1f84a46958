import * as z from 'zod';
import { FACTOR_ERRORS } from '@/lib/contract/accounts/second-factor';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, dayKey, id, instant, page, paged, rowId } from '@/lib/contract/platform/fields';
import { PAYOUT_REFUSALS, PAYOUT_STATUSES, RAILS } from '@/lib/domain/payments/payout';
import { HOLD_REASONS } from '@/lib/domain/payments/whereabouts';
import { receivedPayment } from './received-payments';

export const payoutFields = {
  _id: id,
  status: z.enum(PAYOUT_STATUSES),
  /** Amount taken from the balance, and the tax withheld from it, 0 since it is withheld at releases; the rest is transferred. */
  amount: centavos,
  withheld: centavos,
  transferred: centavos,
  rail: z.enum(RAILS),
  bank: z.string(),
  /** The last four characters of the account number; empty once the account is deleted. */
  account_end: z.string(),
  failure: z.string().nullable(),
  reason: z.string().nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
  ended_at: instant.nullable(),
};

export const payout = z.object(payoutFields).meta({ id: 'Payout' });
export type Payout = z.output<typeof payout>;

export const lawyerPayouts = paged(payout)
  .extend({
    held: centavos,
    available: centavos,
    on_the_way: centavos,
    paid_out: centavos,
    minimum: centavos,
    next_payout_on: dayKey,
    /** From when a recently changed bank account is paid to; null otherwise. */
    payable_from: instant.nullable(),
    bank: z.object({ name: z.string(), account_end: z.string() }).nullable(),
    can_request: z.boolean(),
    /** Amount of a payout requested now; 0 where none is possible. */
    payable: centavos,
    why_not: z.enum(PAYOUT_REFUSALS).nullable(),
    /** Expected payouts without further income: from the balance, and from money held until a fixed day. */
    paydays: z.array(z.object({ day: dayKey, amount: centavos })),
    /** Money held until an event, by event, and what a decision gives back to clients. */
    waiting: z.array(
      z.object({ why: z.enum(HOLD_REASONS), amount: centavos, count: z.int().positive() }),
    ),
  })
  .meta({ id: 'LawyerPayouts' });
export type LawyerPayouts = z.output<typeof lawyerPayouts>;

const tag = 'Payments';

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/payouts',
  access: 'lawyer',
  tag,
  summary: 'The lawyer’s balance, and payouts to the lawyer’s bank, the newest first',
  query: z.object({ page }),
  status: 200,
  response: lawyerPayouts,
  errors: [],
});

const payoutParts = payout
  .extend({
    /** Tax withheld of these payments when they were released, which the payout no longer contains. */
    tax_at_release: centavos,
    /** Its payments, the oldest first, each with its share in this payout and the tax withheld of that share. */
    parts: z.array(
      receivedPayment.omit({ where: true }).extend({ share: centavos, withheld: centavos }),
    ),
  })
  .meta({ id: 'PayoutParts' });
export type PayoutParts = z.output<typeof payoutParts>;

export const readPayout = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/payouts/{id}',
  access: 'lawyer',
  tag,
  summary: 'A payout of the lawyer, with the payments of which it consists',
  params: z.object({ id: rowId }),
  status: 200,
  response: payoutParts,
  errors: [],
});

export const requestPayout = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/payouts',
  access: 'lawyer',
  tag,
  summary: 'Pay out what is available, as far as the bank takes it at a time',
  idempotent: true,
  status: 201,
  response: payout,
  errors: ['bad_transition', ...FACTOR_ERRORS],
});
