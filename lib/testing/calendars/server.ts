import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Network } from '@/lib/server/adapters/calendar/fetch-calendar';

const pem = (name: string) => readFileSync(path.join('lib/testing/calendars', name), 'utf8');

/** Signed the certificate of the server, for names such as `my.calendars.example`. Both keys are for tests alone. */
const AUTHORITY = pem('authority.pem');

/** A public address, of nobody that a test could reach. */
export const PUBLIC = '93.184.215.14';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface CalendarServer {
  readonly answers: Map<string, Answer>;
  readonly requests: string[];
  readonly headers: IncomingMessage['headers'][];
  /** To which addresses connections were opened. */
  readonly connected: string[];
  /** Addresses of names, one list for each time a name is resolved; the last one stays. PUBLIC for all others. */
  readonly names: Map<string, string[][]>;
  /** The internet as it would be with this server behind every address. */
  readonly network: Network;
  close(): Promise<void>;
}

/** A server with TLS on this machine, and a network in which every address leads to it. */
export async function startCalendarServer(): Promise<CalendarServer> {
  const answers = new Map<string, Answer>();
  const [requests, connected]: [string[], string[]] = [[], []];
  const headers: IncomingMessage['headers'][] = [];
  const names = new Map<string, string[][]>();
  const server = https.createServer(
    { key: pem('server-key.pem'), cert: pem('server.pem') },
    (request, response) => {
      requests.push(`${request.headers.host}${request.url}`);
      headers.push(request.headers);
      const answer = answers.get(request.url ?? '');
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const network: Network = {
    ca: AUTHORITY,
    resolve: async (host) => {
      const known = names.get(host);
      return (known && known.length > 1 ? known.shift() : known?.[0]) ?? [PUBLIC];
    },
    connect: (address, asked) => {
      connected.push(`${address}:${asked}`);
      return net.connect({ host: '127.0.0.1', port });
    },
  };
  return {
    answers,
    requests,
    headers,
    connected,
    names,
    network,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Lines of a calendar as a file has them. */
export function calendarOf(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//T//T//EN', ...lines, 'END:VCALENDAR', '']
    .join('\n')
    .replaceAll('\n', '\r\n');
}

/** Lines of one event. */
export function eventOf(...lines: string[]): string {
  return ['BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'].join('\n');
}
