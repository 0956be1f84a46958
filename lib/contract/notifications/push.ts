import * as z from 'zod';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { missingOr } from '@/lib/contract/platform/fields';

const tag = 'Notifications';

/** Returns the schema of bytes in url-safe base64 without padding, `length` characters long. */
const base64url = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), { error: missingOr(FIELD_COPY.pushKeys) });

export const pushSubscription = z
  .object({
    endpoint: z.url({ protocol: /^https$/, error: missingOr(FIELD_COPY.pushService) }).max(1000),
    /** A point of P-256, 65 bytes, and a secret of 16. */
    keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
  })
  .meta({ id: 'PushSubscription' });
export type PushSubscriptionInput = z.input<typeof pushSubscription>;

export const subscribePush = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/push/subscribe',
  access: 'user',
  member: 'own',
  tag,
  summary: 'Send web push to the browser of this session; replaces its subscription of before',
  body: pushSubscription,
  status: 204,
  errors: ['rate_limited'],
});

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/api/v1/notifications/push/unsubscribe',
  access: 'user',
  member: 'own',
  tag,
  summary: 'Send no more web push to the browser of this session; idempotent',
  status: 204,
  errors: [],
});
