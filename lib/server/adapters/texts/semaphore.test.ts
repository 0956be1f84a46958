import type { Fault } from '@/lib/testing/carriers/carrier-server';
import { SEMAPHORE, startSemaphore } from '@/lib/testing/carriers/semaphore-server';
import { type SemaphoreAccount, semaphore } from './semaphore';

let server: Awaited<ReturnType<typeof startSemaphore>>;
beforeEach(async () => {
  server = await startSemaphore();
});
afterEach(() => server.close());

const carrier = (given: Partial<SemaphoreAccount> = {}) =>
  semaphore({ api: server.url, ...SEMAPHORE, ...given });
const TEXT = { to: '+639171234567', body: 'Sangguni: see it & come?', validFor: 3_600 };

test('a text is handed over under the name, the key in the body and in no address', async () => {
  expect(await carrier().send(TEXT)).toEqual({ outcome: 'sent', id: '1' });
  const [taken] = server.taken;
  expect(taken?.path).toBe('/api/v4/messages');
  expect(Object.fromEntries(taken?.fields ?? [])).toEqual({
    apikey: SEMAPHORE.key,
    number: '639171234567',
    message: 'Sangguni: see it & come?',
    sendername: 'SANGGUNI',
  });
});

test('what is of use for minutes alone goes by the priority queue', async () => {
  await carrier().send({ ...TEXT, validFor: 900 });
  await carrier().send({ ...TEXT, validFor: 901 });
  expect(server.taken.map(({ path }) => path)).toEqual(['/api/v4/priority', '/api/v4/messages']);
});

test('nobody can answer a name', () => {
  expect(carrier().sender).toBe('name');
  expect(carrier().readIncoming('From=%2B639171234567&Body=STOP', null)).toBe('no_answers');
});

describe('is refused for good:', () => {
  const refused = (about: 'number' | 'account', why: string) => ({
    outcome: 'refused',
    about,
    why,
  });

  test.each([
    ['a wrong key', { key: 'f'.repeat(32) }, {}, refused('account', '200 apikey')],
    ['a name that is not registered', { name: 'OTHER' }, {}, refused('account', '200 sendername')],
    ['a number that is none', {}, { to: '+6391712345' }, refused('number', '200 number')],
    ['a number abroad', {}, { to: '+14155552671' }, refused('number', '200 number')],
    ['an empty text', {}, { body: '' }, refused('account', '200 message')],
    ['a text with a link', {}, { body: 'See sangguni.ph/x' }, refused('number', 'failed')],
    ['an address that is not the API', { api: '/x' }, {}, refused('account', '404')],
  ])('%s', async (_, account, text, outcome) => {
    const api = 'api' in account ? `${server.url}${account.api}` : server.url;
    expect(await carrier({ ...account, api }).send({ ...TEXT, ...text })).toEqual(outcome);
  });

  test('what the credits do not pay', async () => {
    server.account.credits = 1;
    expect(await carrier().send({ ...TEXT, validFor: 60 })).toEqual(
      refused('account', '500 credits'),
    );
    expect(await carrier().send(TEXT)).toMatchObject({ outcome: 'sent' });
  });

  test('an account without a name, as it says in a list', async () => {
    server.answers.push({ status: 500, body: '[{"senderName":"No active sender name found."}]' });
    expect(await carrier().send(TEXT)).toEqual(refused('account', '500 sendername'));
  });

  test('and no outcome repeats a number', async () => {
    const body = '{"number":["+639171234567 is blocked"],"639171234567 x":["no"]}';
    server.answers.push({ status: 200, body });
    const outcome = await carrier().send(TEXT);
    expect(outcome).toMatchObject({ outcome: 'refused' });
    expect(JSON.stringify(outcome)).not.toContain('917');
  });
});

describe('what may have been taken is unknown:', () => {
  test.each<[string, Fault]>([
    ['an answer that was lost', 'lose_answer'],
    ['a line that broke', 'reset'],
    ['500 without words', { status: 500, body: '' }],
    ['502 of a proxy', { status: 502, body: '<html>' }],
    ['503 that names no time', { status: 503, body: '{}' }],
    ['success that is no JSON', { status: 200, body: '<html>' }],
    ['success without a message', { status: 200, body: '[]' }],
    ['several messages', { status: 200, body: '[{"message_id":1},{"message_id":2}]' }],
    ['a redirect', { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }],
  ])('%s', async (_, answer) => {
    server.answers.push(answer);
    expect(await carrier().send(TEXT)).toMatchObject({ outcome: 'unknown' });
    expect(server.taken.length).toBe(answer === 'lose_answer' ? 1 : 0);
  });
});

describe('what was certainly not taken may be sent again:', () => {
  test('nobody listens', async () => {
    server.close();
    expect(await carrier().send(TEXT)).toEqual({ outcome: 'not_taken', retryAfterMs: 30_000 });
  });

  test('more than 120 a minute, but for what is urgent', async () => {
    const all = await Promise.all(Array.from({ length: 121 }, () => carrier().send(TEXT)));
    expect(all.filter(({ outcome }) => outcome === 'sent')).toHaveLength(120);
    expect(all).toContainEqual({ outcome: 'not_taken', retryAfterMs: 40_000 });
    expect(await carrier().send({ ...TEXT, validFor: 60 })).toMatchObject({ outcome: 'sent' });
  });
});
