import { inArray, sql } from 'drizzle-orm';
import { POST as codeForm } from '@/app/forms/texts-off/route';
import { POST as numberForm } from '@/app/forms/texts-off-code/route';
import {
  askOffCode as askRoute,
  turnTextsOff as offRoute,
} from '@/lib/contract/notifications/texts-off';
import { OFF_CODE_DIGITS } from '@/lib/domain/notifications/texts';
import { sitePath } from '@/lib/domain/platform/safe-path';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  manilaDayNumber,
  manilaDayStart,
} from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import type { TextOutcome } from '@/lib/server/adapters/texts/port';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit, resetRateLimit } from '@/lib/server/platform/limits/service';
import { readAccepted } from '@/lib/server/platform/session/accepted-form-cookie';
import { readRefusal } from '@/lib/server/platform/session/refusal-cookie';
import { textNumbers } from '@/lib/server/schema/texts';
import { SITE, send } from '@/lib/testing/api/requests';
import { newLawyer } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { codeIn, newNumber, testCarrier, turnTextsOn } from '@/lib/testing/texts';
import { askCode } from './numbers-service';
import { askOffCode, offCode, sendOffCode, turnTextsOff } from './off-service';

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
};
const ask = (number: string, address = newAddress()) =>
  send(askRoute, { body: { number }, headers: { 'x-client-address': address } });
const off = (number: string, code: string, address = newAddress()) =>
  send(offRoute, { body: { number, code }, headers: { 'x-client-address': address } });

const WRONG = '0'.repeat(OFF_CODE_DIGITS);

beforeEach(async () => {
  await takeQueued('send_off_code');
});

/** Runs the jobs that wait, as the worker does at an instant, with a carrier of its own. */
async function sendQueued(now = Date.now(), answers: readonly TextOutcome[] = []) {
  const carrier = testCarrier('name');
  carrier.answers.push(...answers);
  for (const job of await takeQueued('send_off_code')) await sendOffCode(job, now, carrier.port);
  return carrier.handed;
}

/** When the jobs that wait are run, epoch ms. */
async function runTimes(): Promise<number[]> {
  const { rows } = await database().execute<{ run_at: Date | string }>(
    sql`select run_at from graphile_worker.jobs where task_identifier = 'send_off_code'`,
  );
  return rows.map(({ run_at }) => new Date(run_at).getTime());
}

/** A number in so many accounts, all of which take texts. */
async function numberIn(accounts: number) {
  const number = newNumber();
  const ids: string[] = [];
  for (let i = 0; i < accounts; i += 1) {
    const { id } = await newLawyer();
    await turnTextsOn(id, number);
    ids.push(id);
  }
  return { number, ids };
}

const stoppedIn = async (ids: readonly string[]) => {
  const rows = await database()
    .select()
    .from(textNumbers)
    .where(inArray(textNumbers.userId, [...ids]));
  return rows.map(({ stoppedAt }) => stoppedAt !== null);
};

test('a number in three accounts is asked for once, and its code ends texts in all three', async () => {
  const { number, ids } = await numberIn(3);
  const { ids: others } = await numberIn(1);
  expect(await ask(`0${number.slice(3)}`)).toMatchObject({ status: 204, body: '' });
  const handed = await sendQueued();
  expect(handed.map(({ to }) => to)).toEqual([number]);
  expect(handed[0]?.body).toMatch(
    /^Sangguni code \d{4} \d{4} \d{4} turns off all texts to this number, today or tomorrow\./,
  );
  expect(await stoppedIn(ids)).toEqual([false, false, false]);
  expect((await off(number, codeIn(handed))).status).toBe(204);
  expect(await stoppedIn(ids)).toEqual([true, true, true]);
  expect(await stoppedIn(others)).toEqual([false]);
  // A press that was repeated.
  expect((await off(number, codeIn(handed))).status).toBe(204);
});

test('a number that waits for its code in an account is forgotten there', async () => {
  const { number, ids } = await numberIn(1);
  const { id } = await newLawyer();
  await resetRateLimit('text_codes_number', number);
  await askCode(id, number, Date.now(), testCarrier().port);
  await turnTextsOff(number, offCode(number, Date.now()), Date.now());
  expect(await stoppedIn([id])).toEqual([]);
  expect(await stoppedIn(ids)).toEqual([true]);
});

test('texts can be turned on again by a code of the settings', async () => {
  const { number, ids } = await numberIn(1);
  await off(number, offCode(number, Date.now()));
  await turnTextsOn(ids[0] ?? '', number);
  expect(await stoppedIn(ids)).toEqual([false]);
});

describe('nobody learns whose number is known:', () => {
  test('the same is answered, queued and refused for a number that nobody has', async () => {
    const { number } = await numberIn(1);
    const stranger = newNumber();
    const said = async (one: string) => {
      const asked = await ask(one);
      const [job] = await takeQueued('send_off_code');
      const { hashes = [], until } = job ?? {};
      const wrong = await off(one, WRONG);
      return [
        asked.status,
        asked.body,
        hashes.length,
        typeof until,
        wrong.status,
        { ...(wrong.body as object), request_id: null },
      ];
    };
    expect(await said(stranger)).toEqual(await said(number));
  });

  test('the queue holds no number', async () => {
    const { number } = await numberIn(1);
    await ask(number);
    expect(JSON.stringify(await takeQueued('send_off_code'))).not.toContain(number.slice(3));
  });

  test('and no text goes to a number that takes none, or no longer', async () => {
    const { number } = await numberIn(1);
    await ask(newNumber());
    expect(await sendQueued()).toEqual([]);
    await off(number, offCode(number, Date.now()));
    await ask(number);
    expect(await sendQueued()).toEqual([]);
  });
});

describe('an attacker with fifty accounts and addresses', () => {
  test('has three codes a day sent to a number, two minutes apart, which its owner can enter', async () => {
    const { number, ids } = await numberIn(3);
    const begin = Date.now();
    const bodies: string[] = [];
    for (let i = 0; i < 50; i += 1) {
      // Each request from another address; the pause of two minutes is over each time.
      await resetRateLimit('text_off_codes_pause', number);
      expect((await ask(number)).status).toBe(204);
      bodies.push(...(await sendQueued(begin)).map(({ body }) => body));
    }
    expect(bodies).toHaveLength(3);
    // All of them hold one code: no request of others makes the owner's code void.
    expect(new Set(bodies).size).toBe(1);
    await turnTextsOff(number, codeIn([{ to: '', body: bodies[0] ?? '', validFor: 0 }]), begin);
    expect(await stoppedIn(ids)).toEqual([true, true, true]);
  });

  test('presses at the same moment send one', async () => {
    const { number } = await numberIn(1);
    await Promise.all([ask(number), ask(number), ask(number)]);
    const handed = await sendQueued();
    await ask(number);
    handed.push(...(await sendQueued()));
    expect(handed).toHaveLength(1);
  });

  test('guesses from a hundred addresses and from the owner’s own without locking the owner out', async () => {
    const { number, ids } = await numberIn(1);
    const code = offCode(number, Date.now());
    const wrong = code === WRONG ? '1'.repeat(OFF_CODE_DIGITS) : WRONG;
    const own = newAddress();
    const statuses = new Set<number>();
    for (const address of [...Array.from({ length: 100 }, newAddress), own])
      for (let i = 0; i < 10; i += 1) statuses.add((await off(number, wrong, address)).status);
    expect([...statuses]).toEqual([400]);
    expect(await stoppedIn(ids)).toEqual([false]);
    expect((await off(number, code, own)).status).toBe(204);
    expect(await stoppedIn(ids)).toEqual([true]);
  });

  test('has one chance in 200,000 a day with a thousand addresses', () => {
    const guesses = 1_000 * 24 * 100;
    // The code of today and that of yesterday.
    expect(10 ** OFF_CODE_DIGITS / (guesses * 2)).toBeGreaterThan(200_000);
  });

  test('asks, and tries codes, a hundred times an hour from an address', async () => {
    const address = newAddress();
    const { number } = await numberIn(1);
    // Locally a hundred times as often, since everybody comes from one.
    for (const limit of ['text_off_codes_address', 'text_off_tries_address'] as const)
      await consumeRateLimit(limit, address, 100 * env.ADDRESS_LIMIT_FACTOR);
    const limited = { status: 429, body: { key: 'rate_limited' } };
    expect(await ask(newNumber(), address)).toMatchObject(limited);
    expect(await off(number, offCode(number, Date.now()), address)).toMatchObject(limited);
    expect((await ask(newNumber())).status).toBe(204);
  });

  test('does not put off a code that waits, nor what the carrier said of when', async () => {
    const { number } = await numberIn(1);
    const now = Date.now();
    const asked = async (at: number) => {
      await askOffCode(number, at);
      return runTimes();
    };
    expect(await asked(now)).toEqual([now]);
    expect(await asked(now + 5 * MINUTE_MS)).toEqual([now]);
    await sendQueued(now, [{ outcome: 'not_taken', retryAfterMs: 2 * MINUTE_MS }]);
    expect(await asked(now + MINUTE_MS)).toEqual([now + 2 * MINUTE_MS]);
  });

  test('cannot use up the codes of the settings, nor those be used up here', async () => {
    const { number } = await numberIn(1);
    await resetRateLimit('text_codes_number', number);
    for (let i = 0; i < 3; i += 1) {
      const { id } = await newLawyer();
      await askCode(id, number, Date.now(), testCarrier().port);
    }
    await ask(number);
    expect(await sendQueued()).toHaveLength(1);
  });
});

describe('a code', () => {
  test('is good on its day and the next, for its own number alone', async () => {
    const { number, ids } = await numberIn(1);
    const noon = manilaDayStart(manilaDayNumber(Date.now())) + 12 * HOUR_MS;
    const code = offCode(number, noon);
    const at = (now: number, one = number) =>
      turnTextsOff(one, code, now).then(
        () => 'off',
        ({ key }) => key,
      );
    expect(await at(noon, newNumber())).toBe('invalid_input');
    expect(await at(noon - DAY_MS)).toBe('invalid_input');
    expect(await at(noon + 2 * DAY_MS)).toBe('invalid_input');
    expect(await stoppedIn(ids)).toEqual([false]);
    expect(await at(noon + DAY_MS + 11 * HOUR_MS)).toBe('off');
    expect(await stoppedIn(ids)).toEqual([true]);
  });

  test('that was not taken is sent again while it is of use, and counts once', async () => {
    const { number } = await numberIn(1);
    const now = Date.now();
    await askOffCode(number, now);
    const late = { outcome: 'not_taken', retryAfterMs: MINUTE_MS } as const;
    expect(await sendQueued(now, [late])).toHaveLength(1);
    expect(await sendQueued(now + MINUTE_MS)).toHaveLength(1);
    await askOffCode(number, now);
    await resetRateLimit('text_off_codes_pause', number);
    expect(await sendQueued(now + 10 * MINUTE_MS)).toEqual([]);
    for (let i = 0; i < 3; i += 1) {
      await askOffCode(number, now);
      await resetRateLimit('text_off_codes_pause', number);
      expect(await sendQueued(now)).toHaveLength(i < 2 ? 1 : 0);
    }
  });

  test('that our account may not send counts for nothing, and is not tried again by itself', async () => {
    const { number } = await numberIn(1);
    const now = Date.now();
    const refused = { outcome: 'refused', about: 'account', why: '200 credits' } as const;
    for (let i = 0; i < 4; i += 1) {
      await askOffCode(number, now);
      expect(await sendQueued(now, [refused])).toHaveLength(1);
    }
    expect(await sendQueued(now + MINUTE_MS)).toEqual([]);
    await askOffCode(number, now);
    expect(await sendQueued(now)).toHaveLength(1);
  });

  test('that the number cannot take counts, as one that was sent', async () => {
    const { number } = await numberIn(1);
    const now = Date.now();
    const refused = { outcome: 'refused', about: 'number', why: '400 21614' } as const;
    for (let i = 0; i < 4; i += 1) {
      await resetRateLimit('text_off_codes_pause', number);
      await askOffCode(number, now);
      expect(await sendQueued(now, [refused])).toHaveLength(i < 3 ? 1 : 0);
    }
  });

  test('to a number that the carrier says has stopped ends texts to it', async () => {
    const { number, ids } = await numberIn(2);
    await ask(number);
    await sendQueued(Date.now(), [{ outcome: 'stopped' }]);
    expect(await stoppedIn(ids)).toEqual([true, true]);
  });
});

describe('without scripts', () => {
  async function post(form: typeof numberForm, fields: Record<string, string>) {
    const response = await form(
      new Request(`${SITE}/forms/x`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'sec-fetch-site': 'same-origin', 'x-client-address': newAddress() },
      }),
    );
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    const cookie = cookies.filter((pair) => !pair.endsWith('=')).join('; ');
    return { to: response.headers.get('location'), status: response.status, cookie };
  }
  const PAGE = sitePath`/texts-off/code`;

  test('two forms do the same, with the number in no address', async () => {
    const { number, ids } = await numberIn(2);
    const asked = await post(numberForm, { number: `0${number.slice(3)}` });
    expect(asked).toMatchObject({ status: 303, to: '/texts-off/code' });
    expect(await readAccepted(asked.cookie)).toEqual({
      action: '/forms/texts-off-code',
      values: { number: `0${number.slice(3)}` },
    });
    const code = codeIn(await sendQueued());
    const wrong = await post(codeForm, { number, code: '1' });
    expect(wrong).toMatchObject({ status: 303, to: '/texts-off/code' });
    expect(await readRefusal(wrong.cookie, PAGE)).toMatchObject({
      values: { number },
      fields: { code: expect.any(String) },
    });
    const done = await post(codeForm, { number, code: code.replace(/(?=(?:\d{4})+$)/g, ' ') });
    expect(await readAccepted(done.cookie)).toEqual({
      action: '/forms/texts-off',
      values: { number },
    });
    expect(await stoppedIn(ids)).toEqual([true, true]);
  });

  test('a wrong number comes back as it was typed', async () => {
    const refused = await post(numberForm, { number: '02 8123 4567' });
    expect(await readRefusal(refused.cookie, PAGE)).toMatchObject({
      values: { number: '02 8123 4567' },
      fields: { number: expect.stringContaining('mobile number') },
    });
    expect(await takeQueued('send_off_code')).toEqual([]);
  });
});
