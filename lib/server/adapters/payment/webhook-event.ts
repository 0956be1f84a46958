import 'server-only';
import * as z from 'zod';
import type { GatewayEvent } from './port';

/** PostgreSQL keeps no text with U+0000 in it. */
const reference = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\0]*$/);

/** PayMongo's envelope, as far as we read it: which event, of which session. */
const envelope = z.object({
  data: z.object({
    id: reference,
    attributes: z.object({ type: z.string(), data: z.object({ id: reference }) }),
  }),
});

const TYPES: Readonly<Record<string, GatewayEvent['type']>> = {
  'checkout_session.payment.paid': 'paid',
  'payment.failed': 'failed',
  'checkout_session.payment.expired': 'expired',
};

/** The event in a webhook's body, or null when it is not one. */
export function readEvent(rawBody: string): GatewayEvent | null {
  let json: unknown;
  try {
    json = JSON.parse(rawBody);
  } catch {
    return null;
  }
  const parsed = envelope.safeParse(json);
  if (!parsed.success) return null;
  const { id, attributes } = parsed.data.data;
  return { id, type: TYPES[attributes.type] ?? 'other', sessionId: attributes.data.id };
}

/** The body of an event, for the local test gateway. */
export function writeEvent(
  type: 'paid' | 'failed' | 'expired',
  eventId: string,
  sessionId: string,
): string {
  const name = Object.keys(TYPES).find((key) => TYPES[key] === type);
  return JSON.stringify({
    data: {
      id: eventId,
      type: 'event',
      attributes: {
        type: name,
        livemode: false,
        data: { id: sessionId, type: 'checkout_session' },
      },
    },
  });
}
