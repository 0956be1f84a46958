import { and, eq } from 'drizzle-orm';
import { getSession } from '@/lib/contract/accounts/authentication';
import {
  approveFactorRemoval as approve,
  askFactorRemoval as ask,
  dropFactorRemoval as drop,
} from '@/lib/contract/admin/factor-removal';
import { getUser as view } from '@/lib/contract/admin/users';
import { FACTOR_REMOVAL_HOURS } from '@/lib/domain/accounts/second-factor';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { hasFactor } from '@/lib/server/accounts/second-factor/service';
import { record } from '@/lib/server/platform/audit/service';
import { database } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { mails } from '@/lib/server/schema/messages';
import { send } from '@/lib/testing/api/requests';
import { giveApp, newAdmin, newClient, newLawyer, type TestUser } from '@/lib/testing/factories';
import { changeAdministrator } from '../administrators/administrators';
import { openRemoval } from './factor-removal';

const body = { reason: 'Compared with the ID in a video call.' };
let first: TestUser;
let second: TestUser;
beforeAll(async () => {
  [first, second] = [await newAdmin(), await newAdmin()];
});

async function locked(): Promise<TestUser> {
  const user = await newClient();
  await giveApp(user.id);
  return user;
}

const as = ({ cookie }: TestUser, { id }: TestUser) => ({ params: { id }, cookie });
const conflict = { status: 409, body: { key: 'bad_transition' } };

async function eventsOf({ id }: TestUser) {
  const rows = await database().select().from(auditEvents).where(eq(auditEvents.subject, id));
  return rows
    .filter(({ event }) => event.includes('factor'))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ event, userId, detail }) => ({ event, userId, detail }));
}

test('a lost factor goes by two administrators, with the sessions, and its owner is mailed', async () => {
  const user = await locked();
  expect(await send(approve, as(second, user))).toMatchObject(conflict);
  expect((await send(ask, { ...as(first, user), body })).status).toBe(204);
  expect((await send(view, as(second, user))).body).toMatchObject({
    second_factor: true,
    factor_removal: { mine: false },
  });
  expect(await send(approve, as(first, user))).toMatchObject(conflict);
  expect(await send(ask, { ...as(second, user), body })).toMatchObject(conflict);
  expect(await hasFactor(database(), user.id)).toBe(true);
  expect((await send(approve, as(second, user))).status).toBe(204);
  expect(await hasFactor(database(), user.id)).toBe(false);
  expect((await send(getSession, { cookie: user.cookie })).status).toBe(401);
  expect(await eventsOf(user)).toEqual([
    { event: 'factor_removal_asked', userId: first.id, detail: null },
    { event: 'second_factor_reset', userId: second.id, detail: first.id },
  ]);
  const notified = await database()
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, user.email), eq(mails.template, 'second-factor')));
  expect(notified).toHaveLength(1);
  expect((await send(view, as(second, user))).body).toMatchObject({
    second_factor: false,
    factor_removal: null,
  });
  expect(await send(approve, as(second, user))).toMatchObject(conflict);
});

test('two who agree at once remove it once', async () => {
  const [user, third] = [await locked(), await newAdmin()];
  await send(ask, { ...as(first, user), body });
  const answers = await Promise.all([second, third].map((one) => send(approve, as(one, user))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
});

test('what was asked for is taken back, or over after three days', async () => {
  const user = await locked();
  await send(ask, { ...as(first, user), body });
  expect((await send(drop, as(second, user))).status).toBe(204);
  expect((await send(drop, as(second, user))).status).toBe(204);
  expect(await send(approve, as(second, user))).toMatchObject(conflict);

  const other = await locked();
  const now = Date.now();
  const by = { role: 'admin', userId: first.id } as const;
  const asked = now - FACTOR_REMOVAL_HOURS * HOUR_MS;
  await record(database(), 'factor_removal_asked', by, { subject: other.id, now: asked });
  expect(await openRemoval(database(), other.id, now - 1)).toMatchObject({ askedBy: first.id });
  expect(await openRemoval(database(), other.id, now)).toBeNull();
});

test('neither the own account nor an administrator’s, nor one without a factor', async () => {
  for (const user of [first, second])
    expect(await send(ask, { ...as(first, user), body })).toMatchObject(conflict);
  expect(await send(ask, { ...as(first, await newClient()), body })).toMatchObject(conflict);
});

test('the operator removes the factor of every account', async () => {
  const lawyer = await newLawyer();
  await giveApp(lawyer.id);
  expect(await changeAdministrator('reset', lawyer.email, Date.now())).toBe(true);
  expect(await hasFactor(database(), lawyer.id)).toBe(false);
  expect((await send(getSession, { cookie: lawyer.cookie })).status).toBe(401);
  expect(await changeAdministrator('reset', lawyer.email, Date.now())).toBe(false);
});
