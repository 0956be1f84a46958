import { ErrorWebhook } from './error-webhook';

const HOUR_MS = 3_600_000;
const WEBHOOK = 'https://errors.example/hook';

let now: number;
let posted: { at: string; key: string; count: number; message: string }[];
let answer: () => Promise<Response>;
let webhook: ErrorWebhook;

beforeEach(() => {
  now = 1_000_000;
  posted = [];
  answer = async () => new Response(null, { status: 204 });
  webhook = new ErrorWebhook(WEBHOOK, () => now);
  jest.useFakeTimers();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    posted.push(JSON.parse(String(init?.body)));
    return answer();
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const failure = (at: string, error = 'Error: broken') => webhook.add({ at, error, actor: 'u1' });

test('an error is reported with what is the same each time, and with no field that is not meant to leave', async () => {
  webhook.add({
    time: '2026-11-25T01:00:00.000Z',
    level: 'error',
    release: '1.2.3',
    host: 'web1',
    at: 'request',
    key: 'internal',
    request: '0b0f6a2e-8a53-4f6b-9a70-0d7f6f6f5f11',
    actor: 'a user',
    endpoint: 'GET /api/v1/me',
    error: 'Error: row 17 of 3f0e1d2c-0000-4000-8000-000000000001 is gone | at f (a.js:1:2)',
  });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(posted).toEqual([
    {
      time: '2026-11-25T01:00:00.000Z',
      release: '1.2.3',
      host: 'web1',
      at: 'request',
      key: 'request internal Error: row # of # is gone',
      message: expect.stringContaining('is gone | at f'),
      count: 1,
      request: '0b0f6a2e-8a53-4f6b-9a70-0d7f6f6f5f11',
    },
  ]);
});

test('the same one is reported once an hour, with how often it came since', async () => {
  for (const n of [1, 2, 3]) failure('jobs', `Error: job ${n} failed`);
  await webhook.send();
  expect(posted.map(({ count }) => count)).toEqual([3]);
  for (const n of [4, 5]) failure('jobs', `Error: job ${n} failed`);
  await webhook.send();
  expect(posted).toHaveLength(1);
  now += HOUR_MS;
  failure('jobs', 'Error: job 6 failed');
  await webhook.send();
  expect(posted.map(({ count }) => count)).toEqual([3, 3]);
});

test('an hour has thirty reports, whatever goes wrong', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  for (const a of letters) for (const b of letters) failure(`${a}${b}`);
  await webhook.send();
  expect(posted).toHaveLength(30);
  now += HOUR_MS;
  failure('later');
  await webhook.send();
  expect(posted.at(-1)?.at).toBe('later');
});

test.each([
  ['refuses', async () => new Response(null, { status: 500 })],
  ['does not answer', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ['leads elsewhere', () => Promise.reject(new TypeError('fetch failed'))],
])('a webhook that %s loses a report, and nothing else', async (_how, outcome) => {
  answer = outcome;
  failure('one');
  await expect(webhook.send()).resolves.toBeUndefined();
  answer = async () => new Response(null, { status: 200 });
  failure('two');
  await webhook.send();
  expect(posted.map(({ at }) => at)).toEqual(['one', 'two']);
});
