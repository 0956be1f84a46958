import { eq } from 'drizzle-orm';
import type { TextSettings } from '@/lib/contract/notifications/texts';
import {
  askTextCode as askRoute,
  confirmTexts as confirmRoute,
  endTexts as endRoute,
  receiveText as inboundRoute,
  chooseTexts as kindsRoute,
  getTexts as settingsRoute,
} from '@/lib/contract/notifications/texts';
import { TEXT_CONSENT_VERSION } from '@/lib/domain/notifications/texts';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { signedReply } from '@/lib/server/adapters/texts/local-texts';
import { database } from '@/lib/server/platform/db/pool';
import { textNumbers, textReplies } from '@/lib/server/schema/texts';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send, type TestResponse } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { startMailServer } from '@/lib/testing/mail-server';
import { codeIn, newNumber, testCarrier, turnTextsOn } from '@/lib/testing/texts';
import {
  askCode,
  confirmCode,
  exportedNumbers,
  purgeNumbers,
  receiveAnswer,
} from './numbers-service';

let inbox: Awaited<ReturnType<typeof startMailServer>>;
const mailed: string[] = [];
let lawyer: TestLawyer;
let days = 1;

beforeAll(async () => {
  inbox = await startMailServer((mail) => mailed.push(mail));
  lawyer = await newLawyer();
});
afterAll(() => inbox.stop());
beforeEach(() => mailed.splice(0));

/** A client with a meeting to come. */
async function booked(): Promise<TestUser> {
  const client = await newClient();
  days += 1;
  const start = Date.now() + days * DAY_MS;
  await seedMeeting(database(), { lawyerId: lawyer.lawyerId, clientId: client.id, start });
  return client;
}

const rowsOf = ({ id }: { id: string }) =>
  database().select().from(textNumbers).where(eq(textNumbers.userId, id));
const settingsIn = ({ body }: TestResponse) => body as TextSettings;
const stateOf = async ({ cookie }: TestUser) => settingsIn(await send(settingsRoute, { cookie }));
const ask = ({ cookie }: TestUser, number: string, consent: unknown = true) =>
  send(askRoute, { cookie, body: { number, consent } });
const confirm = ({ cookie }: TestUser, code: string) =>
  send(confirmRoute, { cookie, body: { code } });
const answer = (from: string, body: string, id?: string) =>
  send(inboundRoute, signedReply(from, body, id));
const textIn = (mail = '') => /Sangguni code (\d{6})\. Do not share it\./.exec(mail)?.[1] ?? '';

describe('texts are off until', () => {
  test('a number is confirmed by the code that it was sent', async () => {
    const client = await booked();
    const off = { available: true, expected: true, number: null, asked: null };
    expect(await stateOf(client)).toEqual(off);
    const asked = await ask(client, '0917 000 1234');
    expect(asked.status).toBe(200);
    expect(settingsIn(asked)).toMatchObject({ number: null, asked: { ending: '1234', pause: 60 } });
    expect(mailed).toHaveLength(1);
    expect(mailed[0]).toContain('To: 639170001234@texts.sangguni.local');
    const on = await confirm(client, ` ${textIn(mailed[0]).replace(/(...)/, '$1 ')} `);
    expect(settingsIn(on)).toMatchObject({
      number: {
        ending: '1234',
        stopped_at: null,
        kinds: { tomorrow: true, soon: true, waits: true },
      },
      asked: null,
    });
    // As a press that was repeated.
    expect((await confirm(client, '000000')).status).toBe(200);
  });

  test('its owner agrees', async () => {
    const client = await booked();
    for (const consent of [false, null, 'true']) {
      const refused = await ask(client, newNumber(), consent);
      expect(refused).toMatchObject({
        status: 400,
        body: { fields: { consent: expect.any(String) } },
      });
    }
    expect(await rowsOf(client)).toEqual([]);
    await turnTextsOn(client.id);
    const [row] = await rowsOf(client);
    expect(row).toMatchObject({
      consentVersion: TEXT_CONSENT_VERSION,
      consentedAt: expect.any(Date),
      codeHash: null,
    });
  });

  test('something is ahead: nobody else is sent a code', async () => {
    const idle = await newClient();
    expect((await stateOf(idle)).expected).toBe(false);
    expect(await ask(idle, newNumber())).toMatchObject({ status: 409 });
    const start = Date.now() + 2 * DAY_MS;
    const held = { lawyerId: (await newLawyer()).lawyerId, clientId: idle.id, start };
    await seedMeeting(database(), { ...held, status: 'PAYMENT_PENDING' });
    expect(await ask(idle, newNumber())).toMatchObject({ status: 409 });
    expect((await stateOf(await newLawyer())).expected).toBe(true);
    expect(mailed).toEqual([]);
  });

  test.each(['+14155552671', '02 8123 4567', '12345', ''])(
    'the number is a Philippine mobile number, which %j is not',
    async (number) => {
      const refused = await ask(await booked(), number);
      expect(refused).toMatchObject({
        status: 400,
        body: { fields: { number: expect.any(String) } },
      });
      expect(mailed).toEqual([]);
    },
  );
});

describe('a code', () => {
  test('is void after five wrong tries, also for who has the right one', async () => {
    const client = await booked();
    const { port, handed } = testCarrier();
    await askCode(client.id, newNumber(), Date.now(), port);
    const right = codeIn(handed);
    const wrong = right === '111111' ? '222222' : '111111';
    const messages = [];
    for (let i = 0; i < 5; i += 1)
      messages.push(((await confirm(client, wrong)).body as { message: string }).message);
    expect(new Set(messages.slice(0, 4)).size).toBe(1);
    expect(messages[4]).not.toBe(messages[0]);
    expect(await confirm(client, right)).toMatchObject({ status: 400 });
    expect((await stateOf(client)).number).toBeNull();
  });

  test('is good for ten minutes, for its own account and number', async () => {
    const [client, other] = [await booked(), await booked()];
    const { port, handed } = testCarrier();
    const number = newNumber();
    const now = Date.now();
    await askCode(client.id, number, now, port);
    const first = codeIn(handed);
    await askCode(other.id, number, now, port);
    const late = now + 10 * MINUTE_MS;
    await expect(confirmCode(client.id, first, late)).rejects.toMatchObject({
      key: 'invalid_input',
    });
    if (codeIn(handed) !== first)
      await expect(confirmCode(other.id, first, now)).rejects.toMatchObject({
        key: 'invalid_input',
      });
    await confirmCode(client.id, first, late - 1);
    await confirmCode(other.id, codeIn(handed), now);
    // A family shares a phone.
    const confirmed = [...(await rowsOf(client)), ...(await rowsOf(other))];
    expect(confirmed.map(({ confirmedAt }) => confirmedAt !== null)).toEqual([true, true]);
  });

  test('is sent once for presses within a minute, also at the same moment', async () => {
    const client = await booked();
    const { port, handed } = testCarrier();
    const [number, now] = [newNumber(), Date.now()];
    await Promise.all([1, 2, 3].map(() => askCode(client.id, number, now, port)));
    await askCode(client.id, number, now + 59_000, port);
    expect(handed).toHaveLength(1);
    const code = codeIn(handed);
    await confirmCode(client.id, code, now);
    await askCode(client.id, number, now + 10 * MINUTE_MS, port);
    expect(handed).toHaveLength(1);
  });

  test('goes at once to a number that was mistyped before, and the first one is void', async () => {
    const client = await booked();
    const { port, handed } = testCarrier();
    const now = Date.now();
    await askCode(client.id, newNumber(), now, port);
    const first = codeIn(handed);
    const number = newNumber();
    await askCode(client.id, number, now, port);
    expect(handed.map(({ to }) => to)[1]).toBe(number);
    if (codeIn(handed) !== first)
      await expect(confirmCode(client.id, first, now)).rejects.toMatchObject({
        key: 'invalid_input',
      });
    await confirmCode(client.id, codeIn(handed), now);
    expect((await stateOf(client)).number?.ending).toBe(number.slice(-4));
  });

  test('of which nobody knows whether it came can be entered', async () => {
    const client = await booked();
    const { port, handed, answers } = testCarrier();
    answers.push({ outcome: 'unknown', why: 'late' });
    await askCode(client.id, newNumber(), Date.now(), port);
    await confirmCode(client.id, codeIn(handed), Date.now());
    expect((await stateOf(client)).number).not.toBeNull();
  });

  test('that was not sent leaves nothing behind, and can be asked for again', async () => {
    const client = await booked();
    const { port, handed, answers } = testCarrier();
    const number = newNumber();
    for (let i = 0; i < 5; i += 1) {
      answers.push({ outcome: 'not_taken', retryAfterMs: 30_000 });
      const asking = askCode(client.id, number, Date.now(), port);
      await expect(asking).rejects.toMatchObject({ key: 'unavailable', retryAfter: 30 });
    }
    expect(await rowsOf(client)).toEqual([]);
    const refused = { outcome: 'refused', about: 'number', why: '400 21614' } as const;
    for (const answer of [refused, { outcome: 'stopped' } as const]) {
      answers.push(answer);
      const asking = askCode(client.id, number, Date.now(), port);
      await expect(asking).rejects.toMatchObject({
        key: 'invalid_input',
        fields: {
          number: expect.stringMatching(answer === refused ? /takes no texts/ : /Answer START/),
        },
      });
    }
    expect([await rowsOf(client), handed.length]).toEqual([[], 7]);
  });

  test('that our account may not send is no fault of the number, and is not counted', async () => {
    const client = await booked();
    const { port, answers } = testCarrier();
    const number = newNumber();
    for (let i = 0; i < 5; i += 1) {
      answers.push({ outcome: 'refused', about: 'account', why: '200 sendername' });
      await expect(askCode(client.id, number, Date.now(), port)).rejects.toMatchObject({
        key: 'unavailable',
        fields: undefined,
        retryAfter: 3600,
      });
    }
    await askCode(client.id, number, Date.now(), port);
    expect(await rowsOf(client)).toHaveLength(1);
  });

  test('to a number that stopped texts by name asks for no answer', async () => {
    const client = await booked();
    const { port, answers } = testCarrier('name');
    answers.push({ outcome: 'stopped' });
    const { fields } = await askCode(client.id, newNumber(), Date.now(), port).catch((e) => e);
    expect(fields.number).toMatch(/support/);
    expect(fields.number).not.toMatch(/START|STOP/);
  });
});

describe('limits', () => {
  test('an account asks three times an hour', async () => {
    const client = await booked();
    const { port, handed } = testCarrier();
    const tries = [];
    for (let i = 0; i < 4; i += 1)
      tries.push(
        askCode(client.id, newNumber(), Date.now() + i, port).then(
          () => 'sent',
          (e) => e.key,
        ),
      );
    expect((await Promise.all(tries)).toSorted()).toEqual(['rate_limited', 'sent', 'sent', 'sent']);
    expect(handed).toHaveLength(3);
  });

  test('fifty accounts send a stranger’s number three codes a day, and it is said beside the number', async () => {
    const number = newNumber();
    const { port, handed } = testCarrier();
    const refusals: unknown[] = [];
    for (let i = 0; i < 50; i += 1) {
      const { id } = await newLawyer();
      await askCode(id, number, Date.now(), port).catch((error: unknown) => refusals.push(error));
    }
    expect(handed).toHaveLength(3);
    expect(refusals).toHaveLength(47);
    expect(refusals[0]).toMatchObject({
      key: 'rate_limited',
      fields: { number: expect.stringContaining('tomorrow') },
    });
  });
});

describe('an answer of STOP', () => {
  test('ends texts in every account that has the number, and says since when', async () => {
    const [first, second, other] = [await booked(), await booked(), await booked()];
    const number = await turnTextsOn(first.id);
    await turnTextsOn(second.id, number);
    await turnTextsOn(other.id);
    const said = await answer(number, ' stop. ');
    expect(said.status).toBe(200);
    expect(said.headers.get('content-type')).toBe('text/xml');
    expect((await stateOf(first)).number?.stopped_at).toEqual(expect.any(String));
    expect((await stateOf(second)).number?.stopped_at).toEqual(expect.any(String));
    expect((await stateOf(other)).number?.stopped_at).toBeNull();
  });

  test('that comes twice, and late, does not undo a newer consent', async () => {
    const client = await booked();
    const number = await turnTextsOn(client.id);
    await answer(number, 'STOP', 'SM0000000000000000000000000000aaaa');
    await turnTextsOn(client.id, number);
    expect((await stateOf(client)).number?.stopped_at).toBeNull();
    await answer(number, 'STOP', 'SM0000000000000000000000000000aaaa');
    expect((await stateOf(client)).number?.stopped_at).toBeNull();
    await answer(number, 'STOP');
    expect((await stateOf(client)).number?.stopped_at).not.toBeNull();
  });

  test('forgets a code that strangers asked for', async () => {
    const client = await booked();
    const { port, handed } = testCarrier();
    const number = newNumber();
    await askCode(client.id, number, Date.now(), port);
    await answer(number, 'TIGIL');
    await expect(confirmCode(client.id, codeIn(handed), Date.now())).rejects.toMatchObject({
      key: 'invalid_input',
    });
  });

  test('is nothing from somebody else, unsigned, or in other words', async () => {
    const client = await booked();
    const number = await turnTextsOn(client.id);
    expect((await answer('+14155552671', 'STOP')).status).toBe(200);
    expect((await answer(number, 'See you!')).status).toBe(200);
    const { body, headers } = signedReply(number, 'STOP');
    const forged = { ...headers, 'x-twilio-signature': 'AAAA' };
    expect(await send(inboundRoute, { body, headers: forged })).toMatchObject({
      status: 401,
      body: { key: 'bad_signature' },
    });
    expect((await stateOf(client)).number?.stopped_at).toBeNull();
  });

  test('counts by its first word, and one of START starts them again in every account', async () => {
    const [first, second] = [await booked(), await booked()];
    const number = await turnTextsOn(first.id);
    await turnTextsOn(second.id, number);
    const stopped = async () => [
      (await stateOf(first)).number?.stopped_at !== null,
      (await stateOf(second)).number?.stopped_at !== null,
    ];
    for (const [words, expected] of [
      ['Stop po', true],
      ['salamat', true],
      ['Yes I will come', true],
      ['START', false],
      ['Itigil', true],
      ['yes', false],
      ['STOP na po', true],
      ['unstop please', false],
    ] as const) {
      expect((await answer(number, words)).status).toBe(200);
      expect([words, ...(await stopped())]).toEqual([words, expected, expected]);
    }
  });

  test('of START turns nothing on that was never confirmed', async () => {
    const client = await booked();
    const number = newNumber();
    await askCode(client.id, number, Date.now(), testCarrier().port);
    await answer(number, 'START');
    expect((await stateOf(client)).number).toBeNull();
  });

  test('to a carrier without answers is not found', async () => {
    const { port } = testCarrier('name');
    const silent = { ...port, readIncoming: () => 'no_answers' as const };
    await expect(receiveAnswer('', null, 'test', Date.now(), silent)).rejects.toMatchObject({
      key: 'not_found',
    });
  });

  test('is remembered for thirty days, and codes that nobody entered for one', async () => {
    const client = await booked();
    const now = Date.now();
    await askCode(client.id, newNumber(), now, testCarrier().port);
    const { body, headers } = signedReply(newNumber(), 'STOP', 'SMremembered');
    await receiveAnswer(body, headers['x-twilio-signature'] ?? '', 'test', now);
    const left = async () => [
      await database().$count(textReplies, eq(textReplies.carrierId, 'SMremembered')),
      (await rowsOf(client)).length,
    ];
    await purgeNumbers(now + DAY_MS);
    expect(await left()).toEqual([1, 1]);
    await purgeNumbers(now + DAY_MS + 1);
    expect(await left()).toEqual([1, 0]);
    await purgeNumbers(now + 30 * DAY_MS + 1);
    expect(await left()).toEqual([0, 0]);
  });
});

test('a person chooses among the three, gives another number, and turns them off', async () => {
  const client = await booked();
  const { cookie } = client;
  const wanted = { tomorrow: false, soon: true, waits: false };
  expect((await send(kindsRoute, { cookie, body: wanted })).status).toBe(404);
  await turnTextsOn(client.id);
  expect(settingsIn(await send(kindsRoute, { cookie, body: wanted })).number?.kinds).toEqual(
    wanted,
  );
  const next = await turnTextsOn(client.id);
  expect((await stateOf(client)).number).toMatchObject({ ending: next.slice(-4), kinds: wanted });
  expect(await rowsOf(client)).toHaveLength(1);
  const off = await send(endRoute, { cookie });
  expect(settingsIn(off)).toMatchObject({ number: null, asked: null });
  expect((await send(endRoute, { cookie })).status).toBe(200);
});

test('a number is stored encrypted, never sent whole, and whole in the export of its owner', async () => {
  const client = await booked();
  const number = await turnTextsOn(client.id);
  const stored = JSON.stringify(await rowsOf(client));
  expect(stored).not.toContain(number.slice(1));
  expect(JSON.stringify(await stateOf(client))).not.toContain(number.slice(3, 9));
  expect(await exportedNumbers(database(), client.id)).toEqual([
    expect.objectContaining({ number, agreed_to: TEXT_CONSENT_VERSION, stopped_at: null }),
  ]);
});
