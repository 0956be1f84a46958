import { eq } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { workItemMeetings, workItems } from '@/lib/server/schema/work-items';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { IN_PARTS, newAgreement, payCheckout } from '@/lib/testing/agreements/agreement-money';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { queueDueReleases, releaseDue } from '../payments/releases-service';

let people: { client: TestUser; lawyer: TestLawyer };
beforeEach(async () => {
  people = { client: await newClient(), lawyer: await newLawyer() };
});

const NOT_NOW = { status: 409, body: { key: 'bad_transition' } };
const SERVICE = [{ name: 'Special power of attorney', price: 180_000 }];

/** PAID at once, ₱28,000 and the platform's ₱50, with a service. */
const paid = () =>
  newAgreement(people, { status: 'PAID', services: SERVICE, terms: { platformFee: 5_000 } });

const completed = async (daysAgo: number) => {
  const agreement = await paid();
  await agreement.complete();
  await database()
    .update(workItems)
    .set({ completedAt: new Date(Date.now() - daysAgo * DAY_MS) })
    .where(eq(workItems.id, agreement.id));
  return agreement;
};

async function releaseAt(now: number): Promise<void> {
  await queueDueReleases(now);
  for (const { workItemId } of await takeQueued('release_agreement'))
    await releaseDue(workItemId, now);
}

describe('a lawyer completes', () => {
  test('what is paid: all of it is finished, and its money held', async () => {
    const agreement = await paid();
    expect(await agreement.complete()).toMatchObject({
      status: 200,
      body: {
        status: 'COMPLETED',
        completed_at: expect.any(String),
        milestones: [{ finished_at: expect.any(String), released_at: null }],
      },
    });
    expect(await agreement.complete()).toMatchObject(NOT_NOW);
    expect(await agreement.books()).toMatchObject({ client_funds: -2_800_000 });
    expect(await agreement.notified()).toMatchObject({ client: ['The work is done'], lawyer: [] });
  });

  test('only once every milestone is paid or waived', async () => {
    const agreement = await newAgreement(people, {
      status: 'PAID',
      terms: IN_PARTS,
      asked: 2,
    });
    expect(await agreement.complete()).toMatchObject(NOT_NOW);
    await agreement.milestone(1, 'pay');
    expect(await agreement.complete()).toMatchObject(NOT_NOW);
    const waived = await newAgreement(people, { status: 'PAID', terms: IN_PARTS });
    await waived.milestone(1, 'waive');
    expect((await waived.complete()).status).toBe(200);
  });

  test('not while a service is being bought, or an objection is open', async () => {
    const agreement = await paid();
    const answer = await agreement.buy(agreement.rows.services.map(({ id }) => id));
    expect(await agreement.complete()).toMatchObject(NOT_NOW);
    await payCheckout(answer);
    await agreement.deliver(0);
    await agreement.object();
    expect(await agreement.complete()).toMatchObject(NOT_NOW);
  });

  test('not while an included meeting is ahead', async () => {
    const agreement = await newAgreement(people, {
      status: 'PAID',
      terms: { meetings: [{ title: 'Prepare', duration: 30 }] },
    });
    const { meeting } = await seedMeeting(database(), {
      clientId: people.client.id,
      lawyerId: people.lawyer.lawyerId,
      start: manilaTime(3, 600),
      price: 0,
      meeting: { free: true },
    });
    await database()
      .update(workItemMeetings)
      .set({ meetingId: meeting.id })
      .where(eq(workItemMeetings.workItemId, agreement.id));
    expect(await agreement.complete()).toMatchObject(NOT_NOW);
  });
});

describe('the client', () => {
  test('confirms: all of the money is the lawyer’s, the platform’s fee the platform’s', async () => {
    const agreement = await paid();
    await payCheckout(await agreement.buy(agreement.rows.services.map(({ id }) => id)));
    await agreement.complete();
    expect(await agreement.confirm()).toMatchObject({
      status: 200,
      body: {
        status: 'COMPLETED',
        client_confirmed_at: expect.any(String),
        milestones: [{ released_at: expect.any(String) }],
      },
    });
    expect(await agreement.confirm()).toMatchObject(NOT_NOW);
    expect(await agreement.object()).toMatchObject(NOT_NOW);
    expect(await agreement.books()).toEqual({
      gateway: 2_990_000,
      platform_fees: -10_000,
      lawyer_payable: -2_980_000,
    });
    expect((await agreement.notified()).lawyer).toContain('Work confirmed');
  });

  test('objects within 14 days: the money is held, nothing is confirmed or released', async () => {
    const agreement = await completed(13);
    expect(await agreement.object('No paper was filed.')).toMatchObject({
      status: 200,
      body: { disputed_at: expect.any(String), dispute: { reason: 'No paper was filed.' } },
    });
    expect(await agreement.object()).toMatchObject(NOT_NOW);
    expect(await agreement.confirm()).toMatchObject(NOT_NOW);
    await releaseAt(Date.now() + 30 * DAY_MS);
    expect(await agreement.books()).toMatchObject({ client_funds: -2_800_000 });
    expect(await agreement.notified()).toMatchObject({
      lawyer: ['Objection to your work'],
      mails: expect.arrayContaining(['agreement-objected-lawyer']),
    });
  });

  test('objects after 14 days: too late', async () => {
    const agreement = await completed(14);
    expect(await agreement.object()).toMatchObject({ status: 409, body: { key: 'too_late' } });
  });

  test('objects before anything is finished: not yet', async () => {
    expect(await (await paid()).object()).toMatchObject(NOT_NOW);
  });

  test('confirms and objects at once: one of the two', async () => {
    const agreement = await completed(1);
    const answers = await Promise.all([agreement.confirm(), agreement.object()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('14 days after it was completed everything is released, services too, once', async () => {
  const agreement = await paid();
  await payCheckout(await agreement.buy(agreement.rows.services.map(({ id }) => id)));
  await agreement.complete();
  const end = Date.now() + 14 * DAY_MS;
  await releaseAt(end - MINUTE_MS);
  expect(await agreement.books()).toMatchObject({ client_funds: -2_980_000 });
  await Promise.all([releaseDue(agreement.id, end), releaseDue(agreement.id, end)]);
  await releaseAt(end + MINUTE_MS);
  expect(await agreement.books()).toEqual({
    gateway: 2_990_000,
    platform_fees: -10_000,
    lawyer_payable: -2_980_000,
  });
  const { client, lawyer } = await agreement.notified();
  expect(client.filter((title) => title === 'Payment released')).toHaveLength(1);
  expect(lawyer.filter((title) => title === 'Payment released')).toHaveLength(1);
  expect(await takeQueued('release_agreement')).toEqual([]);
});
