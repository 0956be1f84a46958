import 'server-only';
import dns from 'node:dns';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../network/public-address';

export interface PushNetwork {
  /** Hosts of push services; one that begins with a dot matches every subdomain. */
  readonly hosts: readonly string[];
  readonly agent: https.Agent;
}

/** Resolves names to public addresses only, checked at the time of the connection. */
const lookupPublic: LookupFunction = (name, options, done) => {
  dns.lookup(name, options, (error, found, family) => {
    const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
    const refused = !error && !addresses.every(isPublicAddress);
    done(refused ? new Error('not a public address') : error, found, family);
  });
};

/**
 * Connects only to names that resolve to public addresses. A literal IP address is refused, since it would skip the
 * look-up.
 */
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

/** The push services of Chrome and related browsers, Firefox, Safari and Edge. */
export const PUSH_SERVICES: PushNetwork = {
  hosts: [
    'fcm.googleapis.com',
    '.push.services.mozilla.com',
    '.push.apple.com',
    '.notify.windows.com',
  ],
  agent: new PublicAgent(),
};

/**
 * Characters allowed in the host of a push service. Other parsers end a host at characters that the URL standard
 * allows.
 */
const HOST_NAME = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+$/;

/**
 * Parses an address given by a browser, by the URL standard: https of a known push service by name, without a
 * password or fragment. Null for any other.
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
