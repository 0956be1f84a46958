import 'server-only';
import type { AdminRefund } from '@/lib/contract/admin/refunds';
import * as contract from '@/lib/contract/admin/refunds';
import { isoInstant } from '@/lib/domain/platform/time';
import { endOf } from '@/lib/server/payments/refunds/accounts-service';
import type { RefundView } from '@/lib/server/payments/refunds/by-hand-service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as service from './service';

export const listAdminRefunds = operation(contract.listAdminRefunds, async ({ query }) => {
  const { rows, hasMore } = await service.refundsOf(query.group, query.page);
  return { results: rows.map(serializeAdminRefund), hasMore, page: query.page };
});

export const getAdminRefundAccount = operation(
  contract.getAdminRefundAccount,
  async ({ actor, params, now }) => {
    const account = await service.viewAccount(actor, params.id, now);
    const { bankId, accountName, accountNumber } = account;
    return { bank_id: bankId, account_name: accountName, account_number: accountNumber };
  },
);

export const retryAdminRefund = operation(
  contract.retryAdminRefund,
  async ({ actor, params, now }) =>
    serializeAdminRefund(await service.retry(actor, params.id, now)),
);

export const makeRefundManual = operation(
  contract.makeRefundManual,
  async ({ actor, params, now }) =>
    serializeAdminRefund(await service.makeManual(actor, params.id, now)),
);

export const recordPaidRefund = operation(
  contract.recordPaidRefund,
  async ({ actor, params, body, now }) =>
    serializeAdminRefund(await service.recordPaid(actor, params.id, body, now)),
);

/** A refund as administrators see it, with the end of the account's number alone. */
function serializeAdminRefund({ refund, payment, payable, account }: RefundView): AdminRefund {
  return {
    _id: refund.id,
    payment_reference: payment.id.slice(0, 8).toUpperCase(),
    kind: payment.payableType === 'meeting' ? 'meeting' : 'agreement',
    client_name: payable.client.name,
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
    },
    succeeded_at: refund.succeededAt && isoInstant(refund.succeededAt.getTime()),
    paid_reference: refund.paidReference,
  };
}
