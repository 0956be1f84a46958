import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http, {
  type ClientRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { portOf } from '../../lib/testing/rolling/port-of.ts';
import {
  createProductServer,
  type ProductServer,
  type ProductServerSettings,
} from './create-server.ts';
import type { Handle } from './exchange.ts';
import { MAX_BODY_BYTES } from './guards.ts';

const SCRIPT = 'self.__next_f.push([1,"a"])';
const PAGE = `<!DOCTYPE html><html><body>${'<p>text</p>'.repeat(200)}<script>${SCRIPT}</script><script src="/a.js"></script></body></html>`;
const SCRIPT_HASH = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`;

/** As Next sends a page it could not render: with data for its scripts, and nothing to see. */
const BLANK = `<!DOCTYPE html><html><head></head><body><script>${SCRIPT}</script></body></html>`;
const NOT_FOUND = `<!DOCTYPE html><html lang="en"><body>not found<script>${SCRIPT}</script></body></html>`;

const html =
  (status: number, headers: Readonly<Record<string, string>>, body = PAGE): Handle =>
  async (_req, res) => {
    res.statusCode = status;
    res.setHeader('content-type', 'text/html; charset=utf-8');
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    res.end(body);
  };

/** Types of what a route answers that are compressed, as Next hands them on. */
const COMPRESSED_TYPES = [
  'application/json; charset=utf-8',
  'text/calendar; charset=utf-8',
  'text/csv; charset=utf-8',
  'application/problem+json',
];

/** Answers of Next, by path. */
const PAGES: Readonly<Record<string, Handle>> = {
  '/prerendered': html(200, {
    'cache-control': 's-maxage=300',
    'x-nextjs-prerender': '1',
    etag: '"abc"',
  }),
  '/personal': html(200, {
    'content-security-policy': "script-src 'nonce-n1'",
    'cache-control': 'no-store',
  }),
  '/_not-found': html(404, { 'x-nextjs-cache': 'HIT' }, NOT_FOUND),
  '/went-wrong': (req, res) =>
    html(
      200,
      {},
      `<p>failed: ${req.headers['x-request-id']}</p><script>${SCRIPT}</script>`,
    )(req, res),
  '/lawyer/nobody': html(404, { etag: '"blank"', 'cache-control': 's-maxage=300' }, BLANK),
  '/lawyer-portal/meeting/x': html(404, {}, BLANK),
  '/lawyer-portals': html(404, {}, BLANK),
  '/unreadable': async (_req, res) => {
    res.statusCode = 500;
    res.setHeader('content-type', 'text/html; charset=utf-8');
    res.setHeader('content-security-policy', "script-src 'nonce-n2'");
    // As a page that streams begins.
    res.flushHeaders();
    res.write(BLANK);
    res.end();
  },
  // As an operation that finds no database, on the way to a page that fails.
  '/outage': (_req, res) => {
    Reflect.set(globalThis, Symbol.for('sangguni.outage'), performance.now());
    return html(500, {}, BLANK)(_req, res);
  },
  '/api/v1/internal': async (_req, res) => {
    Reflect.set(globalThis, Symbol.for('sangguni.outage'), performance.now());
    res.statusCode = 500;
    res.setHeader('content-type', 'application/json');
    res.end('{"key":"internal"}');
  },
  '/unchanged': async (_req, res) => {
    res.statusCode = 304;
    res.setHeader('content-security-policy', "script-src 'nonce-n3'");
    res.end();
  },
  '/token': html(200, {
    'referrer-policy': 'no-referrer',
    'content-security-policy': "script-src 'self'",
  }),
  '/api/v1/small': async (_req, res) => {
    res.setHeader('content-type', 'application/json');
    res.flushHeaders();
    res.write('{"ok":true}');
    res.end();
  },
  '/api/v1/large': async (_req, res) => {
    // As Next 16.4.5 sets what a route's Response says.
    res.setHeader('content-type', ['application/json']);
    res.end(JSON.stringify({ text: 'word '.repeat(1000) }));
  },
  ...Object.fromEntries(
    COMPRESSED_TYPES.map((type, at): [string, Handle] => [
      `/api/v1/large/${at}`,
      async (_req, res) => {
        res.setHeader('content-type', [type]);
        res.end('word '.repeat(1000));
      },
    ]),
  ),
  '/api/v1/whoami': async (req, res) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(req.headers));
  },
  '/api/v1/upload': async (req, res) => {
    let bytes = 0;
    for await (const chunk of req) bytes += chunk.length;
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ bytes }));
  },
  '/api/v1/broken': async () => {
    throw new Error('secret detail');
  },
};

let folders: { assets: string; files: string };
let running: ProductServer['server'] | undefined;

interface Started extends Partial<ProductServerSettings> {
  pages?: typeof PAGES;
}

async function start({ pages = PAGES, ...settings }: Started = {}) {
  const held: ServerResponse[] = [];
  const { server, drain } = createProductServer({
    handle: async (req, res) => {
      const [pathname = ''] = req.url.split('?');
      if (pathname === '/held') return void held.push(res);
      return pages[pathname]?.(req, res);
    },
    changesSince: async () => null,
    folders,
    siteUrl: new URL('http://127.0.0.1'),
    isLocal: false,
    trustProxy: 0,
    ...settings,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running = server;
  return { port: portOf(server), drain, held };
}

/** A request as it is on the wire: nothing is decoded or followed. */
interface Asking {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: (req: ClientRequest) => unknown;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(
  port: number,
  url: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = http.request({ port, host: '127.0.0.1', path: url, method, headers, agent: false });
    req.on('error', reject);
    req.on('response', (res) => {
      const chunks: Buffer[] = [];
      res.on('error', reject);
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) }),
      );
    });
    if (body) body(req);
    else req.end();
  });
}

beforeAll(() => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'static-'));
  folders = { assets: path.join(root, 'assets'), files: path.join(root, 'files') };
  mkdirSync(path.join(folders.assets, 'chunks'), { recursive: true });
  mkdirSync(folders.files);
  writeFileSync(path.join(folders.assets, 'chunks/a1.js'), 'whole');
  writeFileSync(path.join(folders.assets, 'chunks/a1.js.br'), zlib.brotliCompressSync('whole'));
  writeFileSync(path.join(folders.assets, 'chunks/a1.js.map'), '{}');
  writeFileSync(path.join(folders.files, 'robots.txt'), 'User-agent: *');
});

afterEach(() => {
  running?.closeAllConnections();
  running?.close();
});

afterAll(() => rmSync(path.dirname(folders.assets), { recursive: true, force: true }));

test('a file that cannot be opened ends its request', async () => {
  const file = (name: string) => path.join(folders.assets, 'chunks', name);
  writeFileSync(file('gone.js'), 'whole');
  writeFileSync(file('loop.js'), 'whole');
  writeFileSync(file('folder.js'), 'whole');
  const { port } = await start();
  const error = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const name of ['gone.js', 'loop.js', 'folder.js']) rmSync(file(name));
  symlinkSync(file('loop.js'), file('loop.js'));
  mkdirSync(file('folder.js'));
  const gone = await ask(port, '/_next/static/chunks/gone.js');
  expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(error).not.toHaveBeenCalled();
  const loop = await ask(port, '/_next/static/chunks/loop.js');
  expect([loop.status, loop.headers['cache-control']]).toEqual([500, 'no-store']);
  expect(error.mock.calls).toEqual([[expect.stringContaining('"code":"ELOOP"')]]);
  await expect(ask(port, '/_next/static/chunks/folder.js')).rejects.toThrow();
  const well = await ask(port, '/_next/static/chunks/a1.js');
  expect([well.status, well.body.toString()]).toEqual([200, 'whole']);
  error.mockRestore();
  // The next server reads the folder again.
  for (const name of ['loop.js', 'folder.js']) rmSync(file(name), { recursive: true });
});

test('a proxy that is not trusted is told of once', async () => {
  const warn = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const trusted = await start({ trustProxy: 1 });
  await ask(trusted.port, '/personal', { headers });
  running?.close();
  const { port } = await start({ trustProxy: 0 });
  await ask(port, '/personal');
  expect(warn).not.toHaveBeenCalled();
  for (const _time of [1, 2, 3]) await ask(port, '/personal', { headers });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"at":"proxy"')]]);
  warn.mockRestore();
});

describe('pages', () => {
  it('that are prerendered carry the hashes of their scripts, compressed, and are revalidated by every cache', async () => {
    const { port } = await start();
    for (const round of ['first', 'from the store']) {
      const { headers, body } = await ask(port, '/prerendered', {
        headers: { 'accept-encoding': 'gzip, br' },
      });
      expect([round, headers['content-encoding']]).toEqual([round, 'br']);
      expect(zlib.brotliDecompressSync(body).toString()).toBe(PAGE);
      expect(headers['content-security-policy']).toContain(`script-src 'self' '${SCRIPT_HASH}';`);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers.etag).toBe('W/"abc"');
      expect(headers.vary).toContain('Accept-Encoding');
    }
  });

  it('that are prerendered reach a client without compression as they are', async () => {
    const { port } = await start();
    const { headers, body } = await ask(port, '/prerendered', {
      headers: { 'accept-encoding': 'br;q=0' },
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(PAGE);
  });

  it('that are rendered per request keep their nonce', async () => {
    const { port } = await start();
    const { headers } = await ask(port, '/personal', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-security-policy']).toBe("script-src 'nonce-n1'");
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('that are not there are the complete 404 page, with its scripts, and stored by no cache', async () => {
    const { port } = await start();
    for (const url of ['/lawyer/nobody?from=/lawyer-portal/', '/lawyer-portals', '/_not-found']) {
      const { status, headers, body } = await ask(port, url);
      expect([url, status, body.toString()]).toEqual([url, 404, NOT_FOUND]);
      expect(headers['content-security-policy']).toContain(`script-src 'self' '${SCRIPT_HASH}';`);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.etag).toBeUndefined();
    }
  });

  it('that could not be rendered say so, with the number of the request', async () => {
    const { port } = await start();
    const { status, headers, body } = await ask(port, '/unreadable');
    expect(status).toBe(500);
    expect(body.toString()).toMatch(/failed: [0-9a-f-]{36}</);
    expect(headers['content-security-policy']).toContain(`script-src 'self' '${SCRIPT_HASH}';`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('that cannot be rendered without the database are 503, worth another try', async () => {
    const { port } = await start();
    const { status, headers, body } = await ask(port, '/outage');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body.toString()).toMatch(/failed: [0-9a-f-]{36}</);
    expect(headers['cache-control']).toBe('no-store');
    expect((await ask(port, '/unreadable')).status).toBe(500);
    expect((await ask(port, '/api/v1/internal')).status).toBe(500);
  });

  it('that a portal does not have keep its frame, and their own scripts run', async () => {
    const { port } = await start();
    const { status, headers, body } = await ask(port, '/lawyer-portal/meeting/x');
    expect([status, body.toString()]).toEqual([404, BLANK]);
    expect(headers['content-security-policy']).toContain(SCRIPT_HASH);
  });

  it('keep their status where not even the error page can be rendered', async () => {
    const shown = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { port } = await start({ pages: { ...PAGES, '/_not-found': html(500, {}) } });
    const { status, body } = await ask(port, '/lawyer/nobody');
    expect([status, body.toString()]).toEqual([404, BLANK]);
    expect(shown).toHaveBeenCalledWith(expect.stringContaining('/_not-found answered 500'));
    shown.mockRestore();
  });

  it.each(['/went-wrong', '/went-wrong?a=1', '/lawyer/%E0%A4%A', '/%?a=1'])(
    'at %s are not there',
    async (url) => {
      const { port } = await start();
      const { status, body } = await ask(port, url);
      expect([status, body.toString()]).toEqual([404, NOT_FOUND]);
    },
  );

  it('that did not change leave the policy the browser has', async () => {
    const { port } = await start();
    const { status, headers } = await ask(port, '/unchanged');
    expect(status).toBe(304);
    expect(headers['content-security-policy']).toBeUndefined();
  });
});

describe('every answer', () => {
  it('carries the security headers, and what it said itself stays', async () => {
    const { port } = await start({ siteUrl: new URL('https://sangguni.example') });
    for (const url of [
      '/prerendered',
      '/api/v1/small',
      '/robots.txt',
      '/_next/static/chunks/a1.js',
      '/_next/static/none.js',
    ]) {
      const { headers } = await ask(port, url);
      expect([url, headers]).toEqual([
        url,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'strict-transport-security': 'max-age=63072000; includeSubDomains',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
        }),
      ]);
      expect(headers['x-powered-by']).toBeUndefined();
    }
    const token = await ask(port, '/token');
    expect(token.headers['referrer-policy']).toBe('no-referrer');
  });

  it('of the API is compressed where that pays', async () => {
    const { port } = await start();
    const accept = { headers: { 'accept-encoding': 'gzip, br' } };
    const small = await ask(port, '/api/v1/small', accept);
    expect(small.headers).toMatchObject({ 'content-length': '11' });
    expect(small.headers['content-encoding']).toBeUndefined();
    const large = await ask(port, '/api/v1/large', accept);
    expect(large.headers['content-encoding']).toBe('br');
    expect(JSON.parse(zlib.brotliDecompressSync(large.body).toString()).text).toHaveLength(5000);
  });

  it.each(COMPRESSED_TYPES.map((type, at) => [type, at] as const))(
    'as %s is compressed',
    async (type, at) => {
      const { port } = await start();
      const accept = { headers: { 'accept-encoding': 'gzip;q=0.5, br;q=0' } };
      const { headers, body } = await ask(port, `/api/v1/large/${at}`, accept);
      expect(headers).toMatchObject({ 'content-type': type, 'content-encoding': 'gzip' });
      expect(zlib.gunzipSync(body).toString()).toHaveLength(5000);
    },
  );

  it('that is a stream of events is not held back by compression', async () => {
    const { port, held } = await start();
    const arrived = new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'gzip, br' };
      const req = http.get({ port, host: '127.0.0.1', path: '/held', headers, agent: false });
      req.on('error', reject);
      req.on('response', (res) => {
        res.once('data', (chunk) => resolve([res.headers['content-encoding'], chunk.toString()]));
      });
    });
    while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
    held[0]?.setHeader('content-type', 'text/event-stream');
    held[0]?.write('data: 1\n\n');
    expect(await arrived).toEqual([undefined, 'data: 1\n\n']);
    held[0]?.end();
  });

  it('tells nothing about what went wrong inside', async () => {
    const { port } = await start();
    const shown = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { status, body } = await ask(port, '/api/v1/broken');
    expect(status).toBe(500);
    expect(JSON.parse(body.toString())).toEqual({
      key: 'internal',
      message: 'Something went wrong.',
      request_id: expect.any(String),
    });
    expect(shown).toHaveBeenCalled();
    shown.mockRestore();
  });
});

describe('calls of the API that Next would not hand to it', () => {
  it.each(['/api/%', '/api/v1/%ff', '/api/v1/lawyers/%E0%A4%A/profile?a=1'])(
    'of %s are not found',
    async (url) => {
      const { port } = await start();
      const { status, headers, body } = await ask(port, url, { method: 'POST' });
      expect([status, headers['content-type']]).toEqual([404, 'application/json']);
      expect(JSON.parse(body.toString())).toEqual({
        key: 'not_found',
        message: 'Not found.',
        request_id: expect.any(String),
      });
    },
  );

  it.each(['PROPFIND', 'TRACE', 'SEARCH'])('by %s are refused', async (method) => {
    const { port } = await start();
    const { status, headers, body } = await ask(port, '/api/v1/small', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
    expect(JSON.parse(body.toString()).key).toBe('method_not_allowed');
  });
});

describe('files', () => {
  it('of the build are cached for ever, compressed ahead of time, without source maps', async () => {
    const { port } = await start();
    const { headers, body } = await ask(port, '/_next/static/chunks/a1.js', {
      headers: { 'accept-encoding': 'br', range: 'bytes=9-1' },
    });
    expect(headers['cache-control']).toBe('public,max-age=31536000,immutable');
    expect(zlib.brotliDecompressSync(body).toString()).toBe('whole');
    const answers = await Promise.all(
      [
        '/_next/static/chunks/a1.js.map',
        '/_next/static/..%2ffiles/robots.txt',
        '/_next/static/../files/robots.txt',
      ].map((url) => ask(port, url)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 400]);
  });
});

describe('requests', () => {
  it('that announce more than the limit are refused before anything is sent', async () => {
    const { port } = await start();
    const { status, headers, body } = await ask(port, '/api/v1/upload', {
      method: 'POST',
      headers: { 'content-length': String(MAX_BODY_BYTES + 1) },
      body: (req) => req.flushHeaders(),
    });
    expect([status, headers.connection]).toEqual([413, 'close']);
    expect(JSON.parse(body.toString()).key).toBe('too_large');
  });

  it('up to the limit arrive whole', async () => {
    const { port } = await start();
    const { body } = await ask(port, '/api/v1/upload', {
      method: 'POST',
      body: (req) => req.end(Buffer.alloc(MAX_BODY_BYTES)),
    });
    expect(JSON.parse(body.toString())).toEqual({ bytes: MAX_BODY_BYTES });
  });

  it('with an endless address are refused', async () => {
    const { port } = await start();
    expect((await ask(port, `/${'a'.repeat(9000)}`)).status).toBe(414);
    expect((await ask(port, `/${'a'.repeat(2100)}`)).status).toBe(400);
    expect((await ask(port, `/prerendered?${'a'.repeat(7000)}`)).status).toBe(200);
  });

  it.each([
    '/a/../prerendered',
    '/./prerendered',
    '/prerendered/..',
    '/a/%2E%2e/prerendered',
    '/.%2e/prerendered',
    '/prerendered#part',
    '/a\\..\\prerendered',
    'http://evil.example/prerendered',
  ])('for %s, which is no address of ours, are refused', async (url) => {
    const { port } = await start();
    const { status, body } = await ask(port, url);
    expect([status, JSON.parse(body.toString()).key]).toEqual([400, 'invalid_input']);
  });

  it.each([
    ['//evil.example/a', '/evil.example/a'],
    ['/prerendered//', '/prerendered/'],
    ['/a///b//c?next=//d', '/a/b/c?next=//d'],
  ])('for %s go to %s', async (url, location) => {
    const { port } = await start();
    const { status, headers } = await ask(port, url);
    expect([status, headers.location]).toEqual([308, location]);
    expect((await ask(port, url, { method: 'POST' })).status).toBe(400);
  });

  it.each([
    '/api/',
    '/api/v1/small/',
    '/api//v1/small',
    '/api/v1/../small',
    '/api/v1/%',
    '/api/v1//',
  ])('for %s find no endpoint', async (url) => {
    const { port } = await start();
    for (const method of ['GET', 'POST']) {
      const { status, body } = await ask(port, url, { method });
      expect([status, JSON.parse(body.toString()).key]).toEqual([404, 'not_found']);
    }
  });

  it.each([
    [0, '203.0.113.9', '127.0.0.1', undefined],
    [1, '203.0.113.9, 198.51.100.7', '198.51.100.7', 'evil.example'],
    [2, '203.0.113.9, 198.51.100.7', '203.0.113.9', 'evil.example'],
    [1, 'not an address', '127.0.0.1', 'evil.example'],
    [1, '127', '127.0.0.1', 'evil.example'],
    [1, '2001:db8:1:2::a', '2001:db8:1:2::/64', 'evil.example'],
    [1, '2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64', 'evil.example'],
    [1, '2001:db8:1:3::a', '2001:db8:1:3::/64', 'evil.example'],
    [1, 'fe80::1%eth0', 'fe80::/64', 'evil.example'],
    [1, '::ffff:198.51.100.7', '198.51.100.7', 'evil.example'],
    [1, '::FFFF:c633:6407', '198.51.100.7', 'evil.example'],
  ])(
    'behind %i proxies of ours and forwarded for %s come from %s',
    async (trustProxy, forwarded, address, host) => {
      const { port } = await start({ trustProxy });
      const headers = {
        'x-forwarded-for': forwarded,
        'x-forwarded-host': 'evil.example',
        'x-client-address': '192.0.2.1',
      };
      const seen = JSON.parse((await ask(port, '/api/v1/whoami', { headers })).body.toString());
      expect(seen['x-client-address']).toBe(address);
      expect(seen['x-forwarded-host']).toBe(host);
    },
  );

  it.each([
    ['behind no proxy', 0, 'the-id-of-a-stranger', null],
    [
      'by a trusted proxy',
      1,
      '4bf92f3577b34da6a3ce929d0e0e4736',
      '4bf92f3577b34da6a3ce929d0e0e4736',
    ],
    ['by a trusted proxy, malformed', 1, 'a b<script>', null],
    ['by a trusted proxy, too long', 1, 'a'.repeat(65), null],
  ])(
    'have one id, %s, which page, API and refusals answer',
    async (_by, trustProxy, given, kept) => {
      const { port } = await start({ trustProxy });
      const asked = { headers: { 'x-request-id': given } };
      const seen = await ask(port, '/api/v1/whoami', asked);
      const id = seen.headers['x-request-id'];
      expect(JSON.parse(seen.body.toString())['x-request-id']).toBe(id);
      expect(id).toMatch(kept ?? /^[\da-f]{8}-[\da-f-]{27}$/);
      const page = await ask(port, '/personal', asked);
      const refused = await ask(port, '/api//v1', asked);
      for (const { headers } of [page, refused])
        expect(headers['x-request-id']).toMatch(kept ?? /^[\da-f]{8}-[\da-f-]{27}$/);
      expect(JSON.parse(refused.body.toString()).request_id).toBe(refused.headers['x-request-id']);
    },
  );

  it('for a page under the other loopback name go to the one that links use', async () => {
    const { port } = await start({ isLocal: true, siteUrl: new URL('http://127.0.0.1:3000') });
    const visit = { headers: { host: 'localhost:3000', 'sec-fetch-mode': 'navigate' } };
    const { status, headers } = await ask(port, '/personal?a=1', visit);
    expect([status, headers.location]).toEqual([307, 'http://127.0.0.1:3000/personal?a=1']);
    const call = { headers: { host: 'localhost:3000', 'sec-fetch-mode': 'cors' } };
    expect((await ask(port, '/api/v1/small', call)).status).toBe(200);
  });
});

describe('stopping', () => {
  it('answers what is under way and takes nothing new', async () => {
    const { port, drain, held } = await start();
    const answer = ask(port, '/held');
    while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const drained = drain(5000);
    await expect(ask(port, '/api/v1/small')).rejects.toThrow('ECONNREFUSED');
    held[0]?.setHeader('content-type', 'application/json');
    held[0]?.end('{"late":true}');
    const { headers, body } = await answer;
    expect([headers.connection, body.toString()]).toEqual(['close', '{"late":true}']);
    await drained;
  });

  it('does not wait for an endless stream', async () => {
    const { port, drain, held } = await start();
    const stream = ask(port, '/held');
    while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
    held[0]?.setHeader('content-type', 'text/event-stream');
    held[0]?.write('data: 1\n\n');
    const began = Date.now();
    await Promise.all([drain(60_000), expect(stream).rejects.toThrow(/aborted|hang up/)]);
    expect(Date.now() - began).toBeLessThan(10_000);
  });
});
