import 'server-only';
import { gatewayOf } from '@/lib/server/adapters/payment/gateway';
import { type GatewayTransfer, isGatewayError } from '@/lib/server/adapters/payment/port';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { SITE } from '@/lib/site';
import { postReturn } from '../ledger/service';
import { announcePayout } from './announcements-service';
import { railsOf } from './institutions-service';
import { accountNumberOf, changeStatus, findOwner, findPayout, type PayoutRow } from './service';

/**
 * Brings a payout on by one step at its gateway: sends what is approved, asks what became of what was sent. Safe to repeat,
 * also side by side: the gateway transfers once per reference, and one caller moves the row.
 *
 * @throws GatewayError unreachable; nothing has changed then
 */
export async function settlePayout(id: string, now: number): Promise<void> {
  const payout = await findPayout(database(), id);
  if (!payout) return;
  if (payout.status === 'APPROVED') return send(payout, now);
  if (payout.status !== 'SENT' && payout.status !== 'PAID') return;
  if (!payout.gatewayTransferId) return;
  const state = await gatewayOf(payout).getTransfer(payout.gatewayTransferId);
  await transaction((tx) => apply(tx, payout, state, now));
}

async function send(payout: PayoutRow, now: number): Promise<void> {
  const number = accountNumberOf(payout);
  const { accountName: name, reference, rail, amount, withheld } = payout;
  if (!number || !name) throw new Error('an open payout has no account');
  // A bank that is no longer listed is the gateway's to refuse: it may have made this transfer before.
  const bic = (await railsOf(database(), payout.bankId)).get(rail) ?? payout.bankId;
  try {
    const state = await gatewayOf(payout).transfer({
      reference,
      rail,
      amount: amount - withheld,
      account: { bic, name, number },
      description: `${SITE.name} payout ${payout.id.slice(0, 8).toUpperCase()}`,
    });
    await transaction(async (tx) => {
      const set = { gatewayTransferId: state.id, sentAt: new Date(now) };
      const sent = await changeStatus(tx, payout.id, 'SENT', set);
      if (sent) await apply(tx, sent, state, now);
    });
  } catch (error) {
    // Nothing but a refusal of the transfer itself says that it was not made.
    if (!isGatewayError(error) || error.reason !== 'refused') throw error;
    await fail(payout, error.reason, now);
  }
}

function fail({ id }: PayoutRow, failure: string, now: number): Promise<void> {
  return transaction((tx) => end(tx, id, 'FAILED', failure, now));
}

/** What the gateway says of a payout that was sent. */
async function apply(
  tx: Transaction,
  { id, status }: PayoutRow,
  state: GatewayTransfer,
  now: number,
): Promise<void> {
  if (state.status === 'pending') return;
  if (state.status === 'succeeded') {
    const paid = await changeStatus(tx, id, 'PAID', { paidAt: new Date(now) });
    if (paid) await announcePayout(tx, paid, await findOwner(tx, paid.lawyerId));
    return;
  }
  const cameBack = state.status === 'returned' || status === 'PAID';
  await end(tx, id, cameBack ? 'RETURNED' : 'FAILED', state.failure, now);
}

/** The money is the lawyer's again, once. */
async function end(
  tx: Transaction,
  id: string,
  to: 'FAILED' | 'RETURNED',
  failure: string | null,
  now: number,
): Promise<void> {
  const ended = await changeStatus(tx, id, to, { failure, endedAt: new Date(now) });
  if (!ended) return;
  await postReturn(tx, ended, now);
  await announcePayout(tx, ended, await findOwner(tx, ended.lawyerId));
}
