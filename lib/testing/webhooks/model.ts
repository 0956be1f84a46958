import type { Booking, Delivery, Kind } from './scenario';

/** Where a payment and its meeting stand. */
export interface Outcome {
  readonly payment: string;
  readonly meeting: string;
  /** Centavos of the lawyer's fee that were booked as received, and of those that a refund was asked for. */
  readonly booked: number;
  readonly refunds: number;
}

export const PRICE = 100_000;
const HELD: Outcome = { payment: 'PENDING', meeting: 'PAYMENT_PENDING', booked: 0, refunds: 0 };
const ENDED: Outcome = { payment: 'EXPIRED', meeting: 'EXPIRED', booked: 0, refunds: 0 };
const PAID: Outcome = { payment: 'PAID', meeting: 'CONFIRMED', booked: PRICE, refunds: 0 };
const BACK: Outcome = { payment: 'REFUND_PENDING', meeting: 'EXPIRED', booked: PRICE, refunds: 1 };

/** Effect of a single event about a session, whichever comes first. */
const AFTER: Readonly<Record<Kind, Outcome>> = {
  paid: PAID,
  retried: PAID,
  late: PAID,
  too_late: BACK,
  failed: HELD,
  claimed: HELD,
  differs: HELD,
  expired: ENDED,
};

/** As booked, before any event. */
export function beforehand(kind: Kind): Outcome {
  return kind === 'late' || kind === 'too_late' ? ENDED : HELD;
}

/** Every event once, one after the other. */
export function outcomes(
  bookings: readonly Booking[],
  deliveries: readonly Delivery[],
): Map<string, Outcome> {
  const states = new Map(bookings.map(({ kind, session }) => [session.id, beforehand(kind)]));
  const kinds = new Map(bookings.map(({ kind, session }) => [session.id, kind]));
  for (const { settles } of deliveries) {
    const kind = settles && kinds.get(settles);
    if (kind) states.set(settles, AFTER[kind]);
  }
  return states;
}
