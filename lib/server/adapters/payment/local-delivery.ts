import 'server-only';
import { env } from '@/lib/env';
import { signWebhook } from './signature';
import { writeEvent } from './webhook-event';

/** Posts an event of the test gateway to our webhook, as a real gateway would. Rejects when it is not accepted. */
export async function deliverTestEvent(
  sessionId: string,
  type: 'paid' | 'failed' | 'expired',
  eventId: string,
): Promise<void> {
  const body = writeEvent(type, eventId, sessionId);
  const signature = signWebhook(
    env.PAYMENT_WEBHOOK_SECRET,
    body,
    Math.floor(Date.now() / 1000),
    'test',
  );
  const response = await fetch(`${env.SITE_URL}/api/v1/payments/webhooks/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'paymongo-signature': signature },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`webhook answered ${response.status}`);
}
