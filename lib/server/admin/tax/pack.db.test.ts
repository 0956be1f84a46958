import { eq } from 'drizzle-orm';
import { type AdminTaxPack, changeTaxPack, getTaxPack } from '@/lib/contract/admin/tax-pack';
import { getTaxStanding } from '@/lib/contract/payments/tax';
import { DAY_MS, manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { taxPackAt } from '@/lib/server/payments/tax/pack-service';
import { database } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { send } from '@/lib/testing/api/requests';
import { newAdmin, newLawyer, type TestUser } from '@/lib/testing/factories';
import { enterSeller } from '@/lib/testing/money/fee-invoices';

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin({ firstName: 'Rosa', lastName: 'Diaz' });
});

const day = (after: number) => manilaDayKey(manilaDayNumber(Date.now()) + after);
const read = async () => (await send(getTaxPack, { cookie: admin.cookie })).body as AdminTaxPack;
const BODY = {
  active: true,
  base_share: 5_000,
  rate: 100,
  threshold: 50_000_000,
  grace_months: 3,
  reason: 'Advised by our tax lawyer',
};
const change = (body: object) => send(changeTaxPack, { cookie: admin.cookie, body });

test('it is off, is switched on by a payor with a TIN for a later day alone, once, audited, and seen by everybody who asks', async () => {
  expect(await read()).toMatchObject({
    now: null,
    planned: [],
    newest: null,
    earliest: day(1),
    suggested: { base_share: 5_000, rate: 100, threshold: 50_000_000, grace_months: 3 },
  });
  expect(await taxPackAt(database(), Date.now())).toBeNull();
  const on = { ...BODY, from: day(1), expected: null };
  expect(await change(on)).toMatchObject({
    status: 400,
    body: { key: 'invalid_input', message: expect.stringContaining('OPERATOR_TIN') },
  });
  await enterSeller();
  for (const from of [day(0), day(-30)])
    expect(await change({ ...BODY, from, expected: null })).toMatchObject({
      status: 400,
      body: { fields: { from: expect.stringContaining('tomorrow') } },
    });
  const made = await change(on);
  expect(made).toMatchObject({
    status: 201,
    body: { active: true, from: day(1), by: 'Rosa Diaz' },
  });
  expect((await change(on)).body).toEqual(made.body);
  const { newest, planned, history, now } = await read();
  expect({ now, planned, total: history.total }).toMatchObject({
    now: null,
    planned: [{ active: true, from: day(1), rate: 100 }],
    total: 1,
  });
  const lawyer = await newLawyer();
  expect((await send(getTaxStanding, { cookie: lawyer.cookie })).body).toMatchObject({
    pack: null,
    begins: day(1),
    begins_threshold: 50_000_000,
  });
  expect(await change({ ...on, from: day(3) })).toMatchObject({
    status: 409,
    body: { key: 'version_changed' },
  });
  await change({ ...BODY, active: false, from: day(40), expected: newest });
  const later = (days: number) => taxPackAt(database(), Date.now() + days * DAY_MS);
  expect(await later(0)).toBeNull();
  expect(await later(2)).toMatchObject({ rate: 100, threshold: 50_000_000 });
  expect(await later(41)).toBeNull();
  const events = await database()
    .select({ detail: auditEvents.detail, userId: auditEvents.userId })
    .from(auditEvents)
    .where(eq(auditEvents.event, 'tax_pack_changed'))
    .orderBy(auditEvents.at);
  expect(events).toEqual([
    { detail: `on ${day(1)}`, userId: admin.id },
    { detail: `off ${day(40)}`, userId: admin.id },
  ]);
});

test.each([
  ['rate', 3_001],
  ['rate', 0],
  ['base_share', 10_001],
  ['threshold', -1],
  ['grace_months', 25],
  ['reason', ' '],
])('%s %s is refused beside its field', async (field, value) => {
  const body = { ...BODY, from: day(5), expected: null, [field]: value };
  expect(await change(body)).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.any(String) } },
  });
});
