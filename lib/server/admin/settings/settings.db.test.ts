import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { AdminSettings } from '@/lib/contract/admin/settings';
import {
  changeAdminSetting as changeSetting,
  getAdminSettings as getSettings,
} from '@/lib/contract/admin/settings';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import { paymentSettings } from '@/lib/server/payments/settings/settings';
import { database } from '@/lib/server/platform/db/pool';
import { createPageCache } from '@/lib/server/platform/page-cache/service';
import { auditEvents } from '@/lib/server/schema/audit';
import { settingChanges } from '@/lib/server/schema/oversight';
import { pageChanges } from '@/lib/server/schema/pages';
import { setSetting } from '@/lib/testing/api/change-setting';
import { send } from '@/lib/testing/api/requests';
import { newAdmin, type TestUser } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';

applySettings({ PLATFORM_FEE: '2500' });

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin({ firstName: 'Rosa', lastName: 'Diaz' });
});

const change = (id: string, value: unknown, expected: unknown, reason = 'Costs of the gateway') =>
  send(changeSetting, {
    params: { id },
    cookie: admin.cookie,
    body: { value, expected, reason },
  });

async function read(page = '0'): Promise<AdminSettings> {
  const answer = await send(getSettings, { query: { page }, cookie: admin.cookie });
  expect(answer.status).toBe(200);
  return answer.body as AdminSettings;
}

async function settingOf(id: string) {
  return (await read()).settings.find((setting) => setting.id === id);
}

/** Counts the rows that a change leaves behind. */
async function traces(setting: 'platform_fee' | 'hold_minutes') {
  return {
    changes: await database().$count(settingChanges, eq(settingChanges.setting, setting)),
    events: await database().$count(auditEvents, eq(auditEvents.detail, setting)),
    pages: await database().$count(pageChanges, eq(pageChanges.tag, 'payment-settings')),
  };
}

test('at first each has the value of the environment, with its limits', async () => {
  const { settings, methods, history } = await read();
  expect(settings).toEqual([
    {
      id: 'platform_fee',
      value: 2_500,
      default: 2_500,
      unit: 'centavos',
      limits: { min: 0, max: 100_000 },
    },
    {
      id: 'payment_methods',
      value: [...PAYMENT_METHODS],
      default: [...PAYMENT_METHODS],
      unit: 'methods',
      limits: null,
    },
    {
      id: 'hold_minutes',
      value: 30,
      default: 30,
      unit: 'minutes',
      limits: { min: 5, max: 120 },
    },
    {
      id: 'payout_minimum',
      value: 50_000,
      default: 50_000,
      unit: 'centavos',
      limits: { min: 10_000, max: 1_000_000 },
    },
    {
      id: 'payout_approval_above',
      value: 5_000_000,
      default: 5_000_000,
      unit: 'centavos',
      limits: { min: 0, max: 100_000_000 },
    },
  ]);
  expect(methods.map(({ id }) => id)).toEqual([...gateway().methods]);
  expect(history).toEqual({ results: [], hasMore: false, page: 0, total: 0 });
});

test('a change is in force, in the history, in the audit log and on cached pages, all at once', async () => {
  const before = await traces('platform_fee');
  const answer = await change('platform_fee', 4_900, 2_500);
  expect(answer).toMatchObject({ status: 200, body: { value: 4_900, default: 2_500 } });
  expect((await paymentSettings(database())).platform_fee).toBe(4_900);
  const { results, total } = (await read()).history;
  expect({ results, total }).toEqual({
    total: 1,
    results: [
      {
        _id: expect.any(String),
        setting: 'platform_fee',
        from: null,
        to: 4_900,
        reason: 'Costs of the gateway',
        at: expect.any(String),
        by: 'Rosa Diaz',
      },
    ],
  });
  expect(await traces('platform_fee')).toEqual({
    changes: before.changes + 1,
    events: before.events + 1,
    pages: before.pages + 1,
  });
  const [event] = await database()
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, results[0]?._id ?? ''));
  expect(event).toMatchObject({ event: 'setting_changed', actor: 'admin', userId: admin.id });
});

test('pages with the fee are rendered again on every process once it is another', async () => {
  const requestTo = () => createPageCache('edition').forRequest();
  const [one, two] = [requestTo(), requestTo()];
  const [key, now] = [`/lawyer/${crypto.randomUUID()}`, Date.now()];
  const value = { kind: 'APP_PAGE', headers: { 'x-next-cache-tags': 'payment-settings' } };
  await one.get(key, now);
  await one.set(key, value, { revalidate: false }, now);
  expect(await two.get(key, now)).not.toBeNull();
  expect((await change('platform_fee', 8_800, 1)).status).toBe(409);
  expect(await one.get(key, now)).not.toBeNull();
  await setSetting('platform_fee', 8_800);
  expect([await one.get(key, now), await two.get(key, now)]).toEqual([null, null]);
});

test('the value before it is in the history', async () => {
  await setSetting('platform_fee', 3_000);
  await change('platform_fee', 0, 3_000, 'A month without');
  expect((await read()).history.results[0]).toMatchObject({ from: 3_000, to: 0 });
});

test('whoever saw another value is refused, and the same value again is no change', async () => {
  await setSetting('hold_minutes', 45);
  const before = await traces('hold_minutes');
  expect(await change('hold_minutes', 60, 30)).toMatchObject({
    status: 409,
    body: { key: 'version_changed' },
  });
  // The repeat of a request whose answer was lost.
  expect(await change('hold_minutes', 45, 30)).toMatchObject({ status: 200, body: { value: 45 } });
  expect(await traces('hold_minutes')).toEqual(before);
});

test('of two at once that saw the same, one is refused', async () => {
  await setSetting('hold_minutes', 20);
  const answers = await Promise.all([
    change('hold_minutes', 25, 20),
    change('hold_minutes', 35, 20),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = answers.find(({ status }) => status === 200)?.body;
  expect(await settingOf('hold_minutes')).toEqual(winner);
});

test.each([
  ['platform_fee', -1, 'Please provide an amount from ₱0 to ₱1,000.'],
  ['platform_fee', 100_001, 'Please provide an amount from ₱0 to ₱1,000.'],
  ['platform_fee', 10.5, 'Please provide an amount from ₱0 to ₱1,000.'],
  ['platform_fee', ['card'], 'Please provide an amount from ₱0 to ₱1,000.'],
  ['hold_minutes', 4, 'Please provide a number from 5 to 120.'],
  ['hold_minutes', 121, 'Please provide a number from 5 to 120.'],
  ['payout_minimum', 9_999, 'Please provide an amount from ₱100 to ₱10,000.'],
  ['payout_minimum', 1_000_001, 'Please provide an amount from ₱100 to ₱10,000.'],
  ['payout_approval_above', 100_000_001, 'Please provide an amount from ₱0 to ₱1,000,000.'],
  ['payment_methods', [], 'Please choose at least one method.'],
  ['payment_methods', 5, 'Please provide a value.'],
  ['payment_methods', ['cheque'], 'Please provide a value.'],
])('%s may not be %p', async (id, value, message) => {
  const expected = (await settingOf(id))?.value;
  const answer = await change(id, value, expected);
  expect(answer).toMatchObject({
    status: 400,
    body: { key: 'invalid_input', fields: { value: message } },
  });
  expect((await settingOf(id))?.value).toEqual(expected);
});

test('methods are kept once each in their order, and only those of the gateway', async () => {
  const answer = await change('payment_methods', ['card', 'gcash', 'card'], [...PAYMENT_METHODS]);
  expect(answer).toMatchObject({ status: 200, body: { value: inOrder(['card', 'gcash']) } });
  const own = jest.replaceProperty(gateway(), 'methods', ['gcash', 'card']);
  expect(await change('payment_methods', ['maya'], ['gcash', 'card'])).toMatchObject({
    status: 400,
    body: { key: 'invalid_input' },
  });
  own.restore();
});

const inOrder = (methods: string[]) => PAYMENT_METHODS.filter((one) => methods.includes(one));

test('an unknown setting is not there, and a reason is asked for', async () => {
  expect((await change('toString', 1, 1)).status).toBe(404);
  expect(await change('platform_fee', 100, 0, ' ')).toMatchObject({
    status: 400,
    body: { fields: { reason: expect.any(String) } },
  });
});

test('ten changes to a page, each once, at as many statements for many as for none', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const counted = async (page: string) => {
    statements.mockClear();
    const { history } = await read(page);
    return { ...history, count: statements.mock.calls.length };
  };
  const none = await counted('90');
  for (let minutes = 50; minutes < 62; minutes += 1) await setSetting('hold_minutes', minutes);
  const [first, second] = [await counted('0'), await counted('1')];
  statements.mockRestore();
  expect(first.results).toHaveLength(10);
  expect([none.count, second.count]).toEqual([first.count, first.count]);
  const ids = [...first.results, ...second.results].map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(0, 12)).toEqual(ids.slice(0, 12).toSorted((a, b) => Number(b) - Number(a)));
});
