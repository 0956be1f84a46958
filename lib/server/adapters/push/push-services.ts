import 'server-only';
import { ECDH } from 'node:crypto';
import https from 'node:https';
import webPush from 'web-push';
import { env } from '@/lib/env';
import { requireReleased } from '@/lib/server/platform/installation/hold-service';
import { PushError, type PushMessage, type PushPort, type PushTarget } from './port';
import { PUSH_SERVICES, type PushNetwork, pushAddress } from './push-hosts';
import { applicationKey } from './vapid-keys';

const TIMEOUT_MS = 5_000;
const GONE = new Set([404, 410]);
const SILENT = new Set<unknown>(['ABORT_ERR', 'ETIMEDOUT']);

export function pushOver(network: PushNetwork): PushPort {
  return {
    accepted: ({ endpoint, keys }) => {
      const address = pushAddress(endpoint, network.hosts);
      return address && areKeys(keys) ? { endpoint: address.href, keys } : null;
    },
    send: async (target, message) => {
      const address = pushAddress(target.endpoint, network.hosts);
      return address ? send(address, target.keys, message, network) : 'gone';
    },
  };
}

const overInternet = pushOver(PUSH_SERVICES);
/** Sends nothing while the installation is held. */
const WHEN_RELEASED: PushPort = {
  ...overInternet,
  async send(target, message) {
    await requireReleased();
    return overInternet.send(target, message);
  },
};

export function pushServices(): PushPort {
  return WHEN_RELEASED;
}

async function send(
  address: URL,
  keys: PushTarget['keys'],
  { payload, ttl, urgency, topic }: PushMessage,
  { agent }: PushNetwork,
): Promise<'sent' | 'gone' | 'refused'> {
  // The library encrypts and signs; its own sending would read the address with another parser.
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: address.href, keys },
    payload,
    {
      vapidDetails: {
        subject: `mailto:${env.SUPPORT_EMAIL}`,
        publicKey: applicationKey(),
        privateKey: env.VAPID_PRIVATE_KEY,
      },
      TTL: ttl,
      urgency,
      topic,
    },
  );
  const status = await post(address, { headers, agent }, body).catch(
    // The address lets anybody reach the browser, so nothing of the error but its code is stored.
    ({ code }: NodeJS.ErrnoException) => code ?? 'no answer',
  );
  if (typeof status === 'number') {
    if (status >= 200 && status < 300) return 'sent';
    if (GONE.has(status)) return 'gone';
    if (status < 500 && status !== 429) return 'refused';
  }
  throw new PushError(`push not accepted: ${status}`, SILENT.has(status));
}

function post(
  address: URL,
  options: Pick<https.RequestOptions, 'agent'> & { headers: Record<string, unknown> },
  body: Buffer,
): Promise<number> {
  return new Promise((resolve, reject) => {
    https
      .request(address, {
        agent: options.agent,
        headers: options.headers as Record<string, string>,
        method: 'POST',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      .on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
      .on('error', reject)
      .end(body);
  });
}

/** Whether the keys have the right form: a point of the curve, 65 bytes, and a secret of 16 bytes. */
function areKeys({ p256dh, auth }: PushTarget['keys']): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'compressed');
    return true;
  } catch {
    return false;
  }
}
