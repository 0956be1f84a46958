import http, {
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
import zlib from 'node:zlib';
import { portOf } from '../../../lib/testing/rolling/port-of.ts';
import { CACHE_METADATA } from '../../page-cache.ts';
import { createProductServer, type ProductServer } from '../create-server.ts';
import type { ProductAnswer, ProductRequest, ReceivedRequest } from '../exchange.ts';
import type { Changes, ChangesSince } from './page-changes.ts';
import { createPageMemory } from './page-memory.ts';

const TYPES = { html: 'text/html; charset=utf-8', payload: 'text/x-component' };
const ACCEPT = { 'accept-encoding': 'gzip, deflate, br' };
const PAYLOAD = { ...ACCEPT, rsc: '1' };

let now: number;
let asked: string[];
let updates: (Changes | null)[];
let version: number;
let hook: (() => unknown) | null;
let watched: string[];
let running: ProductServer['server'] | undefined;

/** As Next answers for a page that the page cache has: it strips its own headers, and 304 is its own. */
async function next(received: ReceivedRequest, res: ServerResponse): Promise<void> {
  const req = received as ProductRequest;
  const { rsc, 'next-router-prefetch': prefetch } = req.headers;
  const part = [rsc, prefetch, req.headers['next-router-segment-prefetch']].join(' ');
  asked.push(`${part} ${req.url}`.trim());
  delete req.headers.rsc;
  await hook?.();
  const [path = ''] = req.url.split('?', 1);
  if (path !== '/shared') {
    req.headers[CACHE_METADATA] = { tags: ['layout', `page:${path}`], until: now + 300_000 };
  }
  const etag = `"${path}${part}${version}"`;
  res.setHeader('vary', 'rsc, next-router-prefetch');
  res.setHeader('cache-control', path === '/dynamic' ? 'no-store' : 's-maxage=300');
  res.setHeader('link', ['</a.woff2>; rel=preload', '</b.woff2>; rel=preload']);
  if (!rsc) res.setHeader('etag', etag);
  if (path === '/greeting') res.setHeader('set-cookie', 'seen=1');
  res.statusCode = path === '/gone' ? 410 : 200;
  if (req.headers['if-none-match'] === `W/${etag}`) {
    res.statusCode = 304;
    res.end();
    return;
  }
  res.setHeader('content-type', rsc ? TYPES.payload : TYPES.html);
  const text = `${part} ${path} version ${version} ${'of a page '.repeat(200)}`;
  res.end(rsc ? text : `${text}<script>run(${version})</script>`);
}

async function start({ changesSince }: { changesSince?: ChangesSince } = {}) {
  const { server, drain } = createProductServer({
    handle: next,
    watch: (req) => void watched.push(req.url),
    changesSince: changesSince ?? (async () => updates.shift() ?? { snapshot: 'now', tags: [] }),
    folders: { assets: import.meta.dirname ?? '.', files: import.meta.dirname ?? '.' },
    siteUrl: new URL('http://127.0.0.1'),
    isLocal: false,
    trustProxy: 0,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running = server;
  return { port: portOf(server), drain };
}

/** Lets everything that is ready go on. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

const text = ({ body }: Answer) => zlib.brotliDecompressSync(body).toString();

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = ACCEPT,
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = http.request({ port, host: '127.0.0.1', path, method, headers, agent: false });
    req.on('error', reject);
    req.on('response', (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => {
        const { date: _date, 'x-request-id': _id, ...rest } = res.headers;
        resolve({ status: res.statusCode, headers: rest, body: Buffer.concat(chunks) });
      });
    });
    req.end();
  });
}

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  asked = [];
  updates = [];
  watched = [];
  version = 1;
  hook = null;
});

afterEach(() => {
  jest.restoreAllMocks();
  running?.closeAllConnections();
  running?.close();
});

describe('a page', () => {
  it.each<[string | undefined, OutgoingHttpHeaders, (body: Buffer) => Buffer]>([
    ['br', ACCEPT, zlib.brotliDecompressSync],
    ['gzip', { 'accept-encoding': 'gzip' }, zlib.gunzipSync],
    [undefined, {}, (body) => body],
  ])('in %s is answered once by Next, and then from memory', async (encoding, accept, read) => {
    const { port } = await start();
    const first = await ask(port, '/a', accept);
    const second = await ask(port, '/a', accept);
    expect(asked).toEqual(['/a']);
    expect(second).toEqual(first);
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
      'x-frame-options': 'DENY',
      vary: 'rsc, next-router-prefetch, Accept-Encoding',
      link: '</a.woff2>; rel=preload, </b.woff2>; rel=preload',
    });
    expect(second.headers['content-encoding']).toBe(encoding);
    expect(read(second.body).toString()).toContain('/a version 1');
    expect(watched).toEqual(['/a', '/a']);
  });

  it('is answered to HEAD without its body', async () => {
    const { port } = await start();
    const { headers } = await ask(port, '/a');
    expect(await ask(port, '/a', ACCEPT, 'HEAD')).toEqual({
      status: 200,
      headers,
      body: Buffer.alloc(0),
    });
    expect(asked).toEqual(['/a']);
  });

  it('that the client has is not sent again, as Next would say it', async () => {
    const { port } = await start();
    const { headers } = await ask(port, '/a');
    const session = { ...ACCEPT, cookie: 'session=x', 'if-none-match': headers.etag };
    const byNext = await ask(port, '/a', session);
    const fromMemory = await ask(port, '/a', { ...ACCEPT, 'if-none-match': headers.etag });
    expect(asked).toHaveLength(2);
    // Next's own is strong, and true for no compressed page.
    byNext.headers.etag = headers.etag;
    expect([byNext.status, fromMemory]).toEqual([304, byNext]);
    const several = { ...ACCEPT, 'if-none-match': `"other", ${headers.etag?.slice(2)}` };
    expect((await ask(port, '/a', several)).status).toBe(304);
    expect((await ask(port, '/a', { ...several, 'cache-control': 'no-cache' })).status).toBe(200);
    expect((await ask(port, '/a', { ...ACCEPT, 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('and each of its payloads are apart', async () => {
    const { port } = await start();
    const requests: [string, OutgoingHttpHeaders][] = [
      ['/a', ACCEPT],
      ['/a?_rsc=1', PAYLOAD],
      ['/a?_rsc=2', { ...PAYLOAD, 'next-router-prefetch': '1' }],
      [
        '/a?_rsc=3',
        { ...PAYLOAD, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
      ],
    ];
    const firsts: Answer[] = [];
    for (const request of requests) firsts.push(await ask(port, ...request));
    expect(new Set(firsts.map(({ body }) => body.toString('base64'))).size).toBe(4);
    for (const [index, [path, headers]] of requests.entries()) {
      const again = await ask(port, path, { ...headers, 'if-none-match': '"other"' });
      expect(again).toEqual(firsts[index]);
    }
    expect(asked).toHaveLength(4);
    expect(firsts[1]?.headers).toMatchObject({
      'content-type': 'text/x-component',
      'content-encoding': 'br',
      'content-security-policy': expect.stringContaining("default-src 'none'; base-uri"),
    });
  });

  it('of a visitor is not shown to who has a session, nor for another query', async () => {
    const { port } = await start();
    await ask(port, '/a', { ...ACCEPT, cookie: '__Host-session=x' });
    await ask(port, '/a');
    for (const cookie of ['session=x', 'theme=dark; __Host-session=', 'a=1;session=x']) {
      await ask(port, '/a', { ...ACCEPT, cookie });
    }
    expect(asked).toHaveLength(5);
    for (const path of ['/a?check=1', '/a?', '/a?_rsc=1', '/a?_rsc=1?check', '/b'])
      await ask(port, path);
    await ask(port, '/a', PAYLOAD);
    await ask(port, '/a', ACCEPT, 'POST');
    expect(asked).toHaveLength(12);
    await ask(port, '/a', { ...ACCEPT, cookie: 'theme=dark' });
    expect(asked).toHaveLength(12);
  });

  it.each([
    ['/dynamic', ACCEPT],
    ['/greeting', ACCEPT],
    ['/gone', ACCEPT],
    ['/gone?_rsc', PAYLOAD],
    ['/shared', ACCEPT],
  ])('is not cached of %s', async (path, headers) => {
    const { port } = await start();
    await ask(port, path, headers);
    await ask(port, path, headers);
    expect(asked).toHaveLength(2);
  });

  it('says while stopping that the connection ends', async () => {
    let answerCheck: (() => void) | undefined;
    const checks: number[] = [];
    const changesSince: ChangesSince = async () => {
      checks.push(1);
      if (checks.length === 1) return { snapshot: 'now', tags: [] };
      return new Promise((resolve) => {
        answerCheck = () => resolve({ snapshot: 'now', tags: [] });
      });
    };
    const { port, drain } = await start({ changesSince });
    await ask(port, '/a');
    await ask(port, '/a');
    const late = ask(port, '/a');
    while (!answerCheck) await turn();
    const drained = drain(1000);
    answerCheck();
    expect((await late).headers.connection).toBe('close');
    expect(asked).toHaveLength(1);
    await drained;
  });
});

describe('a change', () => {
  it('of a tag takes the page, in every encoding, and no other', async () => {
    const { port } = await start();
    const requests: [string, OutgoingHttpHeaders][] = [
      ['/a', ACCEPT],
      ['/a', {}],
      ['/a?_rsc', PAYLOAD],
      ['/b', ACCEPT],
    ];
    for (const request of requests) await ask(port, ...request);
    version = 2;
    updates = [{ snapshot: 'later', tags: ['page:/a'] }];
    const answers: Answer[] = [];
    for (const request of requests) answers.push(await ask(port, ...request));
    expect(asked).toHaveLength(7);
    expect(answers[1]?.body.toString()).toContain('version 2');
    expect(answers[3] && text(answers[3])).toContain('version 1');
    for (const [index, request] of requests.entries()) {
      expect(await ask(port, ...request)).toEqual(answers[index]);
    }
    expect(asked).toHaveLength(7);
  });

  it('of which nothing is known takes all', async () => {
    const { port } = await start();
    for (const path of ['/a', '/b']) await ask(port, path);
    updates = [{ snapshot: 'another database', tags: null }];
    for (const path of ['/a', '/b', '/a', '/b']) await ask(port, path);
    expect(asked).toHaveLength(4);
  });

  it('asks from the moment of the last answer', async () => {
    const moments: (string | null)[] = [];
    const changesSince: ChangesSince = async (snapshot) => {
      moments.push(snapshot);
      return { snapshot: `answer ${moments.length}`, tags: [] };
    };
    const { port } = await start({ changesSince });
    for (const _view of [1, 2, 3]) await ask(port, '/a');
    expect(moments).toEqual([null, 'answer 1']);
  });

  it('that is noticed while Next answers is not lost', async () => {
    const { port } = await start();
    await ask(port, '/a');
    hook = async () => {
      hook = null;
      updates = [{ snapshot: 'later', tags: ['page:/b'] }];
      await ask(port, '/a');
    };
    await ask(port, '/b');
    version = 2;
    const { body } = await ask(port, '/b', ACCEPT);
    expect(zlib.brotliDecompressSync(body).toString()).toContain('version 2');
    await ask(port, '/b');
    expect(asked).toEqual(['/a', '/b', '/b']);
  });

  it('of time goes to Next, which is asked for the whole page', async () => {
    const { port } = await start();
    const { headers } = await ask(port, '/a');
    now += 300_000;
    const known = { ...ACCEPT, 'if-none-match': headers.etag };
    expect((await ask(port, '/a', known)).status).toBe(200);
    expect((await ask(port, '/a', known)).status).toBe(304);
    expect(asked).toHaveLength(2);
  });

  it('of time is renewed by one request, while others get what is cached for a minute', async () => {
    const { port } = await start();
    await ask(port, '/a');
    now += 300_000;
    version = 2;
    let others: Promise<Answer>[] = [];
    hook = async () => {
      hook = null;
      others = [ask(port, '/a'), ask(port, '/a')];
      await Promise.all(others);
    };
    expect(text(await ask(port, '/a'))).toContain('version 2');
    for (const other of others) expect(text(await other)).toContain('version 1');
    expect(text(await ask(port, '/a'))).toContain('version 2');
    expect(asked).toHaveLength(2);
    now += 360_000;
    hook = async () => {
      hook = null;
      others = [ask(port, '/a'), ask(port, '/a')];
    };
    version = 3;
    for (const answer of [await ask(port, '/a'), ...(await Promise.all(others))]) {
      expect(text(answer)).toContain('version 3');
    }
  });
});

describe('the question', () => {
  it('is shared by all requests that came before it was sent', async () => {
    const pending: ((changes: Changes) => void)[] = [];
    const changesSince: ChangesSince = async (snapshot) => {
      if (snapshot === null || pending.length === 2) return { snapshot: 'now', tags: [] };
      return new Promise((resolve) => pending.push(resolve));
    };
    const { port } = await start({ changesSince });
    await ask(port, '/a');
    await ask(port, '/a');
    const first = ask(port, '/a');
    while (pending.length < 1) await turn();
    const others = Array.from({ length: 10 }, () => ask(port, '/a'));
    while (watched.length < 2) await turn();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(pending).toHaveLength(1);
    version = 2;
    pending[0]?.({ snapshot: 'second', tags: [] });
    expect(zlib.brotliDecompressSync((await first).body).toString()).toContain('version 1');
    while (pending.length < 2) await turn();
    pending[1]?.({ snapshot: 'third', tags: ['page:/a'] });
    for (const { body } of await Promise.all(others)) {
      expect(zlib.brotliDecompressSync(body).toString()).toContain('version 2');
    }
    expect(pending).toHaveLength(2);
  });

  it('without an answer shows what is cached, and is not repeated at once', async () => {
    let questions = 0;
    let answer: Changes | null = { snapshot: 'now', tags: [] };
    const changesSince = async () => {
      questions += 1;
      return answer;
    };
    const { port } = await start({ changesSince });
    await ask(port, '/a');
    answer = null;
    for (const _view of [1, 2, 3]) expect((await ask(port, '/a')).status).toBe(200);
    expect([questions, asked.length]).toEqual([1, 1]);
    now += 1000;
    answer = { snapshot: 'back', tags: ['page:/a'] };
    await ask(port, '/a');
    expect([questions, asked.length]).toEqual([2, 2]);
  });
});

/** Views pages of ten kilobytes of memory; says who answered. */
function createViews() {
  const changesSince = async () => ({ snapshot: 'now', tags: [] });
  const settings = { changesSince, isLeaving: () => false, watch: () => {}, maxBytes: 10_000 };
  const memory = createPageMemory(settings);
  return (url: string) =>
    new Promise<'memory' | 'Next'>((resolve) => {
      const req: ProductRequest = Object.assign(new http.IncomingMessage(new Socket()), {
        method: 'GET',
        url,
        headers: { 'x-request-id': 'a', 'x-client-address': '127.0.0.1' },
      });
      const res: ProductAnswer = new http.ServerResponse(req);
      res.setHeader('etag', `"${url}"`);
      res.setHeader('content-type', TYPES.payload);
      res.end = () => {
        resolve('memory');
        return res;
      };
      void memory.answer(req, res, async (visit) => {
        req.headers[CACHE_METADATA] = { tags: [], until: Number.POSITIVE_INFINITY };
        memory.store(visit, req, res, await memory.prepare(visit, res, Buffer.from('page')));
        resolve('Next');
      });
    });
}

it('lets the pages unused longest go first', async () => {
  const view = createViews();
  for (const url of ['/a', '/b']) expect(await view(url)).toBe('Next');
  expect(await view('/a')).toBe('memory');
  expect(await view('/c')).toBe('Next');
  expect(await view('/a')).toBe('memory');
  expect(await view('/b')).toBe('Next');
});

it('counts the addresses of pages too', async () => {
  const view = createViews();
  const long = `/${'a'.repeat(2000)}`;
  for (const url of [long, '/b']) expect(await view(url)).toBe('Next');
  expect(await view('/b')).toBe('memory');
  expect(await view(long)).toBe('Next');
});

it('caches each page under one spelling of its address alone', async () => {
  const view = createViews();
  for (const url of ['/%61', '/%61', '/a', '/%61']) expect(await view(url)).toBe('Next');
  expect(await view('/a')).toBe('memory');
});
