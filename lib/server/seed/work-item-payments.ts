import 'server-only';
import { paymentPostings } from '@/lib/domain/payments/ledger';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';
import type { NewEntry, NewGatewaySession, NewPayment } from './store';

interface SeededPayable {
  readonly type: 'milestone' | 'service_purchase';
  readonly id: string;
  readonly price: number;
  readonly isPaid: boolean;
  readonly method: PaymentMethod;
  readonly terms: Pick<WorkItemTerms, 'platformFee' | 'title'>;
}

/** Builds the payment of a part of an agreement, with its ledger entry and the gateway's record once it has arrived. */
export function moneyOf(
  { type, id: payableId, price, isPaid, method, terms }: SeededPayable,
  times: { readonly accepted: Date; readonly paid: Date },
  newId: () => string,
): { payment: NewPayment; entry: NewEntry | null; session: NewGatewaySession | null } {
  const { platformFee, title } = terms;
  const [id, entryId] = [newId(), newId()];
  const ref = newId().replaceAll('-', '');
  const total = price + platformFee;
  const payment: NewPayment = {
    id,
    ref,
    payableType: type,
    payableId,
    gateway: 'local',
    total,
    price,
    platformFee,
    method: isPaid ? method : null,
    createdAt: times.accepted,
    status: isPaid ? 'PAID' : 'PENDING',
  };
  if (!isPaid) return { payment, entry: null, session: null };
  const sessionId = `cs_${newId().replaceAll('-', '')}`;
  const gatewayPaymentId = `pay_${newId().replaceAll('-', '')}`;
  const createdAt = times.paid;
  return {
    payment: { ...payment, sessionId, gatewayPaymentId, received: total, paidAt: times.paid },
    entry: {
      id: entryId,
      kind: 'payment',
      sourceType: 'payment',
      sourceId: id,
      createdAt,
      postings: paymentPostings({ price, platformFee }).map((line) => ({
        ...line,
        entryId,
        createdAt,
      })),
    },
    session: {
      id: sessionId,
      reference: ref,
      description: title,
      amount: total,
      methods: [method],
      method,
      status: 'paid',
      paymentId: gatewayPaymentId,
      successUrl: `/checkout?ref=${ref}`,
      cancelUrl: `/checkout?ref=${ref}`,
      createdAt: times.accepted,
    },
  };
}
