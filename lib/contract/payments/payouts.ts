import * as z from 'zod';
import { FACTOR_ERRORS } from '@/lib/contract/accounts/second-factor';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, dayKey, id, instant, page, paged, rowId } from '@/lib/contract/platform/fields';
import { PAYOUT_REFUSALS, PAYOUT_STATUSES, RAILS } from '@/lib/domain/payments/payout';
import { HOLD_REASONS } from '@/lib/domain/payments/whereabouts';
import { receivedPayment } from './received-payments';

/** What a payout is to the lawyer and to administrators. */
export const payoutFields = {
  _id: id,
  status: z.enum(PAYOUT_STATUSES),
  /** What was taken from the balance, and of it what was withheld as tax; the rest is transferred. */
  amount: centavos,
  withheld: centavos,
  transferred: centavos,
  rail: z.enum(RAILS),
  bank: z.string(),
  /** The last four characters of the account's number; empty once the account is deleted. */
  account_end: z.string(),
  /** The gateway's code for why it failed or came back. */
  failure: z.string().nullable(),
  /** Why an administrator declined it. */
  reason: z.string().nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
  /** When it was declined, failed or came back. */
  ended_at: instant.nullable(),
};

export const payout = z.object(payoutFields).meta({ id: 'Payout' });
export type Payout = z.output<typeof payout>;

export const lawyerPayouts = paged(payout)
  .extend({
    /** Held for clients until the meeting or the work is over for long enough. */
    held: centavos,
    /** To be paid out. */
    available: centavos,
    on_the_way: centavos,
    paid_out: centavos,
    /** Below this nothing is paid out. */
    minimum: centavos,
    /** Day of the next weekly payout, a Monday. */
    next_payout_on: dayKey,
    /** From when on the bank account is paid to, where it was changed lately. */
    payable_from: instant.nullable(),
    bank: z.object({ name: z.string(), account_end: z.string() }).nullable(),
    can_request: z.boolean(),
    /** What a payout that is asked for now would take; 0 where none can be. */
    payable: centavos,
    why_not: z.enum(PAYOUT_REFUSALS).nullable(),
    /** What the next payouts take, if nothing else arrives: of the balance, and of what is held until a day. */
    paydays: z.array(z.object({ day: dayKey, amount: centavos })),
    /** What is held until something happens, by what that is. */
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
    /** Payments of which it is made, the oldest first, each with the centavos of it that are in this payout. */
    parts: z.array(receivedPayment.omit({ where: true }).extend({ share: centavos })),
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
