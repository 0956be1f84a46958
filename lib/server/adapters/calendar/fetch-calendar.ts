import 'server-only';
import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { pipeline } from 'node:stream';
import tls from 'node:tls';
import { createGunzip } from 'node:zlib';
import { SITE } from '@/lib/site';
import { isPublicAddress } from '../network/public-address';
import { CalendarError, isCalendarError, type Validators } from './port';
import { checkedUrl } from './public-address';

const TIME_LIMIT_MS = 10_000;
/** Limit of the response in bytes, compressed and decompressed. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export interface Network {
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly connect: (address: string, port: number) => net.Socket;
  readonly ca?: string | undefined;
}

export const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: (host, port) => net.connect({ host, port }),
};

export interface Fetched extends Validators {
  readonly text: string;
}

/**
 * Reads a calendar from an address given by a lawyer, which may be hostile (docs/decisions/0027). Each hop, including
 * redirects, is checked: https on port 443 by name. The name is resolved once, all its addresses must be public, and
 * the connection uses the checked one, whatever the name resolves to later.
 * @param since makes the result null when the server says that nothing changed
 * @throws CalendarError
 */
export async function fetchCalendar(
  address: string,
  since: Validators | null,
  network: Network,
): Promise<Fetched | null> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  let url = checkedUrl(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const target = await inTime(publicAddressOf(url.hostname, network), signal);
    const response = await get(url, target, since, network, signal).catch(rethrow(signal));
    const { statusCode = 0, headers } = response;
    if (REDIRECTS.has(statusCode)) {
      response.destroy();
      url = nextUrl(headers.location, url);
      continue;
    }
    return await answerOf(response).catch(rethrow(signal));
  }
  throw new CalendarError('redirects');
}

/**
 * Resolves a name to a public address.
 * @throws CalendarError when one of the addresses of a name is not public
 */
export async function publicAddressOf(host: string, { resolve }: Network): Promise<string> {
  const addresses = await resolve(host).catch((cause: NodeJS.ErrnoException) => {
    throw new CalendarError(cause.code === 'ENOTFOUND' ? 'unknown_host' : 'unreachable', cause);
  });
  if (!addresses.every(isPublicAddress)) throw new CalendarError('private');
  // Not every server has a way to IPv6.
  const chosen = addresses.find(net.isIPv4) ?? addresses[0];
  if (!chosen) throw new CalendarError('unknown_host');
  return chosen;
}

/**
 * Returns the target of a redirect.
 * @throws CalendarError redirect when the target would not have been accepted either
 */
function nextUrl(location: string | undefined, from: URL): URL {
  if (!location) throw new CalendarError('answer');
  try {
    return checkedUrl(location, from);
  } catch (cause) {
    throw new CalendarError('redirect', cause);
  }
}

function get(
  url: URL,
  address: string,
  since: Validators | null,
  { connect, ca }: Network,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    https
      .get(
        url,
        {
          signal,
          // Without an agent, which `createConnection` replaces, it would be the one of http.
          defaultPort: 443,
          headers: {
            accept: 'text/calendar',
            'accept-encoding': 'gzip',
            'user-agent': `${SITE.name} calendar sync`,
            ...(since?.etag && { 'if-none-match': since.etag }),
            ...(since?.lastModified && { 'if-modified-since': since.lastModified }),
          },
          createConnection: () =>
            tls.connect({ socket: connect(address, 443), servername: url.hostname, ca }),
        },
        resolve,
      )
      .on('error', reject);
  });
}

async function answerOf(response: IncomingMessage): Promise<Fetched | null> {
  const { statusCode = 0, headers } = response;
  const encoding = headers['content-encoding'] ?? 'identity';
  const problem = problemOf(statusCode, encoding);
  if (statusCode === 304 || problem) response.destroy();
  if (problem) throw new CalendarError(problem);
  if (statusCode === 304) return null;
  return {
    text: await textOf(
      encoding === 'gzip' ? pipeline(response, createGunzip(), () => {}) : response,
    ),
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
  };
}

function problemOf(status: number, encoding: string) {
  if (status === 304) return null;
  if (status === 404 || status === 410) return 'missing';
  if (status === 401 || status === 403) return 'locked';
  if (status !== 200) return 'answer';
  return encoding === 'identity' || encoding === 'gzip' ? null : 'encoding';
}

/** Reads the body and counts decompressed bytes, so that a small body cannot become a huge one. */
async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new CalendarError('large');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

export function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new CalendarError('slow')), { once: true });
  });
  return Promise.race([work, late]);
}

export function rethrow(signal: AbortSignal) {
  return (cause: NodeJS.ErrnoException): never => {
    if (isCalendarError(cause)) throw cause;
    if (signal.aborted) throw new CalendarError('slow', cause);
    const code = cause.code ?? '';
    if (/CERT|SELF_SIGNED|VERIFY|ALTNAME/.test(code)) throw new CalendarError('certificate', cause);
    if (/^(?:Z_|HPE_)/.test(code)) throw new CalendarError('answer', cause);
    throw new CalendarError('unreachable', cause);
  };
}
