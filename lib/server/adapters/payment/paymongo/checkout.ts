import 'server-only';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import {
  type CheckoutSession,
  GatewayError,
  type GatewayPayment,
  type GatewayPaymentPage,
  isGatewayError,
  type NewCheckout,
  type SessionState,
} from '../port';
import { type PaymongoCalls, type PaymongoSettings, paymongoCalls, refusedAs } from './client';
import { methodOf, TYPES } from './methods';
import {
  type PaymentResource,
  paymentList,
  type SessionAttributes,
  sessionAnswer,
} from './resources';

const SESSIONS = '/v1/checkout_sessions';
const PAYMENTS = '/v1/payments';
const PAGE = 100;
const LONGEST = 255;

export async function createSession(
  settings: PaymongoSettings,
  checkout: NewCheckout,
): Promise<CheckoutSession> {
  const call = paymongoCalls(settings);
  try {
    const { data } = await call({
      name: 'checkout create',
      method: 'POST',
      path: SESSIONS,
      key: checkout.reference,
      body: { data: { attributes: attributesOf(checkout) } },
      answer: sessionAnswer,
    });
    return { id: data.id, url: checkoutUrl(settings, data.attributes.checkout_url) };
  } catch (error) {
    throw isOfMethod(error) ? refusedAs('method_unavailable', error) : error;
  }
}

function attributesOf({ reference, amount, email, ...checkout }: NewCheckout) {
  const description = checkout.description.slice(0, LONGEST);
  return {
    line_items: [{ name: description, amount, currency: 'PHP', quantity: 1 }],
    payment_method_types: checkout.methods.map((method) => TYPES[method]),
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    reference_number: reference,
    description,
    metadata: { reference },
    billing: { email },
    // Our own mails say what was paid, and for what.
    send_email_receipt: false,
    show_description: true,
    show_line_items: true,
  };
}

function isOfMethod(error: unknown): error is GatewayError {
  if (!isGatewayError(error) || error.reason !== 'refused') return false;
  const { codes = [], about = [] } = error.answer;
  return (
    codes.some((code) => code.startsWith('payment_method_not_')) ||
    about.some((name) => /payment_method|amount/.test(name))
  );
}

function checkoutUrl({ api }: PaymongoSettings, given: string | null | undefined): string {
  const url = URL.canParse(given ?? '') ? new URL(given ?? '') : null;
  const own = new URL(api);
  const isOwn = own.protocol === 'http:' && url?.host === own.host && url.protocol === 'http:';
  const isPage = url?.protocol === 'https:' && url.host === 'checkout.paymongo.com';
  if (!url || !(isOwn || isPage))
    throw new GatewayError('unreachable', 'PayMongo answered with the address of another site');
  return url.href;
}

export async function fetchSession(
  settings: PaymongoSettings,
  sessionId: string,
): Promise<SessionState> {
  return readSession(paymongoCalls(settings), sessionId);
}

async function readSession(call: PaymongoCalls, sessionId: string): Promise<SessionState> {
  const { data } = await call({
    name: 'checkout fetch',
    method: 'GET',
    path: `${SESSIONS}/${encodeURIComponent(sessionId)}`,
    answer: sessionAnswer,
  });
  return stateOf(data.attributes);
}

/** Ends a session and reads it afterwards in any case: a payment may have arrived first, whatever the response was. */
export async function expireSession(
  settings: PaymongoSettings,
  sessionId: string,
): Promise<SessionState> {
  const call = paymongoCalls(settings);
  let refusal: GatewayError | undefined;
  try {
    await call({
      name: 'checkout expire',
      method: 'POST',
      path: `${SESSIONS}/${encodeURIComponent(sessionId)}/expire`,
      answer: sessionAnswer,
    });
  } catch (error) {
    if (!isGatewayError(error) || error.reason !== 'refused') throw error;
    refusal = error;
  }
  const state = await readSession(call, sessionId);
  if (refusal && state.status === 'active') throw refusal;
  return state;
}

/** States of a payment that arrived, including refunded ones. */
const ARRIVED = ['paid', 'refunded', 'partially_refunded'];

/** Derives the state from the payments: a session stays `active` or becomes `expired` regardless of them. */
function stateOf(session: SessionAttributes): SessionState {
  const intent = session.payment_intent?.attributes;
  const payments = uniquePayments([...(session.payments ?? []), ...(intent?.payments ?? [])]);
  const paid = payments.find(({ attributes }) => ARRIVED.includes(attributes.status));
  const failed = payments.filter(({ attributes }) => attributes.status === 'failed').length;
  return {
    status: statusOf(session, paid),
    paymentId: paid?.id ?? null,
    amount: paid?.attributes.amount ?? 0,
    fee: paid?.attributes.fee ?? 0,
    currency: paid?.attributes.currency ?? session.line_items?.[0]?.currency ?? 'PHP',
    reference: session.reference_number ?? '',
    livemode: session.livemode,
    method: paid ? methodUsed(paid) : null,
    failedAttempts: Math.max(failed, intent?.last_payment_error ? 1 : 0),
  };
}

function statusOf(
  { status }: SessionAttributes,
  paid: PaymentResource | undefined,
): SessionState['status'] {
  if (paid) return 'paid';
  if (status === 'expired') return 'expired';
  if (status === 'active') return 'active';
  throw new GatewayError('unreachable', 'PayMongo answered a session of no known state');
}

function methodUsed({ attributes }: PaymentResource): PaymentMethod | null {
  return methodOf(attributes.source?.type ?? '');
}

function uniquePayments(payments: readonly PaymentResource[]): PaymentResource[] {
  return [...new Map(payments.map((payment) => [payment.id, payment])).values()];
}

/** Lists payments that arrived on this account, in any session; PayMongo lists the newest first. */
export async function listPayments(
  settings: PaymongoSettings,
  from: string | null,
): Promise<GatewayPaymentPage> {
  const after = from ? `&after=${encodeURIComponent(from)}` : '';
  const { data, has_more } = await paymongoCalls(settings)({
    name: 'payment list',
    method: 'GET',
    path: `${PAYMENTS}?limit=${PAGE}${after}`,
    answer: paymentList,
  });
  const arrived = data.filter(({ attributes }) => ARRIVED.includes(attributes.status));
  const last = data.at(-1);
  // Where it is not said, a full page may have another behind it.
  const more = has_more ?? data.length === PAGE;
  return { payments: arrived.map(listedPayment), next: more && last ? last.id : null };
}

function listedPayment(payment: PaymentResource): GatewayPayment {
  const { id, attributes } = payment;
  const { amount, currency, fee, livemode, metadata, paid_at, created_at } = attributes;
  const given = [
    metadata?.reference,
    attributes.external_reference_number,
    metadata?.pm_reference_number,
    metadata?.reference_number,
  ];
  return {
    id,
    sessionId: null,
    references: given.filter((text): text is string => typeof text === 'string' && text !== ''),
    amount,
    fee: fee ?? 0,
    currency,
    livemode: livemode ?? false,
    method: methodUsed(payment),
    paidAt: (paid_at ?? created_at ?? 0) * 1000,
  };
}
