import { eq } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { mails, notifications } from '@/lib/server/schema/messages';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { newPair, type Pair } from '@/lib/testing/agreements';
import { type AgreementNotification, notifyParties } from './notifications-service';
import { rowsOf } from './service';

type Notified = readonly ('client' | 'lawyer')[];
const money = { amount: 1_234_500 };
const reason = 'LATE' as const;

/** Whoever did not do it; both where money came, went, or nobody did it. */
const NOTIFIED: readonly (readonly [AgreementNotification, Notified])[] = [
  [{ type: 'sent' }, ['client']],
  [{ type: 'changed' }, ['client']],
  [{ type: 'withdrawn' }, ['client']],
  [{ type: 'accepted' }, ['lawyer']],
  [{ type: 'declined' }, ['lawyer']],
  [{ type: 'expired' }, ['client', 'lawyer']],
  [{ type: 'expiring', days: 3 }, ['client']],
  [{ type: 'unpaid' }, ['client', 'lawyer']],
  [{ type: 'paid', ...money }, ['client', 'lawyer']],
  [{ type: 'meeting_added' }, ['client']],
  [{ type: 'service_offered' }, ['client']],
  [{ type: 'services_purchased', ...money }, ['client', 'lawyer']],
  [{ type: 'milestone_asked', ...money }, ['client']],
  [{ type: 'milestone_paid', ...money }, ['client', 'lawyer']],
  [{ type: 'milestone_waived', ...money }, ['client']],
  [{ type: 'milestone_finished', ...money }, ['client']],
  [{ type: 'changes_asked', part: 'one' }, ['lawyer']],
  [{ type: 'milestone_released', ...money }, ['client', 'lawyer']],
  [{ type: 'completed' }, ['client']],
  [{ type: 'confirmed' }, ['lawyer']],
  [{ type: 'objected' }, ['lawyer']],
  [{ type: 'problem' }, ['lawyer']],
  [{ type: 'decided', settled: false, refunded: 50_000, kind: 'OBJECTION' }, ['client', 'lawyer']],
  [{ type: 'decided', settled: false, refunded: 0, kind: 'UNFINISHED' }, ['client', 'lawyer']],
  [{ type: 'released', ...money }, ['client', 'lawyer']],
  [{ type: 'payment_refunded', reason, ...money }, ['client']],
];

let pair: Pair;
beforeEach(async () => {
  pair = await newPair();
});

async function seed(): Promise<string> {
  const { item } = await seedWorkItem(database(), {
    lawyerId: pair.lawyer.lawyerId,
    clientId: pair.client.id,
    status: 'PROPOSAL',
    writtenAt: Date.now() - DAY_MS,
  });
  return item.id ?? '';
}

const notifyAbout = (id: string, notification: AgreementNotification, now: number) =>
  transaction(async (tx) => notifyParties(tx, await rowsOf(tx, id), notification, now));

async function heard(side: 'client' | 'lawyer') {
  const { id, email } = pair[side];
  return {
    bell: await database().select().from(notifications).where(eq(notifications.userId, id)),
    mails: await database().select().from(mails).where(eq(mails.recipient, email)),
  };
}

test.each(NOTIFIED)('%o is told to %j', async (notification, expected) => {
  const id = await seed();
  const now = Date.now();
  await notifyAbout(id, notification, now);
  // Again the same: its cause has been told.
  await notifyAbout(id, notification, now);
  for (const side of ['client', 'lawyer'] as const) {
    const { bell, mails: post } = await heard(side);
    const times = expected.includes(side) ? 1 : 0;
    expect([bell.length, post.length]).toEqual([times, times]);
    const [notice] = bell;
    const content = post[0]?.content;
    if (!notice || !content) continue;
    expect(notice).toMatchObject({ kind: 'agreement', icon: 'new-work-item' });
    expect(notice.url).toMatch(
      side === 'client' ? /^\/customer-portal\/work-items/ : /^\/lawyer-portal\/work-items\//,
    );
    const [other, greeted] =
      side === 'client' ? ['Atty. Maria Santos', 'Ana'] : ['Ana Ferrer', 'Atty. Maria Santos'];
    expect(content.subject).toBe(`${notice.title}: ${other}`);
    expect(content.text).toContain(`Hello ${greeted}`);
    const arrived = ['paid', 'milestone_paid', 'services_purchased'].includes(notification.type);
    expect(content.html.includes(`/work-items/${id}#payments`)).toBe(arrived && side === 'client');
    for (const text of [notice.title, notice.body, content.subject, content.text, content.html]) {
      expect(text).not.toMatch(/dismissal|NLRC|SEnA|undefined|null|NaN/);
      expect(text.trim()).not.toBe('');
    }
  }
});

test('what happens again is told again, and parts of one moment each', async () => {
  const id = await seed();
  const now = Date.now();
  await notifyAbout(id, { type: 'changed' }, now);
  await notifyAbout(id, { type: 'changed' }, now + 1);
  await notifyAbout(id, { type: 'milestone_asked', ...money, part: 'one' }, now);
  await notifyAbout(id, { type: 'milestone_asked', ...money, part: 'two' }, now);
  expect((await heard('client')).bell).toHaveLength(4);
});
