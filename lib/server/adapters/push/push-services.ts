import 'server-only';
import { ECDH } from 'node:crypto';
import webPush, { WebPushError } from 'web-push';
import { env } from '@/lib/env';
import type { PushMessage, PushPort, PushTarget } from './port';
import { isPushService, PUSH_SERVICES, type PushNetwork } from './push-hosts';
import { applicationKey } from './vapid-keys';

const TIMEOUT_MS = 5_000;
/** What the browser has given up, or the push service has forgotten (RFC 8030, 7.3). */
const GONE = new Set([404, 410]);

/** Push services as they are reached over this network. */
export function pushOver(network: PushNetwork): PushPort {
  return {
    accepts: ({ endpoint, keys }) => isPushService(endpoint, network.hosts) && areKeys(keys),
    send: async (target, message) => {
      if (!isPushService(target.endpoint, network.hosts)) return 'gone';
      return send(target, message, network);
    },
  };
}

const overInternet = pushOver(PUSH_SERVICES);

/** Where pushes go out. */
export function pushServices(): PushPort {
  return overInternet;
}

async function send(
  target: PushTarget,
  { payload, ttl, urgency, topic }: PushMessage,
  { agent }: PushNetwork,
): Promise<'sent' | 'gone' | 'refused'> {
  try {
    await webPush.sendNotification({ ...target }, payload, {
      vapidDetails: {
        subject: `mailto:${env.SUPPORT_EMAIL}`,
        publicKey: applicationKey(),
        privateKey: env.VAPID_PRIVATE_KEY,
      },
      ...{ TTL: ttl, urgency, topic, agent, timeout: TIMEOUT_MS },
    });
    return 'sent';
  } catch (error) {
    const status = error instanceof WebPushError ? error.statusCode : null;
    if (status !== null && GONE.has(status)) return 'gone';
    if (status !== null && status < 500 && status !== 429) return 'refused';
    // The address lets anybody reach the browser, so nothing of the error but its code is kept.
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`push not accepted: ${status ?? code ?? 'no answer'}`);
  }
}

/** A point of the curve, 65 bytes, and 16 bytes of a secret. */
function areKeys({ p256dh, auth }: PushTarget['keys']): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'compressed');
    return true;
  } catch {
    return false;
  }
}
