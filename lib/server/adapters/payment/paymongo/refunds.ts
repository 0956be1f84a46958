import 'server-only';
import type { RefundReason } from '@/lib/domain/payments/refund';
import { refundableByGateway } from '@/lib/domain/payments/refund-windows';
import { GatewayError, type GatewayRefund, isGatewayError, type NewRefund } from '../port';
import {
  type PaymongoCalls,
  type PaymongoSettings,
  paymongoCalls,
  refusedAs,
  silence,
} from './client';
import { type RefundResource, refundAnswer, refundList } from './resources';

const REFUNDS = '/v1/refunds';

const REASONS: Readonly<Record<RefundReason, string>> = {
  LATE: 'others',
  DUPLICATE: 'duplicate',
  OTHER_AMOUNT: 'others',
  CANCELLED: 'requested_by_customer',
  DISPUTE: 'others',
};

/** Refusals that no retry changes: the money has to be refunded by hand. */
const BY_HAND = [
  'allowed_date_exceeded',
  'payment_method_not_allowed',
  'partial_refund_not_allowed',
];

/**
 * Refunds once per reference, which PayMongo keeps in the notes: looks for a refund with our reference first, and
 * again when the response is lost. If that look-up fails, nothing is made until the next attempt.
 * @throws GatewayError manual where the method, its window or the gateway does not allow it
 */
export async function makeRefund(
  settings: PaymongoSettings,
  refund: NewRefund,
  now: number,
): Promise<GatewayRefund> {
  const { method, at } = refund.paid;
  // Money of a method that is never refunded was never refunded before either.
  if (!refundableByGateway(method, at, at)) throw byHand(`${method} takes nothing back`);
  const call = paymongoCalls(settings);
  const made = await findRefund(call, refund);
  if (made) return made;
  if (!refundableByGateway(method, at, now)) throw byHand(`too late for ${method}`);
  return create(call, refund);
}

function byHand(why: string): GatewayError {
  return new GatewayError('manual', `PayMongo does not give it back: ${why}.`);
}

async function create(call: PaymongoCalls, refund: NewRefund): Promise<GatewayRefund> {
  try {
    const { data } = await call({
      name: 'refund create',
      method: 'POST',
      path: REFUNDS,
      key: refund.reference,
      once: true,
      body: { data: { attributes: attributesOf(refund) } },
      answer: refundAnswer,
    });
    return refundOf(data);
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    if (error.answer.codes?.some((code) => BY_HAND.includes(code)))
      throw refusedAs('manual', error);
    if (error.reason !== 'unreachable') throw error;
    const made = await findRefund(call, refund);
    if (made) return made;
    throw error;
  }
}

function attributesOf({ paymentId, amount, reason, reference }: NewRefund) {
  return {
    amount,
    payment_id: paymentId,
    reason: REASONS[reason],
    notes: reference,
    metadata: { reference },
  };
}

/** Finds the refund of this payment with our reference. A truncated list proves nothing. */
async function findRefund(
  call: PaymongoCalls,
  { paymentId, reference }: NewRefund,
): Promise<GatewayRefund | undefined> {
  const { data, has_more } = await call({
    name: 'refund list',
    method: 'GET',
    path: `${REFUNDS}?payment_id=${encodeURIComponent(paymentId)}&limit=100`,
    answer: refundList,
  });
  const found = data.find(
    ({ attributes }) =>
      (attributes.payment_id ?? paymentId) === paymentId &&
      (attributes.notes === reference || attributes.metadata?.reference === reference),
  );
  if (found) return refundOf(found);
  if (has_more) throw silence('refund list', 'was cut short');
  return undefined;
}

export async function readRefund(
  settings: PaymongoSettings,
  refundId: string,
): Promise<GatewayRefund> {
  const { data } = await paymongoCalls(settings)({
    name: 'refund fetch',
    method: 'GET',
    path: `${REFUNDS}/${encodeURIComponent(refundId)}`,
    answer: refundAnswer,
  });
  return refundOf(data);
}

function refundOf({ id, attributes: { status } }: RefundResource): GatewayRefund {
  return { id, status: status === 'succeeded' || status === 'failed' ? status : 'pending' };
}
