import { randomUUID } from 'node:crypto';
import { eq, inArray, like, or } from 'drizzle-orm';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { acceptProposal } from '@/lib/contract/work-items/acceptance';
import {
  confirmWorkItem as completeByClient,
  completeWorkItem as completeByLawyer,
} from '@/lib/contract/work-items/completion';
import {
  askForChanges,
  askMilestone,
  confirmMilestone,
  deliverMilestone,
  payMilestone,
  waiveMilestone,
} from '@/lib/contract/work-items/milestones';
import { purchaseServices } from '@/lib/contract/work-items/services';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { getWorkItem, updateWorkItem } from '@/lib/contract/work-items/work-items';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { writeEvent } from '@/lib/server/adapters/payment/webhook-event';
import { settleRefunds } from '@/lib/server/payments/refunds/service';
import { database } from '@/lib/server/platform/db/pool';
import { mails, notifications } from '@/lib/server/schema/messages';
import {
  ledgerEntries,
  ledgerPostings,
  payments,
  refunds,
  testGatewaySessions,
} from '@/lib/server/schema/payments';
import {
  workItemMilestones,
  workItemPurchases,
  workItemServices,
} from '@/lib/server/schema/work-items';
import { seedWorkItem, type WorkItemSeed } from '@/lib/server/seed/work-item';
import { expireHold, queueOverduePayments } from '@/lib/server/work-items/payments/holds';
import { send, type TestResponse } from '@/lib/testing/api/requests';
import type { TestLawyer, TestUser } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { deliver } from '@/lib/testing/payments';

/** ₱20,000 in two milestones, with the platform's ₱50 at each payment. */
export const IN_PARTS = {
  price: 2_000_000,
  platformFee: 5_000,
  milestones: [
    { name: 'Position paper', amount: 500_000, dueDate: null },
    { name: 'Decision', amount: 1_500_000, dueDate: null },
  ],
} as const;

const MILESTONE: Readonly<Record<'ask' | 'waive' | 'confirm' | 'pay', Endpoint>> = {
  ask: askMilestone,
  waive: waiveMilestone,
  confirm: confirmMilestone,
  pay: payMilestone,
};
const BY_CLIENT = ['confirm', 'pay'];

/** An agreement of these two, written five days ago, and what they do with it. */
export async function newAgreement(
  { client, lawyer }: { client: TestUser; lawyer: TestLawyer },
  seed: Partial<WorkItemSeed> = {},
) {
  const rows = await seedWorkItem(database(), {
    clientId: client.id,
    lawyerId: lawyer.lawyerId,
    writtenAt: Date.now() - 5 * DAY_MS,
    ...seed,
  });
  const { id } = rows.item;
  const params = { id };
  const keyed = (key: string) => ({ 'idempotency-key': key, 'x-client-address': '192.0.2.7' });
  return {
    id,
    rows,
    accept: (changes: object = {}, key: string = randomUUID()) =>
      send(acceptProposal, {
        params,
        cookie: client.cookie,
        headers: keyed(key),
        body: { version: 1, name: 'Ana Reyes', consent: true, ...changes },
      }),
    decline: () =>
      send(updateWorkItem, { params, cookie: client.cookie, body: { status: 'REJECTED' } }),
    milestone: (at: number, what: keyof typeof MILESTONE) =>
      send(MILESTONE[what], {
        params: { id, childId: rows.milestones[at]?.id ?? '' },
        cookie: (BY_CLIENT.includes(what) ? client : lawyer).cookie,
      }),
    deliver: (at: number, note = 'It is filed.', files: readonly File[] = []) => {
      const body = new FormData();
      for (const file of files) body.append('files', file);
      body.append('note', note);
      const part = { id, childId: rows.milestones[at]?.id ?? '' };
      return send(deliverMilestone, { params: part, cookie: lawyer.cookie, body });
    },
    askForChanges: (at: number, changes = 'Please add the date of my dismissal.') =>
      send(askForChanges, {
        params: { id, childId: rows.milestones[at]?.id ?? '' },
        cookie: client.cookie,
        body: { changes },
      }),
    buy: (serviceIds: readonly string[], key: string = randomUUID()) =>
      send(purchaseServices, {
        params,
        cookie: client.cookie,
        headers: keyed(key),
        body: { service_ids: serviceIds },
      }),
    complete: () => send(completeByLawyer, { params, cookie: lawyer.cookie }),
    confirm: () =>
      send(completeByClient, { params, cookie: client.cookie, body: { accepted: true } }),
    object: (reason = 'The position paper was never filed.') =>
      send(completeByClient, { params, cookie: client.cookie, body: { accepted: false, reason } }),
    shown: async (who: TestUser = client) =>
      (await send(getWorkItem, { params, cookie: who.cookie })).body as WorkItem,
    payments: () => paymentsOf(id),
    books: () => booksOf(id),
    notified: () => notificationsOf(id, client),
  };
}

export type TestAgreement = Awaited<ReturnType<typeof newAgreement>>;

async function paymentsOf(id: string) {
  const milestones = database()
    .select({ id: workItemMilestones.id })
    .from(workItemMilestones)
    .where(eq(workItemMilestones.workItemId, id));
  const purchases = database()
    .select({ id: workItemPurchases.id })
    .from(workItemPurchases)
    .where(eq(workItemPurchases.workItemId, id));
  return database()
    .select()
    .from(payments)
    .where(or(inArray(payments.payableId, milestones), inArray(payments.payableId, purchases)))
    .orderBy(payments.createdAt, payments.id);
}

/** The sum of what is booked of an agreement in each account; accounts at 0 are left out. */
export async function booksOf(id: string): Promise<Record<string, number>> {
  const ids = (await paymentsOf(id)).map((payment) => payment.id);
  const back = await database().select().from(refunds).where(inArray(refunds.paymentId, ids));
  const sources = [...ids, ...back.map((refund) => refund.id)];
  const lines = await database()
    .select({ account: ledgerPostings.account, amount: ledgerPostings.amount })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(inArray(ledgerEntries.sourceId, sources));
  const sums = new Map<string, number>();
  for (const { account, amount } of lines) sums.set(account, (sums.get(account) ?? 0) + amount);
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
}

/** Titles of the notifications to each, in their order, and the templates of the mails. */
export async function notificationsOf(id: string, client: TestUser) {
  const bell = await database()
    .select()
    .from(notifications)
    .where(like(notifications.dedupeKey, `%${id}%`))
    .orderBy(notifications.createdAt);
  const sent = await database()
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, `%${id}%`));
  const titles = (own: boolean) =>
    bell.filter(({ userId }) => (userId === client.id) === own).map(({ title }) => title);
  return {
    client: titles(true),
    lawyer: titles(false),
    mails: sent.map(({ template }) => template).toSorted(),
  };
}

/** The session at the gateway of an answer with its page. */
export function sessionOf({ body }: TestResponse): string {
  return (body as { checkout_url: string }).checkout_url.split('/').at(-1) ?? '';
}

/** The client pays on the gateway's page, and its webhook comes. */
export async function payCheckout(answer: TestResponse): Promise<void> {
  const session = sessionOf(answer);
  if (!(await testSessions.pay(session))) throw new Error('the session is not open');
  await deliverPaid(session);
}

/** Money that arrives after its checkout ended: the gateway says so, whatever it said before. */
export async function payLate(answer: TestResponse): Promise<void> {
  const session = sessionOf(answer);
  await database()
    .update(testGatewaySessions)
    .set({ status: 'active' })
    .where(eq(testGatewaySessions.id, session));
  await payCheckout(answer);
}

async function deliverPaid(session: string): Promise<void> {
  const { status, body } = await deliver(writeEvent('paid', `evt_${randomUUID()}`, session));
  if (status !== 200) throw new Error(`the webhook answered ${status}: ${JSON.stringify(body)}`);
}

/** The clock comes to the end of what is held now, and the jobs run. */
export async function endHolds(now = Date.now() + 31 * MINUTE_MS): Promise<void> {
  await queueOverduePayments(now);
  for (const part of await takeQueued('expire_agreement_payment')) await expireHold(part, now);
}

/** Makes the refunds that are queued. */
export async function refundQueued(): Promise<void> {
  for (const { paymentId } of await takeQueued('settle_refunds'))
    await settleRefunds(paymentId, Date.now());
}

/** The additional services as they stand. */
export async function servicesOf(id: string) {
  return database()
    .select()
    .from(workItemServices)
    .where(eq(workItemServices.workItemId, id))
    .orderBy(workItemServices.position);
}
