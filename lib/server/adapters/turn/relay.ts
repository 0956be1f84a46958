import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import type { IceServer, RelayPort } from './port';

/**
 * Expiring credentials, as coturn's `use-auth-secret` checks them: the name contains the expiry, and the password is
 * its HMAC under the secret shared with the relay (draft-uberti-behave-turn-rest-00).
 */
const coturn: RelayPort = {
  serversFor(subject, until) {
    const { TURN_URLS: urls, TURN_SECRET: secret } = env;
    if (!secret) return [];
    const isRelay = (url: string) => /^turns?:/.test(url);
    const opaque = createHmac('sha256', secret).update(subject).digest('base64url').slice(0, 22);
    const username = `${Math.floor(until / 1000)}:${opaque}`;
    const credential = createHmac('sha1', secret).update(username).digest('base64');
    const servers: IceServer[] = [
      { urls: urls.filter((url) => !isRelay(url)) },
      { urls: urls.filter(isRelay), username, credential },
    ];
    return servers.filter((server) => server.urls.length > 0);
  },
};

export function relay(): RelayPort {
  return coturn;
}
