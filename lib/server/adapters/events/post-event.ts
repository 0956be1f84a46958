import 'server-only';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import tls from 'node:tls';
import { SITE } from '@/lib/site';
import { inTime, type Network, publicAddressOf, rethrow } from '../calendar/fetch-calendar';
import { checkedUrl } from '../calendar/public-address';
import type { EventAnswer, EventMessage } from './port';

export const TIME_LIMIT_MS = 10_000;
/** Bytes of an answer that are waited for, so that its connection ends in order; nothing of it is kept. */
const MAX_ANSWER_BYTES = 4 * 1024;

/**
 * Posts a message to an address given by a lawyer, which may be hostile, under the checks with which calendars are
 * read (docs/decisions/0027): https on port 443 by name, all addresses of the name public at this very attempt, and
 * the connection to the one that was checked. No redirect is followed, and the body of the answer is dropped.
 * @throws CalendarError
 */
export async function postEvent(
  address: string,
  message: EventMessage,
  network: Network,
): Promise<EventAnswer> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const url = checkedUrl(address);
  const target = await inTime(publicAddressOf(url.hostname, network), signal);
  const response = await post(url, target, message, network, signal).catch(rethrow(signal));
  drain(response);
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null };
}

function post(
  url: URL,
  address: string,
  { headers, body }: EventMessage,
  { connect, ca }: Network,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    https
      .request(
        url,
        {
          method: 'POST',
          signal,
          // Without an agent, which `createConnection` replaces, it would be the one of http.
          defaultPort: 443,
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': `${SITE.name} events`,
          },
          createConnection: () =>
            tls.connect({ socket: connect(address, 443), servername: url.hostname, ca }),
        },
        resolve,
      )
      .on('error', reject)
      .end(body);
  });
}

function drain(response: IncomingMessage): void {
  let size = 0;
  // A failure after the status changes nothing any more.
  response.on('error', () => {});
  response.on('data', (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) response.destroy();
  });
}
