import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import type { ClientSteps } from '@/lib/contract/meetings/steps';
import {
  listSteps,
  removeStep,
  setStepDone as setDone,
  setStep,
} from '@/lib/contract/meetings/steps';
import type { WorkList } from '@/lib/contract/notifications/work';
import { listWork } from '@/lib/contract/notifications/work';
import { MAX_OPEN_STEPS, STEP_MAX } from '@/lib/domain/meetings/steps';
import { dayKey, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { DAY_MS, HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { clientSteps } from '@/lib/server/schema/meetings';
import { mails, notifications } from '@/lib/server/schema/messages';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { tablesHolding } from '@/lib/testing/whole-database';
import { queueStepReminders, remindOfSteps } from './steps-reminders-service';
import { eraseSteps, exportedSteps } from './steps-service';

const SECRET = 'Quiapo: file the answer before the barangay.';

let lawyer: TestLawyer;
let client: TestUser;
let today: string;
beforeEach(async () => {
  lawyer = await newLawyer({ displayName: 'Maria Santos' });
  client = await newClient({ firstName: 'Ana', lastName: 'Cruz' });
  today = dayKey(Date.now());
  await meet(client);
});

async function meet({ id }: TestUser, { lawyerId } = lawyer, minute = 600) {
  await seedMeeting(database(), { lawyerId, clientId: id, start: manilaTime(3, minute) });
}

const dayFromNow = (days: number) => dayKey(Date.now() + days * DAY_MS);

type Step = { text?: unknown; due_on?: unknown };
const put = (body: Step, childId = randomUUID(), of = lawyer as TestUser, id = client.id) =>
  send(setStep, { cookie: of.cookie, params: { id, childId }, body });

const mark = (childId: string, done: boolean, { cookie } = lawyer as TestUser) =>
  send(setDone, { cookie, params: { id: client.id, childId }, body: { done } });

const remove = (childId: string, { cookie } = lawyer as TestUser) =>
  send(removeStep, { cookie, params: { id: client.id, childId } });

async function read({ cookie } = lawyer as TestUser) {
  const { status, body } = await send(listSteps, { cookie, params: { id: client.id } });
  expect(status).toBe(200);
  return body as ClientSteps;
}

const textsOf = (steps: ClientSteps['open']) => steps.map(({ text }) => text);

const stored = () =>
  database().select().from(clientSteps).where(eq(clientSteps.clientId, client.id));

test('steps are there for their lawyer by day, and stored encrypted', async () => {
  await put({ text: 'Some day' });
  await put({ text: 'Later', due_on: dayFromNow(9) });
  await put({ text: `  ${SECRET}\n`, due_on: dayFromNow(1) });
  const { open, done } = await read();
  expect(textsOf(open)).toEqual([SECRET, 'Later', 'Some day']);
  expect(open[0]).toMatchObject({ due_on: dayFromNow(1), done_at: null });
  expect(open[2]).toMatchObject({ due_on: null });
  expect(done).toEqual([]);
  expect(await tablesHolding('Quiapo')).toEqual([]);
});

test('the same again adds nothing, and another text or day changes it', async () => {
  const id = randomUUID();
  const { status, body } = await put({ text: 'Call', due_on: today }, id);
  const before = await stored();
  expect(await put({ text: 'Call', due_on: today }, id)).toMatchObject({ status, body });
  expect(await stored()).toEqual(before);
  expect((await put({ text: 'Write' }, id)).body).toEqual({
    _id: id,
    text: 'Write',
    due_on: null,
    done_at: null,
  });
  expect(await stored()).toHaveLength(1);
});

test('what is done is listed apart, the last first, and can be opened again', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await put({ text: 'First' }, first);
  await put({ text: 'Second' }, second);
  const { body } = await mark(first, true);
  expect(body).toMatchObject({ text: 'First', done_at: expect.any(String) });
  expect((await mark(first, true)).body).toEqual(body);
  await mark(second, true);
  const { open, done } = await read();
  expect(open).toEqual([]);
  expect(textsOf(done)).toEqual(['Second', 'First']);
  expect((await mark(first, false)).body).toMatchObject({ done_at: null });
  expect(textsOf((await read()).open)).toEqual(['First']);
  expect(await mark(randomUUID(), true)).toMatchObject({ status: 404 });
});

test('a step is removed once, and removing it again is no failure', async () => {
  const id = randomUUID();
  await put({ text: 'Call' }, id);
  expect((await remove(id)).status).toBe(204);
  expect((await remove(id)).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test('nobody else reads or changes them', async () => {
  const id = randomUUID();
  await put({ text: SECRET, due_on: today }, id);
  const before = await stored();
  const other = await newLawyer();
  expect((await put({ text: 'x' }, id, other)).status).toBe(404);
  await meet(client, other);
  // Now a client of both: the id is still another's.
  expect((await put({ text: 'x' }, id, other)).status).toBe(404);
  expect((await mark(id, true, other)).status).toBe(404);
  expect((await remove(id, other)).status).toBe(204);
  expect(await read(other)).toEqual({ open: [], done: [] });
  expect((await put({ text: 'x' }, id, client)).body).toMatchObject({ key: 'wrong_role' });
  expect((await put({ text: 'x' }, id, lawyer, randomUUID())).status).toBe(404);
  expect(await stored()).toEqual(before);
});

test('takes up to 300 characters and a real day', async () => {
  expect((await put({ text: 'ñ'.repeat(STEP_MAX) })).status).toBe(200);
  const refused = async (step: Step) => (await put(step)).body as { fields: object };
  expect((await refused({ text: 'ñ'.repeat(STEP_MAX + 1) })).fields).toEqual({
    text: "Value can't be longer than 300.",
  });
  expect((await refused({ text: ' ' })).fields).toEqual({ text: 'Please provide a value.' });
  expect((await refused({ text: 'x', due_on: '2026-02-30' })).fields).toHaveProperty('due_on');
  expect(await stored()).toHaveLength(1);
});

test('a hundred are open at most, also when one is opened again', async () => {
  const done = randomUUID();
  await put({ text: 'Done' }, done);
  await mark(done, true);
  const template = (await stored())[0];
  if (!template) throw new Error('nothing is stored');
  await database()
    .insert(clientSteps)
    .values(
      Array.from({ length: MAX_OPEN_STEPS - 1 }, () => {
        return { ...template, id: randomUUID(), doneAt: null, dueOn: today };
      }),
    );
  const both = await Promise.all([put({ text: 'One' }), put({ text: 'Two' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await mark(done, false)).toMatchObject({
    status: 409,
    body: { key: 'bad_transition', message: expect.stringContaining('100') },
  });
});

test('lists are read by as many statements for a hundred as for none', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const counted = async () => {
    statements.mockClear();
    await send(listSteps, { cookie: lawyer.cookie, params: { id: client.id } });
    return statements.mock.calls.length;
  };
  const none = await counted();
  for (let n = 0; n < 5; n += 1) await put({ text: `Step ${n}`, due_on: today });
  expect(await counted()).toBe(none);
  statements.mockRestore();
});

describe('the morning of the day', () => {
  const morning = () => dayKeyStart(dayFromNow(1)) + 7 * HOUR_MS;

  const notified = async () => ({
    mails: (
      await database()
        .select()
        .from(mails)
        .where(and(eq(mails.recipient, lawyer.email), eq(mails.template, 'next-steps')))
    ).map(({ content }) => content),
    inApp: await database()
      .select({
        title: notifications.title,
        body: notifications.body,
        url: notifications.url,
        kind: notifications.kind,
      })
      .from(notifications)
      .where(eq(notifications.userId, lawyer.id)),
  });

  const jobs = async () => {
    const { rows } = await database().execute(
      sql`select id from graphile_worker._private_jobs where key = ${`remind_of_steps:${lawyer.lawyerId}`}`,
    );
    return rows.length;
  };

  test('one mail and one notice for all steps of the day, which say nothing of what', async () => {
    const other = await newClient({ firstName: 'Ben', lastName: 'Reyes' });
    await meet(other, lawyer, 720);
    await put({ text: SECRET, due_on: dayFromNow(1) });
    await put({ text: SECRET, due_on: dayFromNow(1) });
    await put({ text: 'Later', due_on: dayFromNow(2) });
    await put({ text: 'For Ben', due_on: dayFromNow(1) }, randomUUID(), lawyer, other.id);
    await queueStepReminders(morning() - 1);
    expect(await jobs()).toBe(0);
    await queueStepReminders(morning());
    expect(await jobs()).toBe(1);
    await remindOfSteps(lawyer.lawyerId, morning());
    await remindOfSteps(lawyer.lawyerId, morning() + HOUR_MS);
    const { mails: sent, inApp } = await notified();
    expect(inApp).toEqual([
      {
        kind: 'reminder',
        title: '3 next steps are due today',
        body: 'For 2 clients',
        url: '/lawyer-portal',
      },
    ]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe('3 next steps are due today');
    expect(sent[0]?.text).toMatch(/Ana Cruz.*2 next steps/s);
    expect(sent[0]?.text).toMatch(/Ben Reyes.*1 next step/s);
    expect(JSON.stringify([sent, inApp])).not.toContain('Quiapo');
  });

  test('of one client it leads to the page, and a second one comes for another day', async () => {
    await put({ text: SECRET, due_on: dayFromNow(1) });
    await put({ text: SECRET, due_on: dayFromNow(2) });
    await remindOfSteps(lawyer.lawyerId, morning());
    await remindOfSteps(lawyer.lawyerId, morning() + DAY_MS);
    const { inApp } = await notified();
    const notice = {
      kind: 'reminder',
      title: 'A next step is due today',
      body: 'For Ana Cruz',
      url: `/lawyer-portal/clients/${client.id}#next-steps`,
    };
    expect(inApp).toEqual([notice, notice]);
  });

  test('of what is done, moved, removed or noted after it nobody is reminded', async () => {
    const [done, moved, removed] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [done, moved, removed]) await put({ text: SECRET, due_on: dayFromNow(1) }, id);
    await mark(done, true);
    await put({ text: SECRET, due_on: dayFromNow(3) }, moved);
    await remove(removed);
    await put({ text: SECRET, due_on: dayFromNow(-1) });
    await remindOfSteps(lawyer.lawyerId, morning());
    expect(await notified()).toEqual({ mails: [], inApp: [] });
  });

  test('of a suspended lawyer nobody is told, then or later', async () => {
    await put({ text: SECRET, due_on: dayFromNow(1) });
    const suspension = { suspendedAt: new Date(), suspensionReason: 'For the test.' };
    await database().update(users).set(suspension).where(eq(users.id, lawyer.id));
    await remindOfSteps(lawyer.lawyerId, morning());
    expect(await notified()).toEqual({ mails: [], inApp: [] });
    expect((await stored())[0]?.remindAt).toBeNull();
  });
});

test('what is due or overdue waits for the lawyer until it is done', async () => {
  const [due, overdue] = [randomUUID(), randomUUID()];
  await put({ text: SECRET, due_on: today }, due);
  await put({ text: SECRET, due_on: dayFromNow(-2) }, overdue);
  await put({ text: SECRET, due_on: dayFromNow(1) });
  await put({ text: SECRET });
  const work = async () =>
    (await send(listWork, { cookie: lawyer.cookie })).body as unknown as WorkList;
  const { results } = await work();
  const endOf = (days: number) => isoInstant(dayKeyStart(dayFromNow(days + 1)));
  expect(results.map(({ _id, kind, about, until }) => [_id, kind, about, until])).toEqual([
    [overdue, 'next_step', 'Ana Cruz', endOf(-2)],
    [due, 'next_step', 'Ana Cruz', endOf(0)],
  ]);
  expect(results[0]).toMatchObject({
    action: 'Take the next step',
    href: `/lawyer-portal/clients/${client.id}#next-steps`,
  });
  expect(JSON.stringify(results)).not.toContain('Quiapo');
  await mark(overdue, true);
  await mark(due, true);
  expect((await work()).total).toBe(0);
});

test('they are in the export of the lawyer alone', async () => {
  await put({ text: SECRET, due_on: today });
  expect(await exportedSteps(database(), client.id)).toBeUndefined();
  expect(await exportedSteps(database(), lawyer.id)).toMatchObject({
    name: 'client_steps',
    data: [{ client: client.id, step: SECRET, due_on: today, done_at: null }],
  });
});

test.each([
  ['lawyer', () => lawyer],
  ['client', () => client],
])('they go with the account of the %s', async (_who, whose) => {
  await put({ text: SECRET });
  const { id, email } = whose();
  await transaction((tx) => eraseSteps(tx, { id, email }));
  expect(await stored()).toEqual([]);
});
