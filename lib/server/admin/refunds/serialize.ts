import 'server-only';
import type { AdminRefund } from '@/lib/contract/admin/refunds';
import { isoInstant } from '@/lib/domain/platform/time';
import { endOf } from '@/lib/server/payments/refunds/accounts-service';
import type { RefundView } from '@/lib/server/payments/refunds/by-hand-service';

/** A refund as administrators see it, with the end of the account's number alone. */
export function serializeAdminRefund({
  refund,
  payment,
  payable,
  account,
}: RefundView): AdminRefund {
  return {
    _id: refund.id,
    payment_reference: payment.id.slice(0, 8).toUpperCase(),
    kind: payment.payableType === 'meeting' ? 'meeting' : 'agreement',
    client_name: payable.client.name,
    ...{ amount: refund.amount, method: payment.method, reason: refund.reason },
    ...{ status: refund.status, refusal: refund.refusal },
    created_at: isoInstant(refund.createdAt.getTime()),
    account: account && {
      ...{ bank_id: account.bankId, account_name: account.accountName },
      account_end: endOf(account),
      given_at: isoInstant(account.givenAt.getTime()),
    },
    succeeded_at: refund.succeededAt && isoInstant(refund.succeededAt.getTime()),
    paid_reference: refund.paidReference,
  };
}
