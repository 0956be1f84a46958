import { once } from 'node:events';
import http, {
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const PAGES = ['/', '/lawyers-online', '/lawyers-online/labor', '/terms', '/customer-portal'];
const READS = ['/api/v1/lawyers', '/api/v1/auth/session', '/api/v1/meetings?period=upcoming'];
const FOR_SIGNED_IN = /portal|meetings|session/;
const STREAM = '/api/v1/notifications/stream';
/** An upload takes so long as over a slow line. */
const PARTS = 8;
const BETWEEN_PARTS_MS = 80;
const BOUNDARY = 'part-of-the-form';

interface Body {
  readonly parts: readonly Buffer[];
  readonly type: string;
}

const jsonBody = (body: object): Body => ({
  parts: [Buffer.from(JSON.stringify(body))],
  type: 'application/json',
});

/** Writes the form of a picture, in pieces. */
function pictureBody(picture: Buffer): Body {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const size = Math.ceil(whole.length / PARTS);
  const parts = Array.from({ length: PARTS }, (_, n) => whole.subarray(n * size, (n + 1) * size));
  return { parts, type: `multipart/form-data; boundary=${BOUNDARY}` };
}

interface Booking {
  readonly cookie: string;
  readonly body: object;
}

interface Upload {
  readonly cookie: string;
  readonly picture: Buffer;
}

interface Settings {
  readonly address: string;
  readonly cookies: readonly string[];
  readonly bookings: readonly Booking[];
  readonly pictures: readonly Upload[];
  readonly readers: number;
  readonly pauseMs: number;
}

type Answered = Record<'page' | 'read' | 'booking' | 'upload' | 'stream', number>;

interface How {
  readonly method?: string;
  readonly cookie?: string | undefined;
  readonly body?: Body;
  readonly headers?: OutgoingHttpHeaders;
}

interface Load {
  readonly answered: Readonly<Answered>;
  readonly failures: readonly string[];
  total(): number;
  /** Waits for all bookings and uploads, lets what is under way be answered, and hangs up on streams. */
  stop(): Promise<void>;
}

/**
 * Starts readers, people who book and upload, and open event streams, all at once, at one address. Nobody repeats anything; a
 * stream that was ended is opened again, one that breaks off has failed.
 */
export function startLoad({
  address,
  cookies,
  bookings,
  pictures,
  readers,
  pauseMs,
}: Settings): Load {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
  const answered: Answered = { page: 0, read: 0, booking: 0, upload: 0, stream: 0 };
  const failures: string[] = [];
  const open = new Set<ClientRequest>();
  let isOver = false;

  async function ask(path: string, { method = 'GET', cookie, body, headers }: How) {
    const sent = body && {
      'content-type': body.type,
      'content-length': body.parts.reduce((sum, part) => sum + part.length, 0),
    };
    const request = http.request(`${address}${path}`, {
      method,
      agent,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...sent, ...headers },
    });
    const response = once(request, 'response') as Promise<[IncomingMessage]>;
    response.catch(() => {});
    const parts = body?.parts ?? [];
    for (const part of parts) {
      request.write(part);
      if (parts.length > 1) await sleep(BETWEEN_PARTS_MS);
    }
    request.end();
    const [answer] = await response;
    return { status: answer.statusCode, text: await textOf(answer) };
  }

  async function textOf(answer: IncomingMessage) {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
  }

  async function expectStatus(kind: keyof Answered, status: number, path: string, how: How) {
    try {
      const answer = await ask(path, how);
      if (answer.status === status) answered[kind] += 1;
      else failures.push(`${kind} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      failures.push(`${kind} ${path}: ${code} ${message}`);
    }
  }

  async function read(first: number) {
    for (let n = first; !isOver; n += 1) {
      const isPage = n % 2 === 0;
      const paths = isPage ? PAGES : READS;
      const path = paths[(n >> 1) % paths.length] ?? '/';
      // One of three readers is a visitor, where visitors may look.
      const isVisitor = n % 3 === 0 && !FOR_SIGNED_IN.test(path);
      await expectStatus(isPage ? 'page' : 'read', 200, path, {
        cookie: isVisitor ? undefined : cookies[n % cookies.length],
        headers: isPage ? { accept: 'text/html' } : {},
      });
      await sleep(pauseMs);
    }
  }

  /** Each once, spread over the time there is. */
  async function write<T extends { readonly cookie: string }>(
    [kind, path]: readonly ['booking' | 'upload', string],
    list: readonly T[],
    bodyOf: (one: T) => Body,
    spacingMs: number,
  ) {
    for (const one of list) {
      await expectStatus(kind, 201, path, {
        method: 'POST',
        cookie: one.cookie,
        body: bodyOf(one),
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      await sleep(spacingMs);
    }
  }

  function listenOnce(cookie: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const request = http.get(`${address}${STREAM}`, { agent, headers: { cookie } });
      open.add(request);
      request.once('close', () => open.delete(request));
      request.once('error', reject);
      request.once('response', (answer) => {
        answer.resume();
        answer.once('error', reject);
        answer.once('end', () => resolve(answer.statusCode));
      });
    });
  }

  async function listen(cookie: string) {
    while (!isOver) {
      try {
        const status = await listenOnce(cookie);
        if (status === 200) answered.stream += 1;
        else failures.push(`stream: ${status}`);
      } catch (error) {
        if (!isOver) failures.push(`stream broke off: ${(error as Error).message}`);
      }
    }
  }

  const bookingBody = ({ body }: Booking) => jsonBody(body);
  const uploadBody = ({ picture }: Upload) => pictureBody(picture);
  const streams = cookies.map(listen);
  const reading = Array.from({ length: readers }, (_, n) => read(n));
  const writing = [
    write(['booking', '/api/v1/meeting'], bookings, bookingBody, 3 * pauseMs),
    write(['upload', '/api/v1/auth/account/picture'], pictures, uploadBody, pauseMs),
  ];
  const total = () => Object.values(answered).reduce((sum, count) => sum + count, 0);
  return {
    answered,
    failures,
    total,
    async stop() {
      await Promise.all(writing);
      isOver = true;
      await Promise.all(reading);
      for (const request of open) request.destroy();
      await Promise.all(streams);
      agent.destroy();
    },
  };
}
