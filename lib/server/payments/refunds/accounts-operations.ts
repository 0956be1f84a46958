import 'server-only';
import type { RefundAccount } from '@/lib/contract/payments/refund-accounts';
import * as contract from '@/lib/contract/payments/refund-accounts';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as service from './accounts-service';
import { type AskedRefund, endOf } from './accounts-service';

export const getRefundAccount = operation(contract.getRefundAccount, async ({ actor, params }) =>
  serializeRefundAccount(await service.askedRefund(actor, params.id)),
);

export const setRefundAccount = operation(
  contract.setRefundAccount,
  async ({ actor, params, body, now }) =>
    serializeRefundAccount(await service.giveAccount(actor, params.id, body, now)),
);

export function serializeRefundAccount({ refund, payment, account }: AskedRefund): RefundAccount {
  const waiting = account ? 'given' : 'needed';
  return {
    refund_id: refund.id,
    amount: refund.amount,
    method: payment.method,
    status: refund.status === 'SUCCEEDED' ? 'paid' : waiting,
    account: account && {
      bank_id: account.bankId,
      account_name: account.accountName,
      account_end: endOf(account),
    },
  };
}
