import 'server-only';
import type { AdminRefund, RefundGroup } from '@/lib/contract/admin/refunds';
import * as contract from '@/lib/contract/admin/refunds';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { comparison } from '@/lib/domain/meetings/conflicts/names';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import type { RefundStatus } from '@/lib/domain/payments/refund';
import { dayKey, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { isoInstant } from '@/lib/domain/platform/time';
import { endOf, type GivenAccount } from '@/lib/server/payments/refunds/accounts-service';
import type { RefundView } from '@/lib/server/payments/refunds/by-hand-service';
import * as byHand from '@/lib/server/payments/refunds/by-hand-service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';

// Operations

export const listAdminRefunds = operation(contract.listAdminRefunds, async ({ query }) => {
  const { rows, hasMore } = await refundsOf(query.group, query.page);
  return { results: rows.map(serializeAdminRefund), hasMore, page: query.page };
});

export const getAdminRefundAccount = operation(
  contract.getAdminRefundAccount,
  async ({ actor, params, now }) => {
    const account = await viewAccount(actor, params.id, now);
    const { bankId, accountName, accountNumber } = account;
    return { bank_id: bankId, account_name: accountName, account_number: accountNumber };
  },
);

export const retryAdminRefund = operation(
  contract.retryAdminRefund,
  async ({ actor, params, now }) => serializeAdminRefund(await retry(actor, params.id, now)),
);

export const makeRefundManual = operation(
  contract.makeRefundManual,
  async ({ actor, params, now }) => serializeAdminRefund(await makeManual(actor, params.id, now)),
);

export const recordPaidRefund = operation(
  contract.recordPaidRefund,
  async ({ actor, params, body, now }) =>
    serializeAdminRefund(await recordPaid(actor, params.id, body, now)),
);

function serializeAdminRefund({ refund, payment, payable, account }: RefundView): AdminRefund {
  return {
    _id: refund.id,
    payment_reference: paymentReference(payment),
    kind: payment.payableType === 'meeting' ? 'meeting' : 'agreement',
    client_name: payable.client.name,
    by_payer: payment.byPayer,
    payer_email: payment.payerEmail,
    amount: refund.amount,
    method: payment.method,
    reason: refund.reason,
    status: refund.status,
    refusal: refund.refusal,
    created_at: isoInstant(refund.createdAt.getTime()),
    account: account && {
      bank_id: account.bankId,
      account_name: account.accountName,
      account_end: endOf(account),
      given_at: isoInstant(account.givenAt.getTime()),
      changed_at: account.changedAt && isoInstant(account.changedAt.getTime()),
      other_name: !payment.byPayer && comparison(payable.client.name)(account.accountName) === null,
    },
    succeeded_at: refund.succeededAt && isoInstant(refund.succeededAt.getTime()),
    paid_reference: refund.paidReference,
  };
}

// Service

const STATUSES: Readonly<Record<RefundGroup, readonly RefundStatus[]>> = {
  waiting: ['FAILED', 'MANUAL'],
  under_way: ['PENDING'],
  done: ['SUCCEEDED'],
};

function refundsOf(group: RefundGroup, page: number) {
  return byHand.refundsIn(database(), STATUSES[group], { page, newestFirst: group === 'done' });
}

type Event =
  | 'refund_account_viewed'
  | 'refund_retried'
  | 'refund_made_manual'
  | 'refund_paid_by_hand';

function write(tx: Transaction, event: Event, actor: Actor, subject: string, now: number) {
  return record(tx, event, { role: 'admin', userId: actor.id }, { subject, now });
}

/** Returns the account for a refund with its full number. Each view is recorded. */
function viewAccount(actor: Actor, id: string, now: number): Promise<GivenAccount> {
  return transaction(async (tx) => {
    const { refund, account } = await byHand.refundView(tx, id);
    if (refund.status !== 'MANUAL' || !account) throw notFound();
    await write(tx, 'refund_account_viewed', actor, id, now);
    return account;
  });
}

async function retry(actor: Actor, id: string, now: number): Promise<byHand.RefundView> {
  const taken = await byHand.lookAgain(id);
  return transaction(async (tx) => {
    await byHand.retryRefund(tx, id, taken);
    await write(tx, 'refund_retried', actor, id, now);
    return byHand.refundView(tx, id);
  });
}

async function makeManual(actor: Actor, id: string, now: number): Promise<byHand.RefundView> {
  const taken = await byHand.lookAgain(id);
  return transaction(async (tx) => {
    await byHand.makeManual(tx, id, taken, now);
    await write(tx, 'refund_made_manual', actor, id, now);
    return byHand.refundView(tx, id);
  });
}

/**
 * Records a refund paid by hand on a day (`YYYY-MM-DD`, Manila), from the day it was owed to today.
 * @throws AppError invalid_input for another day, not_found, or bad_transition when it does not wait to be paid
 */
function recordPaid(
  actor: Actor,
  id: string,
  { reference, paid_on: day }: { reference: string; paid_on: string },
  now: number,
): Promise<byHand.RefundView> {
  return transaction(async (tx) => {
    const { refund } = await byHand.refundView(tx, id);
    const owedSince = refund.createdAt.getTime();
    if (day > dayKey(now) || day < dayKey(owedSince)) throw otherDay();
    const paidAt = day === dayKey(now) ? now : Math.max(dayKeyStart(day), owedSince);
    await byHand.payByHand(tx, id, { reference, paidAt: new Date(paidAt) });
    await write(tx, 'refund_paid_by_hand', actor, id, now);
    return byHand.refundView(tx, id);
  });
}

function otherDay(): AppError {
  const fields = { paid_on: FIELD_COPY.refundDay };
  return new AppError('invalid_input', FIELD_COPY.refundDay, { fields });
}
