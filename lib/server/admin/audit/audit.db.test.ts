import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { AuditRow } from '@/lib/contract/admin/audit';
import { listAuditEvents } from '@/lib/contract/admin/audit';
import { DAY_MS, isoInstant } from '@/lib/domain/platform/time';
import { record } from '@/lib/server/platform/audit/service';
import { database } from '@/lib/server/platform/db/pool';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { send } from '@/lib/testing/api/requests';
import { manilaTime, newAdmin, newClient, newLawyer, type TestUser } from '@/lib/testing/factories';
import { newUnclaimed } from '@/lib/testing/payments';

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin({ firstName: 'Grace', lastName: 'Uy' });
});

async function listed(query: Record<string, string>) {
  const { status, body } = await send(listAuditEvents, { query, cookie: admin.cookie });
  return { status, ...(body as { results: AuditRow[]; next: string | null }) };
}

/** November 23, 2026, 23:59 in Manila. */
const LATE = Date.UTC(2026, 10, 23, 15, 59);

test('the newest comes first, with who did it and a link to the subject', async () => {
  const client = await newClient();
  const by = { role: 'admin', userId: admin.id } as const;
  const about = { subject: client.id, detail: 'cancel_meetings' };
  await record(database(), 'user_suspended', by, { ...about, now: LATE });
  await record(database(), 'user_restored', by, { subject: client.id, now: LATE + 1 });
  await record(
    database(),
    'verification_ended',
    { role: 'system' },
    { subject: client.id, now: 1 },
  );
  const { results, next } = await listed({ subject: client.id });
  expect(next).toBeNull();
  expect(results).toMatchObject([
    { event: 'user_restored', detail: null },
    {
      event: 'user_suspended',
      role: 'admin',
      detail: 'cancel_meetings',
      by: { _id: admin.id, name: 'Grace Uy' },
      at: isoInstant(LATE),
      subject: client.id,
      name: expect.stringMatching(/^\S+ \S+/),
      path: `/admin/users/${client.id}`,
    },
    { event: 'verification_ended', role: 'system', by: null },
  ]);
});

test('subjects have names and the ways to them, by one statement for all of a page', async () => {
  const client = await newClient({ firstName: 'Ana', lastName: 'Reyes' });
  const lawyer = await newLawyer();
  const seed = { lawyerId: lawyer.lawyerId, clientId: client.id };
  const { meeting } = await seedMeeting(database(), { ...seed, start: manilaTime(3, 600) });
  const { item } = await seedWorkItem(database(), { ...seed, writtenAt: Date.now() - DAY_MS });
  const unclaimed = await newUnclaimed();
  const by = { role: 'admin', userId: admin.id } as const;
  const shown = async (event: Parameters<typeof record>[1], subject: string) => {
    await record(database(), event, by, { subject, now: LATE });
    const [row] = (await listed({ subject })).results;
    return [row?.name, row?.path];
  };
  expect(await shown('absence_decided', meeting.id)).toEqual([
    expect.stringMatching(/^Meeting of Ana Reyes with Atty\. ./),
    `/admin/users/${client.id}/meetings?only=${meeting.id}`,
  ]);
  expect(await shown('dispute_decided', item.id)).toEqual([
    expect.stringMatching(/^Agreement of Ana Reyes with Atty\. ./),
    `/admin/users/${client.id}/agreements?only=${item.id}`,
  ]);
  expect(await shown('unclaimed_payment_closed', unclaimed)).toEqual([
    expect.stringMatching(/^Unclaimed payment pay_/),
    '/admin/cases?kind=unclaimed&state=decided',
  ]);
  expect(await shown('setting_changed', 'hold_minutes')).toEqual([null, null]);
  const { payment } = await seedMeeting(database(), {
    ...seed,
    start: manilaTime(5, 600),
    price: 100_000,
  });
  const about = { subject: '7', detail: payment?.id ?? '', now: LATE };
  await record(database(), 'webhook_replayed', by, about);
  const [replayed] = (await listed({ event: 'webhook_replayed', subject: '7' })).results;
  expect(replayed?.detail).toBe(`Payment ${payment?.payableId.slice(0, 8).toUpperCase()}`);
});

test('event, role, and days in Manila narrow it', async () => {
  const subject = randomUUID();
  const write = (event: 'user_viewed' | 'user_signed_out', now: number) =>
    record(database(), event, { role: 'admin', userId: admin.id }, { subject, now });
  await write('user_viewed', LATE);
  await write('user_signed_out', LATE + 60_000);
  await record(database(), 'user_viewed', { role: 'operator' }, { subject, now: LATE });
  const events = async (query: Record<string, string>) =>
    (await listed({ subject, ...query })).results.map(({ event, role }) => `${event} ${role}`);
  expect(await events({ event: 'user_signed_out' })).toEqual(['user_signed_out admin']);
  expect(await events({ role: 'operator' })).toEqual(['user_viewed operator']);
  expect(await events({ from: '2026-11-24' })).toEqual(['user_signed_out admin']);
  expect(await events({ to: '2026-11-23' })).toHaveLength(2);
  expect(await events({ from: '2026-11-23', to: '2026-11-24' })).toHaveLength(3);
  expect((await listed({ from: 'yesterday' })).status).toBe(400);
  // These subjects have no page.
  expect((await listed({ subject })).results.map(({ path }) => path)).toEqual([null, null, null]);
});

test('it is paged without gaps, at a fixed number of statements', async () => {
  const subject = `batch-${randomUUID()}`;
  for (let n = 0; n < 45; n += 1)
    await record(database(), 'user_viewed', { role: 'operator' }, { subject, now: LATE + (n % 3) });
  const seen: string[] = [];
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const costs: number[] = [];
  let before: string | null = null;
  do {
    statements.mockClear();
    const page = await listed({ subject, ...(before && { before }) });
    costs.push(statements.mock.calls.length);
    seen.push(...page.results.map(({ _id }) => _id));
    before = page.next;
  } while (before);
  statements.mockRestore();
  expect(new Set(seen).size).toBe(45);
  expect(seen).toHaveLength(45);
  expect(new Set(costs).size).toBe(1);
});

describe('what is written for good', () => {
  const TABLES = ['audit_events', 'ledger_entries', 'ledger_postings', 'setting_changes'] as const;
  beforeAll(async () => {
    const [client, lawyer] = [await newClient(), await newLawyer()];
    await seedMeeting(database(), {
      lawyerId: lawyer.lawyerId,
      clientId: client.id,
      start: manilaTime(2, 60),
    });
    await record(
      database(),
      'user_viewed',
      { role: 'operator' },
      { subject: client.id, now: LATE },
    );
    await database().execute(sql`
      insert into setting_changes (setting, value, reason, user_id, at)
      values ('platform_fee', '5000', 'For the test.', ${admin.id}, now())`);
  });

  test.each(
    TABLES.flatMap((table) => [
      { table, change: `update ${table} set id = id` },
      { table, change: `delete from ${table}` },
      { table, change: `truncate ${table} cascade` },
    ]),
  )('$change is refused by the database', async ({ table, change }) => {
    const rows = async () =>
      (
        await database().execute<{ sum: string }>(
          sql.raw(`select md5(string_agg(t::text, '' order by t::text)) as sum from ${table} t`),
        )
      ).rows[0]?.sum;
    const before = await rows();
    expect(before).toEqual(expect.any(String));
    await expect(database().execute(sql.raw(change))).rejects.toThrow();
    expect(await rows()).toBe(before);
  });
});
