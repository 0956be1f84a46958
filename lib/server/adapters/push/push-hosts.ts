import 'server-only';
import dns from 'node:dns';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../network/public-address';

/** Whom messages are handed to, and how they are reached. */
export interface PushNetwork {
  /** Hosts of push services; one that begins with a dot stands for every name that ends so. */
  readonly hosts: readonly string[];
  readonly agent: https.Agent;
}

/** Resolves names to public addresses alone, whatever a name points at by the time. */
const lookupPublic: LookupFunction = (name, options, done) => {
  dns.lookup(name, options, (error, found, family) => {
    const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
    const refused = !error && !addresses.every(isPublicAddress);
    done(refused ? new Error('not a public address') : error, found, family);
  });
};

/** Connects to names alone that lead to public addresses. A number would be connected to without being looked up. */
export class PublicAgent extends https.Agent {
  constructor(options: https.AgentOptions = {}) {
    super({ ...options, lookup: lookupPublic });
  }

  override createConnection(...args: Parameters<https.Agent['createConnection']>) {
    const [{ host }, done] = args;
    if (host && !isIP(host.replace(/^\[|\]$/g, ''))) return super.createConnection(...args);
    // The signature asks for a socket beside an error, of which none is read.
    done?.(new Error('not a public address'), null as never);
    return null;
  }
}

/** The push services of Chrome and its relatives, Firefox, Safari and Edge. */
export const PUSH_SERVICES: PushNetwork = {
  hosts: [
    'fcm.googleapis.com',
    '.push.services.mozilla.com',
    '.push.apple.com',
    '.notify.windows.com',
  ],
  agent: new PublicAgent(),
};

/** What may stand in the name of a push service. Other readers end a name at characters that the URL standard allows. */
const HOST_NAME = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+$/;

/**
 * An address that a browser gave, read by the URL standard: https of a known push service by its name, without a password
 * or fragment. Null for any other.
 */
export function pushAddress(address: string, hosts: readonly string[]): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, host, hostname, username, password } = url;
  if (protocol !== 'https:' || username || password) return null;
  if (!HOST_NAME.test(hostname) || isIP(hostname)) return null;
  if (!hosts.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known)))
    return null;
  url.hash = '';
  return url;
}
