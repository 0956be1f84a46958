import 'server-only';
import dns from 'node:dns';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../network/public-address';

/** Whom messages are handed to, and how they are reached. */
export interface PushNetwork {
  /** Hosts of push services; one that begins with a dot stands for every name that ends so. */
  readonly hosts: readonly string[];
  readonly agent: https.Agent;
}

/** Resolves names to public addresses alone, whatever a name points at by the time. */
export const lookupPublic: LookupFunction = (name, options, done) => {
  dns.lookup(name, options, (error, found, family) => {
    const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
    const refused = !error && !addresses.every(isPublicAddress);
    done(refused ? new Error('not a public address') : error, found, family);
  });
};

/** The push services of Chrome and its relatives, Firefox, Safari and Edge. */
export const PUSH_SERVICES: PushNetwork = {
  hosts: [
    'fcm.googleapis.com',
    '.push.services.mozilla.com',
    '.push.apple.com',
    '.notify.windows.com',
  ],
  agent: new https.Agent({ lookup: lookupPublic }),
};

/** Whether an address that a browser gave is https of a known push service, without a password. */
export function isPushService(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  if (protocol !== 'https:' || username || password) return false;
  return hosts.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known));
}
