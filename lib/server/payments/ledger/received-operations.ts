import 'server-only';
import * as contract from '@/lib/contract/payments/received-payments';
import { sumOf } from '@/lib/domain/payments/received';
import { monthKey } from '@/lib/domain/platform/months';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { serializeAmounts, serializePayment } from './received-serialize';
import { paymentsOfLawyer } from './received-service';

export const listReceivedPayments = operation(
  contract.listReceivedPayments,
  async ({ actor, query, now }) => {
    const month = query.month ?? monthKey(now);
    const { months, payments } = await paymentsOfLawyer(lawyerIdOf(actor), month);
    const sum = sumOf(payments.map(({ payment }) => payment.amounts));
    return {
      month,
      months,
      results: payments.map(serializePayment),
      totals: { count: payments.length, ...serializeAmounts(sum) },
    };
  },
);
