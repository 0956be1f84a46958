import 'server-only';
import * as contract from '@/lib/contract/payments/received-payments';
import { sumOf } from '@/lib/domain/payments/received';
import { monthKey } from '@/lib/domain/platform/months';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { serializeAmounts, serializePayment } from '../ledger/received-serialize';
import { paymentsOfLawyer } from '../ledger/received-service';
import { serializeWhere } from './serialize';
import { moneyOf } from './whereabouts-service';

export const listReceivedPayments = operation(
  contract.listReceivedPayments,
  async ({ actor, query, now }) => {
    const month = query.month ?? monthKey(now);
    const lawyerId = lawyerIdOf(actor);
    const [{ months, payments }, money] = await Promise.all([
      paymentsOfLawyer(lawyerId, month),
      moneyOf(lawyerId, now),
    ]);
    const sum = sumOf(payments.map(({ payment }) => payment.amounts));
    return {
      month,
      months,
      results: payments.map((one) => ({
        ...serializePayment(one, actor.member?.rights),
        where: serializeWhere(money.whereIs(one.payment)),
      })),
      totals: { count: payments.length, ...serializeAmounts(sum) },
    };
  },
);
