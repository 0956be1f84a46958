import 'server-only';
import { BANKS } from '@/lib/catalogue/banks';
import type { LawyerPayouts, Payout } from '@/lib/contract/payments/payouts';
import type { ReceivedPayment } from '@/lib/contract/payments/received-payments';
import { nextPayoutDay, payableFrom } from '@/lib/domain/payments/payout';
import { isoInstant } from '@/lib/domain/platform/time';
import type { PayoutOverview, PayoutRow } from './service';
import type { Money, Where } from './whereabouts-service';

export function serializePayout(row: PayoutRow): Payout {
  const { id, status, amount, withheld, rail, failure, reason } = row;
  return {
    _id: id,
    status,
    amount,
    withheld,
    transferred: amount - withheld,
    rail,
    bank: bankName(row.bankId),
    account_end: row.accountEnd,
    failure,
    reason,
    created_at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}

export function serializeOverview(
  { balance, minimum, account, payable }: PayoutOverview,
  { paydays, waiting }: Money,
  now: number,
): Omit<LawyerPayouts, 'results' | 'hasMore' | 'page'> {
  const from = account && payableFrom(account.changedAt, now);
  const canRequest = typeof payable === 'number';
  return {
    held: balance.held,
    available: balance.available,
    on_the_way: balance.onTheWay,
    paid_out: balance.paidOut,
    minimum,
    next_payout_on: nextPayoutDay(from ?? now),
    payable_from: from ? isoInstant(from) : null,
    bank: account && {
      name: bankName(account.bankId),
      account_end: account.accountNumber.slice(-4),
    },
    can_request: canRequest,
    payable: canRequest ? payable : 0,
    why_not: canRequest ? null : payable,
    paydays: paydays.map(({ day, amount }) => ({ day, amount })),
    waiting: [...waiting],
  };
}

export function serializeWhere({
  state,
  hold,
  kept,
  payday,
  payouts,
}: Where): ReceivedPayment['where'] {
  return {
    state,
    why: hold?.why ?? null,
    until: hold?.until ? isoInstant(hold.until) : null,
    kept,
    payday,
    payouts: payouts.map(({ payout: { id, status, createdAt, paidAt }, amount }) => ({
      _id: id,
      status,
      amount,
      created_at: createdAt.toISOString(),
      paid_at: paidAt?.toISOString() ?? null,
    })),
  };
}

function bankName(bankId: string): string {
  return BANKS.find(({ id }) => id === bankId)?.name ?? bankId;
}
