import { mkdtempSync, rmSync } from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { portOf } from '../../lib/testing/rolling/port-of.ts';
import { createProductServer, type ProductServer } from './create-server.ts';
import type { Handle } from './exchange.ts';
import { MAX_BODY_BYTES } from './guards.ts';
import { drainBody } from './unread-body.ts';

const MB = 1024 * 1024;

/** Answers of Next, by path. */
const ROUTES: Readonly<Record<string, Handle>> = {
  '/api/v1/unread': async (_req, res) => {
    res.statusCode = 401;
    res.setHeader('content-type', 'application/json');
    res.end('{"key":"no_session"}');
  },
  // As a route handler reads: by an iterator that it leaves in the middle.
  '/api/v1/half-read': async (req, res) => {
    await req[Symbol.asyncIterator]().next();
    res.statusCode = 413;
    res.setHeader('content-type', 'application/json');
    res.end('{"key":"too_large"}');
  },
  '/api/v1/upload': async (req, res) => {
    let bytes = 0;
    for await (const chunk of req) bytes += chunk.length;
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ bytes }));
  },
};

/** Without files. */
const empty = mkdtempSync(path.join(os.tmpdir(), 'bodies-'));
let server: ProductServer['server'];
let port: number;

beforeEach(async () => {
  ({ server } = createProductServer({
    handle: async (req, res) => ROUTES[req.url]?.(req, res),
    changesSince: async () => null,
    folders: { assets: empty, files: empty },
    siteUrl: new URL('http://127.0.0.1'),
    isLocal: false,
    trustProxy: 0,
  }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = portOf(server);
});

afterAll(() => rmSync(empty, { recursive: true }));

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends everything first, and only then looks for the answer: what a browser does. */
function sendWhole(path: string, head: string, body: Buffer | string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('error', reject);
    socket.pause();
    socket.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${head}\r\n\r\n`);
    socket.write(body, () => socket.resume());
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}

const announced = (path: string, bytes: number) =>
  sendWhole(path, `Content-Length: ${bytes}`, Buffer.alloc(bytes, 'a'));

test.each([
  ['/api/v1/unread', 401, 20],
  ['/api/v1/half-read', 413, 2],
  ['/api/v1/half-read', 413, 20],
  ['/api/v1/half-read', 413, 24],
  ['/api/v1/upload', 413, 26],
])('%s answers %i to %i MB that are not wanted, and closes', async (path, status, size) => {
  const answer = await announced(path, size * MB);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toMatch(/\{.*"key":"\w+".*\}$/);
});

test('a body without a length that is not wanted is answered too', async () => {
  const piece = `100000\r\n${'a'.repeat(MB)}\r\n`;
  const body = Buffer.from(`${piece.repeat(5)}0\r\n\r\n`);
  const answer = await sendWhole('/api/v1/half-read', 'Transfer-Encoding: chunked', body);
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
});

interface Uploaded {
  headers: IncomingHttpHeaders;
  bytes: number;
}

test('a body that was read whole leaves the connection open', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (const size of [10, MAX_BODY_BYTES]) {
    const { headers, bytes } = await new Promise<Uploaded>((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path: '/api/v1/upload', method: 'POST', agent };
      const req = http.request(options, (res) => {
        let text = '';
        res.on('data', (chunk: Buffer) => {
          text += chunk;
        });
        res.on('end', () => resolve({ headers: res.headers, ...JSON.parse(text) }));
      });
      req.on('error', reject);
      req.end(Buffer.alloc(size));
    });
    expect([headers.connection, bytes]).toEqual(['keep-alive', size]);
  }
  agent.destroy();
});

test.each([
  ['Content-Length: 70000', 413],
  ['Transfer-Encoding: chunked', 411],
])('a page takes no body with %s', async (head, status) => {
  const body = head.startsWith('Content') ? Buffer.alloc(70_000) : Buffer.from('0\r\n\r\n');
  expect(await sendWhole('/about', head, body)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('two Host headers are refused', async () => {
  const answer = await sendWhole('/api/v1/upload', 'Host: evil.example\r\nConnection: close', '');
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
});

describe('reading out', () => {
  /** A body whose parts the test pushes. */
  const arriving = () => new http.IncomingMessage(new net.Socket());

  test('ends with the body', async () => {
    const body = arriving();
    const out = drainBody(body, { bytes: MB, ms: 60_000 });
    body.push(Buffer.alloc(1000));
    body.push(null);
    await out;
    expect(body.readableEnded).toBe(true);
  });

  test('ends after so many bytes, and after so long', async () => {
    const flood = arriving();
    const drained = drainBody(flood, { bytes: 100_000, ms: 60_000 });
    flood.push(Buffer.alloc(200_000));
    await drained;
    await drainBody(arriving(), { bytes: MB, ms: 20 });
  });
});
