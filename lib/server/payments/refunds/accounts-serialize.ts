import 'server-only';
import type { RefundAccount } from '@/lib/contract/payments/refund-accounts';
import { type AskedRefund, endOf } from './accounts-service';

/** A refund that is paid by hand, as its client reads it: without the number of the account. */
export function serializeRefundAccount({ refund, payment, account }: AskedRefund): RefundAccount {
  const waiting = account ? 'given' : 'needed';
  return {
    ...{ refund_id: refund.id, amount: refund.amount, method: payment.method },
    status: refund.status === 'SUCCEEDED' ? 'paid' : waiting,
    account: account && {
      ...{ bank_id: account.bankId, account_name: account.accountName },
      account_end: endOf(account),
    },
  };
}
