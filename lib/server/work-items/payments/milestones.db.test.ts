import { eq } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS, manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { workItemMilestones } from '@/lib/server/schema/work-items';
import {
  endHolds,
  IN_PARTS,
  newAgreement,
  payCheckout,
  payLate,
  refundQueued,
  sessionOf,
} from '@/lib/testing/agreements/agreement-money';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { askDueMilestone, queueDueMilestones } from './milestones-service';
import { queueDueReleases, releaseDue } from './releases-service';

let people: { client: TestUser; lawyer: TestLawyer };
beforeEach(async () => {
  people = { client: await newClient(), lawyer: await newLawyer() };
});

/** PAID, with its second milestone neither asked for nor paid. */
const inParts = (seed: NonNullable<Parameters<typeof newAgreement>[1]> = {}) =>
  newAgreement(people, { status: 'PAID', terms: IN_PARTS, ...seed });

const NOT_NOW = { status: 409, body: { key: 'bad_transition' } };

/** Runs the jobs that ask for milestones at an instant. */
async function askDue(now: number): Promise<number> {
  await queueDueMilestones(now);
  const jobs = await takeQueued('ask_milestone');
  for (const { milestoneId } of jobs) await askDueMilestone(milestoneId, now);
  return jobs.length;
}

/** Runs the jobs that release money at an instant. */
async function releaseAt(now: number): Promise<void> {
  await queueDueReleases(now);
  for (const { workItemId } of await takeQueued('release_agreement'))
    await releaseDue(workItemId, now);
}

describe('a later milestone', () => {
  test('is asked for, paid, finished and confirmed', async () => {
    const agreement = await inParts();
    expect(await agreement.milestone(1, 'pay')).toMatchObject(NOT_NOW);
    const asked = await agreement.milestone(1, 'ask');
    expect(asked).toMatchObject({
      status: 200,
      body: { name: 'Decision', status: 'WAITING', asked_at: expect.any(String) },
    });
    expect(await agreement.milestone(1, 'ask')).toMatchObject(NOT_NOW);
    await payCheckout(await agreement.milestone(1, 'pay'));
    expect((await agreement.shown()).milestones[1]).toMatchObject({ status: 'PAID' });
    expect(await agreement.milestone(1, 'confirm')).toMatchObject(NOT_NOW);
    expect((await agreement.deliver(1)).status).toBe(200);
    expect(await agreement.deliver(1)).toMatchObject(NOT_NOW);
    expect(await agreement.milestone(1, 'confirm')).toMatchObject({
      status: 200,
      body: { released_at: expect.any(String), refunded: 0 },
    });
    expect(await agreement.milestone(1, 'confirm')).toMatchObject(NOT_NOW);
    expect(await agreement.books()).toEqual({
      gateway: 2_010_000,
      platform_fees: -10_000,
      client_funds: -500_000,
      lawyer_payable: -1_500_000,
    });
    expect(await agreement.notified()).toMatchObject({
      client: ['Payment due', 'Payment received', 'Work delivered', 'Payment released'],
      lawyer: ['Payment received', 'Payment released'],
    });
  });

  test('is paid once, however often and however many at once ask for its checkout', async () => {
    const agreement = await inParts({ asked: 2 });
    const pay = () => agreement.milestone(1, 'pay');
    const answers = [...(await Promise.all([pay(), pay(), pay()])), await pay()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(sessionOf)).size).toBe(1);
    expect(await agreement.payments()).toHaveLength(2);
    expect(await agreement.milestone(1, 'waive')).toMatchObject(NOT_NOW);
  });

  test('waits again when its checkout ran out, and can be paid anew', async () => {
    const agreement = await inParts({ asked: 2 });
    await agreement.milestone(1, 'pay');
    await endHolds();
    expect(await agreement.shown()).toMatchObject({
      status: 'PAID',
      milestones: [{}, { status: 'WAITING', asked_at: expect.any(String) }],
    });
    await payCheckout(await agreement.milestone(1, 'pay'));
    expect((await agreement.shown()).milestones[1]).toMatchObject({ status: 'PAID' });
  });

  test('whose time to pay is over is paid anew without waiting for the job', async () => {
    const agreement = await inParts({ asked: 2 });
    const first = await agreement.milestone(1, 'pay');
    await database()
      .update(workItemMilestones)
      .set({ holdExpiresAt: new Date(Date.now() - MINUTE_MS) })
      .where(eq(workItemMilestones.id, agreement.rows.milestones[1]?.id ?? ''));
    const second = await agreement.milestone(1, 'pay');
    expect(sessionOf(second)).not.toBe(sessionOf(first));
  });

  test('takes money that comes late while it waits', async () => {
    const agreement = await inParts({ asked: 2 });
    const answer = await agreement.milestone(1, 'pay');
    await endHolds();
    await payLate(answer);
    expect((await agreement.shown()).milestones[1]).toMatchObject({ status: 'PAID' });
  });

  test('gives money back that comes after it was waived', async () => {
    const agreement = await inParts({ asked: 2 });
    const answer = await agreement.milestone(1, 'pay');
    await endHolds();
    expect((await agreement.milestone(1, 'waive')).status).toBe(200);
    await payLate(answer);
    await refundQueued();
    expect((await agreement.shown()).milestones[1]).toMatchObject({ status: 'WAIVED' });
    expect((await agreement.payments()).map(({ status }) => status)).toEqual(['PAID', 'REFUNDED']);
    expect(await agreement.books()).toMatchObject({ gateway: 505_000 });
  });

  test('that was paid is paid by no second one: its money goes back', async () => {
    const agreement = await inParts({ asked: 2 });
    const first = await agreement.milestone(1, 'pay');
    await endHolds();
    await payCheckout(await agreement.milestone(1, 'pay'));
    await payLate(first);
    await refundQueued();
    expect((await agreement.payments()).map(({ status }) => status)).toEqual([
      'PAID',
      'REFUNDED',
      'PAID',
    ]);
    expect((await agreement.notified()).client).toContain('Payment refunded');
  });
});

describe('on the day of a milestone', () => {
  const today = manilaDayKey(manilaDayNumber(Date.now()));
  const tomorrow = manilaDayKey(manilaDayNumber(Date.now()) + 1);
  const dueOn = (dueDate: string) => {
    const [first, second] = IN_PARTS.milestones;
    return { ...IN_PARTS, milestones: [first, { ...second, dueDate }] };
  };

  test('it is asked for, once', async () => {
    const agreement = await inParts({ terms: dueOn(today) });
    expect(await askDue(Date.now())).toBe(1);
    expect(await askDue(Date.now())).toBe(0);
    expect((await agreement.notified()).client).toEqual(['Payment due']);
    expect((await agreement.shown()).milestones[1]?.asked_at).not.toBeNull();
  });

  test('and not before, nor of an agreement that is not paid', async () => {
    await inParts({ terms: dueOn(tomorrow) });
    await newAgreement(people, { status: 'PROPOSAL', terms: dueOn(today) });
    expect(await askDue(Date.now())).toBe(0);
  });
});

describe('14 days after it was finished', () => {
  const finishedAgo = async (agreement: Awaited<ReturnType<typeof inParts>>, days: number) => {
    await agreement.deliver(0);
    await database()
      .update(workItemMilestones)
      .set({ finishedAt: new Date(Date.now() - days * DAY_MS) })
      .where(eq(workItemMilestones.id, agreement.rows.milestones[0]?.id ?? ''));
  };

  test('a milestone is released on its own', async () => {
    const agreement = await inParts();
    await finishedAgo(agreement, 13);
    await releaseAt(Date.now());
    expect((await agreement.shown()).milestones[0]?.released_at).toBeNull();
    await releaseAt(Date.now() + DAY_MS + MINUTE_MS);
    await releaseAt(Date.now() + DAY_MS + MINUTE_MS);
    expect((await agreement.shown()).milestones[0]?.released_at).not.toBeNull();
    expect(await agreement.books()).toEqual({
      gateway: 505_000,
      platform_fees: -5_000,
      lawyer_payable: -500_000,
    });
    expect((await agreement.notified()).lawyer).toEqual(['Payment released']);
  });

  test('an open objection holds it', async () => {
    const agreement = await inParts();
    await finishedAgo(agreement, 13);
    expect((await agreement.object()).status).toBe(200);
    expect(await agreement.milestone(0, 'confirm')).toMatchObject(NOT_NOW);
    await releaseAt(Date.now() + 2 * DAY_MS);
    expect(await agreement.books()).toMatchObject({ client_funds: -500_000 });
  });

  test('nobody can object to it any more', async () => {
    const agreement = await inParts();
    await finishedAgo(agreement, 14);
    expect(await agreement.object()).toMatchObject({ status: 409, body: { key: 'too_late' } });
  });
});
