import 'server-only';
import * as z from 'zod';
import type { GatewayEvent } from './port';

/** Excludes U+0000, which PostgreSQL cannot store. */
const reference = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\0]*$/);

const claimed = z.object({
  reference_number: z.string().nullish(),
  payments: z
    .array(z.object({ attributes: z.object({ amount: z.int(), currency: z.string() }) }))
    .nullish(),
});

const envelope = z.object({
  data: z.object({
    id: reference,
    attributes: z.object({
      type: z.string(),
      livemode: z.boolean().optional(),
      data: z.object({ id: reference, attributes: claimed.optional() }),
    }),
  }),
});

const TYPES: Readonly<Record<string, GatewayEvent['type']>> = {
  'checkout_session.payment.paid': 'paid',
  'payment.failed': 'failed',
  'checkout_session.payment.expired': 'expired',
};

/** Parses the event in the body of a webhook; null when it is not an event. */
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
  const about = attributes.data.attributes;
  const payment = about?.payments?.at(-1)?.attributes;
  return {
    id,
    type: TYPES[attributes.type] ?? 'other',
    sessionId: attributes.data.id,
    claims: {
      amount: payment?.amount ?? null,
      currency: payment?.currency ?? null,
      reference: about?.reference_number ?? null,
      livemode: attributes.livemode ?? null,
    },
  };
}

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
