import { eq } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { mails, notifications } from '@/lib/server/schema/messages';
import { workItems } from '@/lib/server/schema/work-items';
import { newPair, type Pair, putAgreement, writeAgreement } from '@/lib/testing/agreements';
import { takeQueued } from '@/lib/testing/jobs';
import {
  expireProposal,
  queueOverdueProposals,
  queueProposalReminders,
  remindOfProposal,
} from './expiry';

let pair: Pair;
beforeEach(async () => {
  pair = await newPair();
});

/** Runs the jobs of an instant, each twice as after a worker that died. */
async function pass(at: number): Promise<void> {
  await queueProposalReminders(at);
  await queueOverdueProposals(at);
  const [reminded, expired] = [
    await takeQueued('remind_of_proposal'),
    await takeQueued('expire_proposal'),
  ];
  for (const { workItemId } of [...reminded, ...reminded]) await remindOfProposal(workItemId, at);
  for (const { workItemId } of [...expired, ...expired]) await expireProposal(workItemId, at);
}

const titlesOf = async (userId: string) =>
  (await database().select().from(notifications).where(eq(notifications.userId, userId)))
    .map(({ title }) => title)
    .toSorted();

async function rowOf(id: string) {
  const [row] = await database().select().from(workItems).where(eq(workItems.id, id));
  if (!row) throw new Error('no agreement');
  return row;
}

test('its client is reminded three days and one day before the end, then it runs out', async () => {
  const { lawyer, client } = pair;
  const { _id: id } = await writeAgreement(pair, { status: 'PROPOSAL' });
  const end = (await rowOf(id)).expiresAt?.getTime() ?? 0;
  for (const before of [6, 4, 3.1]) await pass(end - before * DAY_MS);
  expect(await titlesOf(client.id)).toEqual(['New agreement']);
  for (const before of [3, 2.9, 1.5, 1, 0.2]) await pass(end - before * DAY_MS);
  expect(await titlesOf(client.id)).toEqual([
    'Agreement: 3 days left',
    'Agreement: one day left',
    'New agreement',
  ]);
  expect(await titlesOf(lawyer.id)).toEqual([]);
  for (const after of [0, HOUR_MS]) await pass(end + after);
  expect(await rowOf(id)).toMatchObject({
    status: 'REJECTED',
    rejectedBy: 'SYSTEM',
    rejectedReason: 'expired',
    rejectedAt: new Date(end),
  });
  expect(await titlesOf(client.id)).toHaveLength(4);
  expect(await titlesOf(lawyer.id)).toEqual(['Agreement expired']);
  const sent = await database().select().from(mails).where(eq(mails.recipient, client.email));
  expect(sent.map(({ template }) => template).toSorted()).toEqual([
    'agreement-expired-client',
    'agreement-expiring-client',
    'agreement-expiring-client',
    'agreement-sent-client',
  ]);
});

test('only reminders that lay ahead when it was sent, and what a late worker missed is not caught up', async () => {
  const { client } = pair;
  const { _id: short } = await writeAgreement(pair, { status: 'PROPOSAL', expires_in_days: 3 });
  const end = (await rowOf(short)).expiresAt?.getTime() ?? 0;
  await pass(end - 2.9 * DAY_MS);
  expect(await titlesOf(client.id)).toEqual(['New agreement']);
  await pass(end - 0.9 * DAY_MS);
  expect(await titlesOf(client.id)).toEqual(['Agreement: one day left', 'New agreement']);
  const other = await newPair();
  const { _id: id } = await writeAgreement(other, { status: 'PROPOSAL' });
  await pass(((await rowOf(id)).expiresAt?.getTime() ?? 0) - HOUR_MS);
  expect(await titlesOf(other.client.id)).toEqual(['Agreement: one day left', 'New agreement']);
  const day = await newPair();
  const { _id: brief } = await writeAgreement(day, { status: 'PROPOSAL', expires_in_days: 1 });
  await pass(((await rowOf(brief)).expiresAt?.getTime() ?? 0) - HOUR_MS);
  expect(await titlesOf(day.client.id)).toEqual(['New agreement']);
});

test('a changed proposal is reminded of again; one that was answered runs out no more', async () => {
  const { lawyer, client } = pair;
  const { _id: id } = await writeAgreement(pair, { status: 'PROPOSAL' });
  const first = (await rowOf(id)).expiresAt?.getTime() ?? 0;
  await pass(first - 3 * DAY_MS);
  const terms = {
    title: 'Other',
    price: 4_000_000,
    description: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'All of it.' }] }],
    },
  };
  await putAgreement(lawyer, id, terms);
  const second = (await rowOf(id)).expiresAt?.getTime() ?? 0;
  expect(second).toBeGreaterThan(first);
  await pass(second - 3 * DAY_MS);
  const reminders = (await titlesOf(client.id)).filter((title) => title.includes('3 days'));
  expect(reminders).toHaveLength(2);
  await queueOverdueProposals(second);
  const [job] = await takeQueued('expire_proposal');
  await putAgreement(client, id, { status: 'REJECTED' });
  await expireProposal(job?.workItemId ?? '', second);
  expect((await rowOf(id)).rejectedBy).toBe('CLIENT');
});
