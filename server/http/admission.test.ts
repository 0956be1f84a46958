import http, {
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '../../lib/testing/rolling/port-of.ts';
import { createAdmission } from './admission.ts';
import type { ProductAnswer, ProductRequest } from './exchange.ts';

interface Asking {
  method?: string;
  headers?: OutgoingHttpHeaders;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Begun {
  path: string;
  answer: () => void;
  res: ServerResponse;
}

const BROWSER = { accept: 'text/html,application/xhtml+xml' };
/** As many as begin at once before anything was learnt. */
const AT_ONCE = 12;
/** Whose cookies verify. */
const visitorOf = async (cookies = '') =>
  /^session=(?<sid>\w+)$/.exec(cookies)?.groups?.sid ?? null;
const SIGNED_IN = { headers: { cookie: 'session=ana' } };
const from = (address: string, headers: OutgoingHttpHeaders = {}) => ({
  headers: { 'x-client-address': address, ...headers },
});
/** Answers with this status. */
const answerWith = (status: number) => {
  for (const { res } of begun.splice(0)) {
    res.statusCode = status;
    res.end();
  }
};

let server: Server;
let now: number;
/** Requests that have begun, in order: the path, and how to answer it. */
let begun: Begun[];
let arrived: number;
let keepsAnswering: NodeJS.Timeout | undefined;
let admit: ReturnType<typeof createAdmission>;

beforeEach(async () => {
  now = 0;
  begun = [];
  arrived = 0;
  admit = createAdmission({ https: false }, { now: () => now, visitorOf });
  server = http.createServer((req, res) => {
    arrived += 1;
    // As identifyClient (guards.ts) leaves it.
    req.headers['x-request-id'] = `request-of-a-reader-${arrived}`;
    const { url: path = '' } = req;
    void admit(
      req as ProductRequest,
      res as ProductAnswer,
      () => void begun.push({ path, answer: () => void res.end('done'), res }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  clearInterval(keepsAnswering);
  server.closeAllConnections();
  server.close();
});

function ask(path: string, { method = 'GET', headers = {} }: Asking = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const port = portOf(server);
    const req = http.request({ port, host: '127.0.0.1', path, method, headers, agent: false });
    req.on('error', reject);
    req.on('response', async (res) => {
      const body = Buffer.concat(await res.toArray()).toString();
      resolve({ status: res.statusCode, headers: res.headers, body });
    });
    req.end();
  });
}

const asks = (count: number, path: string, options?: Asking) =>
  Array.from({ length: count }, () => ask(path, options));
const answerAll = () => {
  for (const { answer } of begun.splice(0)) answer();
};

async function until(isTrue: () => boolean) {
  for (let tries = 0; !isTrue() && tries < 200; tries += 1) await sleep(5);
  expect(isTrue()).toBe(true);
}

it('begins so many at once, and the next when one of them is answered', async () => {
  const answers = asks(AT_ONCE, '/first');
  await until(() => begun.length === AT_ONCE);
  const next = ask('/next');
  await sleep(50);
  expect(begun.some(({ path }) => path === '/next')).toBe(false);
  begun.shift()?.answer();
  await until(() => begun.some(({ path }) => path === '/next'));
  answerAll();
  const all = await Promise.all([...answers, next]);
  expect(all.map(({ status }) => status)).toEqual(Array(AT_ONCE + 1).fill(200));
});

it('tells the rest to come again, a browser in words and a script in the form of errors', async () => {
  const answers = asks(AT_ONCE, '/first');
  await until(() => begun.length === AT_ONCE);
  const line = asks(21, '/line');
  await until(() => arrived === AT_ONCE + 21);
  const [page, call] = await Promise.all([
    ask('/lawyers-online', { headers: BROWSER }),
    ask('/api/v1/lawyers'),
  ]);
  for (const { status, headers } of [page, call])
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
  expect(page.body).toContain('Many people are here right now');
  expect(page.headers['content-security-policy']).toMatch(/style-src 'sha256-/);
  expect(JSON.parse(call.body)).toMatchObject({ key: 'unavailable' });
  keepsAnswering = setInterval(answerAll, 5);
  await Promise.all([...answers, ...line]);
  expect(begun).toEqual([]);
});

it('lets what a reader may want next wait in a short line alone', async () => {
  const headers = { rsc: '1', 'next-router-prefetch': '1' };
  const answers = asks(AT_ONCE, '/first');
  await until(() => begun.length === AT_ONCE);
  answers.push(...asks(12, '/next', { headers }));
  await until(() => arrived === AT_ONCE + 12);
  const began = performance.now();
  expect((await ask('/next', { headers })).status).toBe(503);
  expect(performance.now() - began).toBeLessThan(300);
  answers.push(ask('/read'));
  await until(() => arrived === AT_ONCE + 14);
  keepsAnswering = setInterval(answerAll, 5);
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
});

it('begins writes, streams and looks at the health whoever else is there', async () => {
  const answers = asks(AT_ONCE, '/first');
  await until(() => begun.length === AT_ONCE);
  answers.push(ask('/api/v1/meeting', { method: 'POST' }), ask('/api/health'));
  answers.push(ask('/api/v1/meeting/m1/stream'), ask('/api/v1/notifications/stream?since=1'));
  await until(() => begun.length === AT_ONCE + 4);
  answerAll();
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
});

it('turns away at once who would wait too long', async () => {
  const answers = asks(AT_ONCE, '/first');
  await until(() => begun.length === AT_ONCE);
  const began = performance.now();
  const refusedAfter: number[] = [];
  const crowd = asks(50, '/crowd').map(async (answer) => {
    const { status } = await answer;
    if (status === 503) refusedAfter.push(performance.now() - began);
    return status;
  });
  await until(() => refusedAfter.length > 15);
  expect(Math.max(...refusedAfter)).toBeLessThan(250);
  keepsAnswering = setInterval(answerAll, 5);
  const all = await Promise.all([...answers, ...crowd]);
  expect(all.filter((status) => status === 200).length).toBeGreaterThan(AT_ONCE);
});

it('has times that follow the machine of a test', async () => {
  admit = createAdmission({ https: false }, { now: () => now, timeFactor: 0.5 });
  const answers = asks(AT_ONCE, '/first');
  await until(() => begun.length === AT_ONCE);
  const began = performance.now();
  // Its place is free after 300 ms in place of 600, and it would be refused after 350 in place of 700.
  expect(
    (await Promise.all([ask('/next'), until(() => begun.length > AT_ONCE).then(answerAll)]))[0]
      .status,
  ).toBe(200);
  expect(performance.now() - began).toBeLessThan(550);
  await Promise.all(answers);
});

it('gives free places to who pays or meets and to the others in turn', async () => {
  const answers = asks(AT_ONCE, '/first');
  await until(() => begun.length === AT_ONCE);
  for (const path of ['/other-1', '/other-2', '/checkout?payment=p1', '/api/v1/meeting/m1']) {
    answers.push(ask(path, SIGNED_IN));
    await until(() => arrived === answers.length);
  }
  for (let count = 0; count < 4; count += 1) begun.shift()?.answer();
  await until(() => begun.length === AT_ONCE);
  expect(begun.slice(-4).map(({ path }) => path)).toEqual([
    '/checkout?payment=p1',
    '/other-1',
    '/api/v1/meeting/m1',
    '/other-2',
  ]);
  answerAll();
  await Promise.all(answers);
});

/** In which order those who wait begin, asked in this one. */
async function orderOf(asked: [path: string, options: Asking][]): Promise<string[]> {
  const answers = asks(AT_ONCE, '/first');
  await until(() => begun.length === AT_ONCE);
  for (const [path, options] of asked) {
    answers.push(ask(path, options));
    await until(() => arrived === answers.length);
    // Cookies are verified before a request waits.
    await sleep(5);
  }
  const order: string[] = [];
  for (const { answer } of begun.splice(0)) answer();
  while (order.length < asked.length) {
    await until(() => begun.length > 0);
    for (const { path, answer } of begun.splice(0)) {
      order.push(path);
      answer();
    }
  }
  await Promise.all(answers);
  arrived = 0;
  return order;
}

it('takes for who pays or meets whose cookies verify, and no other', async () => {
  expect(
    await orderOf([
      ['/other', SIGNED_IN],
      ['/checkout?ref=junk', {}],
      ['/api/v1/payments/checkout?ref=junk', { headers: { cookie: 'session=' } }],
      ['/meeting/junk', {}],
      ['/meeting/m1', SIGNED_IN],
    ]),
  ).toEqual([
    '/meeting/m1',
    '/other',
    '/checkout?ref=junk',
    '/api/v1/payments/checkout?ref=junk',
    '/meeting/junk',
  ]);
});

it.each([
  '/customer-portal/meeting/m1/join',
  '/lawyer-portal/meeting/m1/join',
  '/guest/call/m1',
  '/api/v1/guest/m1',
])('takes %s for who meets', async (path) => {
  expect(
    await orderOf([
      ['/other', {}],
      [path, SIGNED_IN],
    ]),
  ).toEqual([path, '/other']);
});

it.each(['/customer-portal/meetings', '/lawyer-portal/meeting/m1', '/meetings-explained'])(
  'does not take %s for it',
  async (path) => {
    expect(
      await orderOf([
        ['/other', {}],
        [path, SIGNED_IN],
      ]),
    ).toEqual(['/other', path]);
  },
);

it('takes a payment that was there before for one that somebody pays', async () => {
  const known = ask('/checkout?ref=p1');
  await until(() => begun.length === 1);
  answerWith(200);
  await known;
  arrived = 0;
  expect(
    await orderOf([
      ['/other', {}],
      ['/checkout?ref=p1', {}],
    ]),
  ).toEqual(['/checkout?ref=p1', '/other']);
});

it('gives turns by address within a line', async () => {
  const many = Array.from({ length: 9 }, (_, i): [string, Asking] => [`/flood-${i}`, from('a')]);
  const order = await orderOf([...many, ['/b', from('b')], ['/c', from('c')]]);
  expect(order.slice(0, 3)).toEqual(['/flood-0', '/b', '/c']);
  const paying = many.map(([path]): [string, Asking] => [
    `/checkout${path}`,
    from('a', SIGNED_IN.headers),
  ]);
  expect(await orderOf([...paying, ['/meeting/m1', from('b', SIGNED_IN.headers)]])).toEqual([
    '/checkout/flood-0',
    '/meeting/m1',
    ...paying.slice(1).map(([path]) => path),
  ]);
});

it('turns away an address that asks for more than its turns, and lets others wait', async () => {
  const answers = asks(AT_ONCE, '/first');
  await until(() => begun.length === AT_ONCE);
  const flood = asks(40, '/flood', from('a'));
  await until(() => arrived === AT_ONCE + 40);
  const other = ask('/other', from('b'));
  await until(() => arrived === AT_ONCE + 41);
  keepsAnswering = setInterval(answerAll, 5);
  expect((await other).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(10);
  await Promise.all(answers);
});

describe('payments that are not there', () => {
  const askFor = async (ref: string, options: Asking, status = 404) => {
    const answer = ask(`/checkout?ref=${ref}`, options);
    let isOver = false;
    void answer.finally(() => {
      isOver = true;
    });
    await until(() => isOver || begun.length > 0);
    answerWith(status);
    return answer;
  };
  const askForMany = async (count: number, options: Asking) => {
    for (let i = 0; i < count; i += 1)
      expect((await askFor(`junk-${i}`, options)).status).toBe(404);
  };

  it('are 429 for an address after thirty in a minute, on the page and in the API', async () => {
    await askForMany(30, from('a'));
    const [page, call] = [
      await ask('/checkout?ref=more', from('a', BROWSER)),
      await ask('/api/v1/payments/checkout?ref=more', from('a')),
    ];
    for (const { status, headers, body } of [page, call]) {
      expect([status, headers['retry-after']]).toEqual([429, '60']);
      expect(JSON.parse(body)).toMatchObject({ key: 'rate_limited' });
    }
    expect((await askFor('junk', from('b'))).status).toBe(404);
    expect((await askFor('mine', from('a', SIGNED_IN.headers), 200)).status).toBe(200);
    expect((await askFor('mine', from('a'), 200)).status).toBe(200);
    now += 60_000;
    expect((await askFor('junk', from('a'))).status).toBe(404);
  });

  it('are counted for a session by itself', async () => {
    await askForMany(30, from('a', SIGNED_IN.headers));
    expect((await ask('/checkout?ref=more', from('b', SIGNED_IN.headers))).status).toBe(429);
    expect((await askFor('junk', from('a'))).status).toBe(404);
  });

  it('are none where the payment is there, or nobody looked for it', async () => {
    for (let i = 0; i < 40; i += 1) {
      expect((await askFor(`paid-${i}`, from('a'), 200)).status).toBe(200);
      expect((await askFor(`busy-${i}`, from('a'), 503)).status).toBe(503);
    }
  });

  it('cannot be asked for all at once', async () => {
    const answers = asks(80, '/checkout?ref=junk', from('a'));
    let isOver = false;
    void Promise.all(answers).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      answerWith(404);
      await sleep(5);
    }
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    // Those for whom there was no room are not counted: nobody looked for them.
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(30);
    expect(new Set(statuses)).toContain(429);
  });
});

it('begins no more at once for redirects and pages that are not there', async () => {
  const crowd = async (status: number) => {
    arrived = 0;
    let isOver = false;
    const answers = Promise.all(asks(AT_ONCE * 2, '/crowd')).finally(() => {
      isOver = true;
    });
    await until(() => arrived === AT_ONCE * 2);
    const atOnce = begun.length;
    while (!isOver) {
      now += 1;
      answerWith(status);
      await sleep(2);
    }
    await answers;
    return atOnce;
  };
  for (const status of [307, 404]) for (let round = 0; round < 6; round += 1) await crowd(status);
  expect(await crowd(307)).toBe(AT_ONCE);
  for (let round = 0; round < 8; round += 1) await crowd(200);
  expect(await crowd(200)).toBeGreaterThan(AT_ONCE);
});

it('begins fewer at once where answers take long, and more again where they do not', async () => {
  /** How many of a crowd are under way at once, where each answer takes so long. */
  const crowd = async (ms: number) => {
    arrived = 0;
    let isOver = false;
    const answers = Promise.all(asks(AT_ONCE * 2, '/crowd')).finally(() => {
      isOver = true;
    });
    await until(() => arrived === AT_ONCE * 2);
    const atOnce = begun.length;
    while (!isOver) {
      now += ms;
      answerAll();
      await sleep(2);
    }
    await answers;
    return atOnce;
  };
  expect(await crowd(1)).toBe(AT_ONCE);
  for (let round = 0; round < 8; round += 1) await crowd(2000);
  const slow = await crowd(2000);
  expect(slow).toBeLessThan(AT_ONCE * 0.75);
  for (let round = 0; round < 8; round += 1) await crowd(1);
  expect(await crowd(1)).toBeGreaterThan(slow);
});

it('gives the place of a client that does not read to the next', async () => {
  const answers = asks(AT_ONCE, '/slow-reader');
  await until(() => begun.length === AT_ONCE);
  for (const { res } of begun) res.write('begun');
  const next = ask('/next');
  await until(() => begun.some(({ path }) => path === '/next'));
  answerAll();
  await Promise.all([...answers, next]);
});

it('keeps nobody out for what waits for somebody else', async () => {
  const answers = asks(AT_ONCE, '/gateway');
  await until(() => begun.length === AT_ONCE);
  await sleep(700);
  const next = ask('/next');
  await until(() => begun.some(({ path }) => path === '/next'));
  answerAll();
  await Promise.all([...answers, next]);
});
