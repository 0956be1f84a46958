import type { Paymongo } from '@/e2e/support/paymongo/emulator';
import { unixSeconds } from '@/e2e/support/paymongo/ids';
import { paymentResource, type Session, sessionResource } from '@/e2e/support/paymongo/records';
import { signatureOf } from '@/e2e/support/paymongo/signature';
import type { WebhookEvent } from '@/e2e/support/paymongo/webhooks';

/**
 * Courses of a booking and its payment. retried: paid at the second attempt · claimed: an event says so, the gateway
 * does not · late, too_late: the hold had ended, and its time is free or taken · differs: the event differs from the
 * request.
 */
export const KINDS = [
  'paid',
  'retried',
  'failed',
  'expired',
  'claimed',
  'late',
  'too_late',
  'differs',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Booking {
  readonly kind: Kind;
  readonly session: Session;
}

type Signing = 'right' | 'wrong' | 'stale' | 'future';
const BAD: readonly Signing[] = ['wrong', 'stale', 'future'];
const BAD_OF = 10;
const COPIES = 3;
/** Seconds beyond what a signature is good for. */
const TOO_FAR = 400;

/** An event as it is delivered, and the status that is right for it. */
export interface Delivery {
  readonly eventId: string;
  readonly body: string;
  readonly signature: string;
  readonly expected: 200 | 400 | 401;
  readonly settles: string | null;
}

/** Lets the gateway do to each session what its kind says, and answers the events about it. */
export function play(paymongo: Paymongo, bookings: readonly Booking[]): Delivery[] {
  const made = bookings.flatMap((booking) =>
    eventsOf(paymongo, booking).map((event) => ({ event, booking })),
  );
  return made.map(({ event, booking }, i) => {
    const signing =
      i % BAD_OF === BAD_OF - 1 ? (BAD[((i / BAD_OF) % BAD.length) | 0] ?? 'wrong') : 'right';
    return deliveryOf(paymongo, event, booking, signing);
  });
}

/** Three of each, in any order. */
export function shuffled(deliveries: readonly Delivery[]): Delivery[] {
  return deliveries
    .flatMap((delivery) => Array.from({ length: COPIES }, () => delivery))
    .map((delivery) => ({ delivery, lot: Math.random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ delivery }) => delivery);
}

function eventsOf({ checkouts, webhooks }: Paymongo, { kind, session }: Booking): WebhookEvent[] {
  const { account } = checkouts;
  const about = (type: string) =>
    structuredClone(
      webhooks.eventOf(`checkout_session.payment.${type}`, sessionResource(session, account)),
    );
  const failed = () =>
    webhooks.eventOf('payment.failed', paymentResource(checkouts.fail(session), account));
  if (kind === 'failed') return [failed()];
  if (kind === 'retried') {
    const first = failed();
    checkouts.pay(session);
    return [first, about('paid')];
  }
  if (kind === 'expired') {
    checkouts.expire(session.id);
    return [about('expired')];
  }
  if (kind === 'claimed') return [about('paid')];
  checkouts.pay(session);
  const paid = about('paid');
  return [kind === 'differs' ? changed(paid) : paid];
}

interface Said {
  reference_number: string;
  payments: { attributes: { amount: number; currency: string } }[];
}

let changes = 0;

/** Says another amount, currency, reference or mode, one after the other. */
function changed(event: WebhookEvent): WebhookEvent {
  const { attributes } = event.data;
  const said = attributes.data.attributes as unknown as Said;
  const payment = said.payments[0]?.attributes;
  changes += 1;
  if (changes % 4 === 0) attributes.livemode = true;
  else if (changes % 4 === 1) said.reference_number = 'another';
  else if (payment && changes % 4 === 2) payment.currency = 'USD';
  else if (payment) payment.amount -= 1;
  return event;
}

function deliveryOf(
  { webhooks: { secret } }: Paymongo,
  event: WebhookEvent,
  { kind, session }: Booking,
  signing: Signing,
): Delivery {
  const body = JSON.stringify(event);
  const now = unixSeconds(Date.now());
  const at = { right: now, wrong: now, stale: now - TOO_FAR, future: now + TOO_FAR }[signing];
  const signature = signatureOf(signing === 'wrong' ? `${secret}x` : secret, body, at);
  const isRight = signing === 'right';
  const expected = isRight ? (kind === 'differs' ? 400 : 200) : 401;
  const isOfSession = event.data.attributes.data.id === session.id;
  const settles = expected === 200 && isOfSession ? session.id : null;
  return { eventId: event.data.id, body, signature, expected, settles };
}
