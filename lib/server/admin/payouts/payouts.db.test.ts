import { desc, eq } from 'drizzle-orm';
import pg from 'pg';
import type { AdminPayouts } from '@/lib/contract/admin/payouts';
import {
  approvePayout as approve,
  declinePayout as decline,
  listAllPayouts as list,
  retryPayout as retry,
} from '@/lib/contract/admin/payouts';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { availableOf } from '@/lib/server/payments/ledger/balances-service';
import { database } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { lawyers } from '@/lib/server/schema/lawyers';
import { mails } from '@/lib/server/schema/messages';
import { payouts } from '@/lib/server/schema/payouts';
import { send } from '@/lib/testing/api/requests';
import { newAdmin, type TestUser } from '@/lib/testing/factories';
import { newPayout } from '@/lib/testing/payouts';

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin();
});

const call = (endpoint: Endpoint, id: string, body?: object) =>
  send(endpoint, { cookie: admin.cookie, params: { id }, ...(body && { body }) });

async function rowOf(id: string) {
  const [row] = await database().select().from(payouts).where(eq(payouts.id, id));
  return row;
}

const eventsOf = async (id: string) =>
  (await database().select().from(auditEvents).where(eq(auditEvents.subject, id))).map(
    ({ event, actor, userId }) => ({ event, actor, userId }),
  );

const by = (event: string) => ({ event, actor: 'admin', userId: admin.id });

test('a payout that waits is approved once, and stands in the audit log', async () => {
  const { id } = await newPayout('WAITING');
  const answers = await Promise.all([call(approve, id), call(approve, id)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect((await rowOf(id))?.status).toBe('APPROVED');
  expect(await eventsOf(id)).toEqual([by('payout_approved')]);
  expect((await call(decline, id, { reason: 'Too late.' })).status).toBe(409);
});

test('declined, the money is in the balance again and the lawyer reads why', async () => {
  const { id, lawyer } = await newPayout('WAITING');
  expect(await availableOf(database(), lawyer.lawyerId)).toBe(0);
  for (let times = 0; times < 2; times += 1)
    expect((await call(decline, id, { reason: 'The name differs.' })).status).toBe(204);
  expect(await rowOf(id)).toMatchObject({ status: 'DECLINED', reason: 'The name differs.' });
  expect(await availableOf(database(), lawyer.lawyerId)).toBe(6_000_000);
  expect(await eventsOf(id)).toEqual([by('payout_declined')]);
  const sent = await database().select().from(mails).where(eq(mails.recipient, lawyer.email));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.content?.text).toContain('The name differs.');
  expect((await call(approve, id)).status).toBe(409);
});

test('what failed is paid again once, to the account of now', async () => {
  const { id, lawyer } = await newPayout('FAILED');
  await database()
    .update(lawyers)
    .set({ bankChangedAt: new Date() })
    .where(eq(lawyers.id, lawyer.lawyerId));
  expect(await call(retry, id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('72 hours') },
  });
  await database()
    .update(lawyers)
    .set({ bankChangedAt: null })
    .where(eq(lawyers.id, lawyer.lawyerId));
  const answers = await Promise.all([call(retry, id), call(retry, id)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  const all = await database()
    .select()
    .from(payouts)
    .where(eq(payouts.lawyerId, lawyer.lawyerId))
    .orderBy(desc(payouts.createdAt));
  expect(all.map(({ status, cause }) => [status, cause])).toEqual([
    ['APPROVED', `retry:${id}`],
    ['FAILED', expect.stringMatching(/^request:/)],
  ]);
  expect(new Set(all.map(({ reference }) => reference)).size).toBe(2);
  expect(await eventsOf(id)).toEqual([by('payout_retried')]);
  expect((await call(retry, all[0]?.id ?? '')).status).toBe(409);
});

test('the list by state, in the same statements however long it is', async () => {
  const read = async () => {
    const answer = await send(list, { cookie: admin.cookie, query: { status: 'WAITING' } });
    return answer.body as AdminPayouts;
  };
  const { id, lawyer } = await newPayout('WAITING');
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const counted = async () => {
    statements.mockClear();
    await read();
    return statements.mock.calls.length;
  };
  const few = await counted();
  expect((await read()).results[0]).toMatchObject({
    _id: id,
    amount: 6_000_000,
    rail: 'pesonet',
    account_end: '7890',
    lawyer: { _id: lawyer.lawyerId, display_name: 'Test Lawyer' },
  });
  for (let n = 0; n < 10; n += 1) await newPayout('WAITING');
  expect(await counted()).toBe(few);
  expect(await read()).toMatchObject({ hasMore: true, page: 0 });
  statements.mockRestore();
});
