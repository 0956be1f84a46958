import 'server-only';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { type CheckoutSession, GatewayError, type NewCheckout, type SessionState } from '../port';
import {
  type PaymongoCalls,
  PaymongoRefusal,
  type PaymongoSettings,
  paymongoCalls,
} from './client';
import { methodOf, TYPES } from './methods';
import { type PaymentResource, type SessionAttributes, sessionAnswer } from './resources';

const SESSIONS = '/v1/checkout_sessions';
/** Longer texts are refused. */
const LONGEST = 255;

/**
 * Opens PayMongo's page for a payment. A repeat after a lost answer may open a second one: nobody ever saw the address of
 * the first.
 */
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
    throw isOfMethod(error) ? error.as('method_unavailable') : error;
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

/** Not activated on the account, or an amount that it does not take. */
function isOfMethod(error: unknown): error is PaymongoRefusal {
  if (!(error instanceof PaymongoRefusal)) return false;
  return (
    error.codes.some((code) => code.startsWith('payment_method_not_')) ||
    error.about.some((name) => /payment_method|amount/.test(name))
  );
}

/** Of the gateway's own page, and nothing else: clients are sent there. */
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

/** Ends a session. It is read afterwards in any case: money may have been faster, whatever the answer was. */
export async function expireSession(
  settings: PaymongoSettings,
  sessionId: string,
): Promise<SessionState> {
  const call = paymongoCalls(settings);
  let refusal: PaymongoRefusal | undefined;
  try {
    await call({
      name: 'checkout expire',
      method: 'POST',
      path: `${SESSIONS}/${encodeURIComponent(sessionId)}/expire`,
      answer: sessionAnswer,
    });
  } catch (error) {
    if (!(error instanceof PaymongoRefusal)) throw error;
    refusal = error;
  }
  const state = await readSession(call, sessionId);
  if (refusal && state.status === 'active') throw refusal;
  return state;
}

/** States of a payment whose money arrived, also where it has gone back since. */
const ARRIVED = ['paid', 'refunded', 'partially_refunded'];

/** A session stays `active` or becomes `expired` whatever happened to its payments: these decide. */
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
