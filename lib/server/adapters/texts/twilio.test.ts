import {
  refusedWith,
  startTwilio,
  TWILIO,
  type TwilioAnswer,
} from '@/lib/testing/carriers/twilio-server';
import { signForm } from './signature';
import { type TwilioAccount, twilio } from './twilio';

let server: Awaited<ReturnType<typeof startTwilio>>;
beforeEach(async () => {
  server = await startTwilio();
});
afterEach(() => {
  jest.restoreAllMocks();
  server.close();
});

const { sid: SID, token: TOKEN } = TWILIO;
const account = (given: Partial<TwilioAccount> = {}): TwilioAccount => ({
  api: server.url,
  sid: SID,
  token: TOKEN,
  from: '+15005550006',
  sender: 'number',
  inbound: 'https://sangguni.example/api/v1/texts/inbound',
  ...given,
});
const TEXT = { to: '+639171234567', body: 'Sangguni: see it & reply?', validFor: 600 };

test('a text is handed over with who it is from and how long it is of use', async () => {
  const outcome = await twilio(account()).send(TEXT);
  expect(outcome).toEqual({ outcome: 'sent', id: expect.stringMatching(/^SM[0-9a-f]{32}$/) });
  const [taken] = server.taken;
  expect(taken?.path).toBe(`/2010-04-01/Accounts/${SID}/Messages.json`);
  expect(taken?.authorization).toBe(`Basic ${btoa(`${SID}:${TOKEN}`)}`);
  expect(Object.fromEntries(taken?.fields ?? [])).toEqual({
    To: '+639171234567',
    From: '+15005550006',
    Body: 'Sangguni: see it & reply?',
    ValidityPeriod: '600',
  });
});

test('a name is a sender like a number, also one that begins as a service does', async () => {
  expect(await twilio(account({ from: 'SANGGUNI', sender: 'name' })).send(TEXT)).toMatchObject({
    outcome: 'sent',
  });
  expect(server.taken[0]?.fields.get('From')).toBe('SANGGUNI');
  // Not registered, and not taken for a service.
  expect(await twilio(account({ from: 'MG Law', sender: 'name' })).send(TEXT)).toMatchObject({
    why: '400 21606',
  });
});

test('a messaging service is named as one, and no time leaves what Twilio takes', async () => {
  const service = `MG${'0'.repeat(32)}`;
  for (const validFor of [0.2, 50_000])
    await twilio(account({ from: service })).send({ ...TEXT, validFor });
  expect(
    server.taken.map(({ fields }) => [fields.get('MessagingServiceSid'), fields.get('From')]),
  ).toEqual(Array(2).fill([service, null]));
  expect(server.taken.map(({ fields }) => fields.get('ValidityPeriod'))).toEqual(['1', '36000']);
});

describe('what may have been taken is unknown:', () => {
  test.each<[string, TwilioAnswer]>([
    ['an answer that was lost', 'lose_answer'],
    ['a line that broke', 'reset'],
    ['500', { status: 500, body: '' }],
    ['502 of a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
    ['503 that names no time', { status: 503, body: '{}' }],
    ['success that is no JSON', { status: 201, body: '<html>' }],
    ['success without a message', { status: 200, body: '{"sid":"nonsense"}' }],
    ['success that is far too long', { status: 201, body: `"${'x'.repeat(70_000)}"` }],
    ['a redirect', { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }],
  ])('%s', async (_, answer) => {
    server.answers.push(answer);
    expect(await twilio(account()).send(TEXT)).toMatchObject({ outcome: 'unknown' });
    // Asked once: nothing is tried again on the way.
    expect(server.taken.length).toBe(answer === 'lose_answer' ? 1 : 0);
  });

  test('an answer that does not come in time', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const late = new AbortController();
      const timer = setInterval(() => {
        if (server.taken.length === 0) return;
        clearInterval(timer);
        late.abort(new DOMException('late', 'TimeoutError'));
      }, 10);
      return late.signal;
    });
    server.answers.push('hang');
    expect(await twilio(account()).send(TEXT)).toEqual({
      outcome: 'unknown',
      why: 'TimeoutError',
      isSilent: true,
    });
    expect(server.taken.length).toBe(1);
  });
});

describe('what was certainly not taken may be sent again:', () => {
  test('nobody listens', async () => {
    const closed = await startTwilio();
    closed.close();
    expect(await twilio(account({ api: closed.url })).send(TEXT)).toEqual({
      outcome: 'not_taken',
      retryAfterMs: 30_000,
    });
  });

  test.each<[string, TwilioAnswer, number]>([
    ['429', refusedWith(429, 20_429), 30_000],
    ['429 with a time', { status: 429, body: '', headers: { 'retry-after': '90' } }, 90_000],
    ['503 with a time', { status: 503, body: '', headers: { 'retry-after': '1' } }, 30_000],
    ['429 for a week', { status: 429, body: '', headers: { 'retry-after': '604800' } }, 600_000],
  ])('%s', async (_, answer, retryAfterMs) => {
    server.answers.push(answer);
    expect(await twilio(account()).send(TEXT)).toEqual({ outcome: 'not_taken', retryAfterMs });
  });
});

test.each([
  [21_211, 'number'],
  [21_614, 'number'],
  [21_408, 'account'],
  [21_606, 'account'],
  [20_003, 'account'],
] as const)('error %d is for good, is about the %s, and names no number', async (code, about) => {
  server.answers.push(refusedWith(400, code));
  expect(await twilio(account()).send(TEXT)).toEqual({
    outcome: 'refused',
    about,
    why: `400 ${code}`,
  });
});

test('a refusal without words is one of our account', async () => {
  server.answers.push({ status: 401, body: 'no' });
  expect(await twilio(account()).send(TEXT)).toEqual({
    outcome: 'refused',
    about: 'account',
    why: '401',
  });
});

describe('the stand-in refuses what Twilio does:', () => {
  test.each([
    ['a wrong token', { token: '0'.repeat(32) }, {}, '401 20003'],
    ['a number of somebody else', { from: '+15005550001' }, {}, '400 21606'],
    ['a name that is not registered', { from: 'OTHER' }, {}, '400 21606'],
    ['a name that is too long', { from: 'SANGGUNI LAW' }, {}, '400 21212'],
    ['a service of somebody else', { from: `MG${'1'.repeat(32)}` }, {}, '400 21606'],
    ['a number that is none', {}, { to: '0917 123 4567' }, '400 21211'],
    ['a number abroad', {}, { to: '+14155552671' }, '400 21408'],
    ['an empty text', {}, { body: '' }, '400 21602'],
    ['a text that is far too long', {}, { body: 'x'.repeat(1_601) }, '400 21617'],
  ])('%s', async (_, given, text, why) => {
    const outcome = await twilio(account(given)).send({ ...TEXT, ...text });
    expect(outcome).toMatchObject({ outcome: 'refused', why });
    expect(server.taken).toEqual([]);
  });

  test('a number that answered STOP, and no other', async () => {
    server.stopped.add(TEXT.to);
    expect(await twilio(account()).send(TEXT)).toEqual({ outcome: 'stopped' });
    const other = { ...TEXT, to: '+639181234567' };
    expect(await twilio(account()).send(other)).toMatchObject({ outcome: 'sent' });
  });

  test('more than its rate', async () => {
    const slow = await startTwilio({ perSecond: 1 });
    const send = () => twilio(account({ api: slow.url })).send(TEXT);
    expect([await send(), await send()]).toMatchObject([
      { outcome: 'sent' },
      { outcome: 'not_taken', retryAfterMs: 30_000 },
    ]);
    slow.close();
  });
});

test('error 21610: the number has answered STOP', async () => {
  server.answers.push(refusedWith(400, 21_610));
  expect(await twilio(account()).send(TEXT)).toEqual({ outcome: 'stopped' });
});

describe('an answer to a text', () => {
  const url = 'https://sangguni.example/api/v1/texts/inbound';
  const fields = { To: '+15005550006', From: '+639171234567', MessageSid: 'SM1', Body: 'Stop now' };
  const form = new URLSearchParams(fields).toString();
  const read = (body: string, signature: string | null) =>
    twilio(account()).readIncoming(body, signature);

  test('is read where it is signed as Twilio says', () => {
    const signature = signForm(TOKEN, url, form);
    expect(read(form, signature)).toEqual({
      id: 'SM1',
      from: '+639171234567',
      body: 'Stop now',
      matched: null,
    });
    const shuffled = new URLSearchParams(Object.entries(fields).toReversed()).toString();
    expect(read(shuffled, signature)).toMatchObject({ id: 'SM1' });
  });

  test.each([
    ['STOP', 'stop'],
    ['START', 'start'],
    ['HELP', null],
  ])('that a keyword of the service matched says which: %s', (type, matched) => {
    const typed = new URLSearchParams({ ...fields, Body: 'Ayoko na', OptOutType: type }).toString();
    expect(read(typed, signForm(TOKEN, url, typed))).toMatchObject({ matched });
  });

  test('of a known example has the signature that is known', () => {
    const example = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675310',
      Digits: '1234',
      From: '+14158675310',
      To: '+18005551212',
    }).toString();
    const at = 'https://example.com/myapp.php?foo=1&bar=2';
    expect(signForm('12345', at, example)).toBe('L/OH5YylLD5NRKLltdqwSvS0BnU=');
  });

  test.each<[string, string, string | null]>([
    ['no signature', form, null],
    ['an empty one', form, ''],
    ['one of another form', `${form}&x=1`, signForm(TOKEN, url, form)],
    ['one by another token', form, signForm('0'.repeat(32), url, form)],
    ['one for another address', form, signForm(TOKEN, `${url}/`, form)],
    ['nonsense', form, 'ü'],
  ])('is not believed with %s', (_, body, signature) => {
    expect(read(body, signature)).toBe('unsigned');
  });

  test('that is none says so', () => {
    const other = new URLSearchParams({ MessageStatus: 'sent', Body: 'STOP' }).toString();
    expect(read(other, signForm(TOKEN, url, other))).toBe('no_text');
  });
});
