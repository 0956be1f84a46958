import { inArray, sql } from 'drizzle-orm';
import { DAY_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { signWebhook } from '@/lib/server/adapters/payment/signature';
import { writeEvent } from '@/lib/server/adapters/payment/webhook-event';
import { expireHold, queueOverdueHolds } from '@/lib/server/meetings/booking/holds';
import { book } from '@/lib/server/meetings/booking/service';
import { endMeeting } from '@/lib/server/meetings/changes/cancellation';
import { receiveWebhook } from '@/lib/server/payments/settlement/deliveries-service';
import { checkoutAnotherWay } from '@/lib/server/payments/settlement/other-methods';
import {
  bookUnknown,
  reconcile,
  tasks,
} from '@/lib/server/payments/settlement/reconciliation-tasks';
import { database } from '@/lib/server/platform/db/pool';
import type { TaskPayloads } from '@/lib/server/platform/queue/queue';
import { meetings } from '@/lib/server/schema/meetings';
import { payments, testGatewaySessions } from '@/lib/server/schema/payments';
import { workItemPurchases, workItems } from '@/lib/server/schema/work-items';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import * as holds from '@/lib/server/work-items/payments/holds';
import { payMilestone } from '@/lib/server/work-items/payments/milestones-service';
import { purchaseServices } from '@/lib/server/work-items/payments/purchases-service';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';

const METHODS = ['gcash', 'maya', 'card'] as const;
const PRICE = 100_000;
const TIMES = 12;

/** One client of the lawyer with an agreement: parts to pay one after the other, and services to buy. */
interface Party {
  readonly client: TestUser;
  readonly itemId: string;
  readonly milestones: readonly string[];
  readonly services: readonly string[];
}

export type Event = TaskPayloads['deliver_test_event'];

/**
 * A lawyer with clients who book, pay and give up, and all that the product does about it; each method is one thing that may
 * happen, at a simulated instant.
 */
export class MoneyWorld {
  private constructor(
    private readonly lawyer: TestLawyer,
    private readonly parties: readonly Party[],
    private readonly firstTime: number,
  ) {}

  static async start(now: number): Promise<MoneyWorld> {
    const lawyer = await newLawyer({ noticeMinutes: 0 });
    const parties = [await newParty(lawyer, now), await newParty(lawyer, now)];
    // 9 AM in Manila, three days ahead.
    const day = Math.floor((now + DAY_MS / 3) / DAY_MS) * DAY_MS - DAY_MS / 3 + 3 * DAY_MS;
    return new MoneyWorld(lawyer, parties, day + 9 * 60 * MINUTE_MS);
  }

  /** Books one of a few times; the same key repeats the same request. */
  book(draw: number, key: string, now: number): Promise<unknown> {
    const { client } = this.party(draw);
    return book(
      { id: client.id, address: `192.0.2.${draw % 200}` },
      {
        lawyer_id: this.lawyer.lawyerId,
        start_time: isoInstant(this.firstTime + ((draw >> 1) % TIMES) * 30 * MINUTE_MS),
        duration: 30,
        type: 'VIDEO',
        phone: undefined,
        subject: 'Model',
        description: 'Model',
        other_party: undefined,
        attendee_name: undefined,
        relation: undefined,
        consent: true,
        free: false,
        expected_total: PRICE + env.PLATFORM_FEE,
        payment_method: METHODS[draw % METHODS.length] ?? 'gcash',
      },
      key,
      now,
    );
  }

  payMilestone(draw: number, now: number): Promise<unknown> {
    const { client, itemId, milestones } = this.party(draw);
    const id = milestones[(draw >> 1) % milestones.length] ?? '';
    return payMilestone({ id: client.id, accountSince: 0 }, itemId, id, now);
  }

  buy(draw: number, key: string, now: number): Promise<unknown> {
    const { client, itemId, services } = this.party(draw);
    const id = services[(draw >> 1) % services.length] ?? '';
    return purchaseServices({ id: client.id, accountSince: 0 }, itemId, [id], key, now);
  }

  /** The client chooses another method for a payment that waits. */
  async payAnotherWay(draw: number, now: number): Promise<unknown> {
    const { client } = this.party(draw);
    const rows = (await this.payments()).filter(({ status }) => status === 'PENDING');
    const ref = rows[draw % (rows.length || 1)]?.ref;
    const method = METHODS[(draw >> 3) % METHODS.length] ?? 'maya';
    return ref && checkoutAnotherWay(client.id, { ref, payment_method: method }, now);
  }

  /** A hold is given up, or a confirmed meeting cancelled. */
  async cancel(draw: number, now: number): Promise<unknown> {
    const rows = await database()
      .select({ id: meetings.id, clientId: meetings.clientId })
      .from(meetings)
      .where(
        sql`${meetings.lawyerId} = ${this.lawyer.lawyerId} and ${meetings.status} in ('PAYMENT_PENDING', 'CONFIRMED')`,
      );
    const row = rows[draw % (rows.length || 1)];
    const party = { side: 'client', userId: row?.clientId ?? '' } as const;
    return row && endMeeting(party, row.id, { reason: 'Model', expected_refund: undefined }, now);
  }

  /** Somebody pays a page that is open, also one that we led nobody to. */
  async pay(draw: number): Promise<void> {
    const open = (await this.sessions()).filter(({ status }) => status === 'active');
    const session = open[draw % (open.length || 1)];
    if (session) await testSessions.pay(session.id);
  }

  async fail(draw: number): Promise<void> {
    const open = (await this.sessions()).filter(({ status }) => status === 'active');
    const session = open[draw % (open.length || 1)];
    if (session) await testSessions.fail(session.id);
  }

  deliver({ type, eventId, sessionId }: Event, now: number): Promise<void> {
    const body = writeEvent(type, eventId, sessionId);
    const stamp = Math.floor(now / 1000);
    const signature = signWebhook(env.PAYMENT_WEBHOOK_SECRET, body, stamp, 'test');
    return receiveWebhook('local', body, signature, '192.0.2.1', now);
  }

  /** Returns the gateway's events since the last call. */
  events(): Promise<Event[]> {
    return takeQueued('deliver_test_event');
  }

  reconcile(now: number): Promise<void> {
    return reconcile(now);
  }

  bookUnknown(now: number): Promise<void> {
    return bookUnknown(now, 7 * DAY_MS);
  }

  /** Ends whatever waited too long, and works the queue off once; a job that dies or fails is queued again by a sweep. */
  async sweep(now: number, run: (work: () => Promise<unknown>) => Promise<unknown>) {
    await queueOverdueHolds(now);
    await holds.queueOverduePayments(now);
    for (const { meetingId } of await takeQueued('expire_hold'))
      await run(() => expireHold(meetingId, now));
    for (const part of await takeQueued('expire_agreement_payment'))
      await run(() => holds.expireHold(part, now));
    for (const job of await takeQueued('settle_refunds'))
      await run(() => tasks.settle_refunds.run(job, now));
    for (const job of await takeQueued('close_checkout'))
      await run(() => tasks.close_checkout.run(job, now));
  }

  /** Payments of this lawyer. */
  payments() {
    return database()
      .select()
      .from(payments)
      .where(inArray(payments.payableId, this.payableIds()))
      .orderBy(payments.createdAt, payments.id);
  }

  /** Sessions at the gateway for anything of this lawyer. */
  sessions() {
    const refs = database()
      .select({ ref: payments.ref })
      .from(payments)
      .where(inArray(payments.payableId, this.payableIds()));
    return database()
      .select()
      .from(testGatewaySessions)
      .where(inArray(testGatewaySessions.reference, refs))
      .orderBy(testGatewaySessions.createdAt, testGatewaySessions.id);
  }

  /** Paid sessions that no payment has. */
  async unbooked(): Promise<number> {
    const booked = new Set((await this.payments()).map(({ gatewayPaymentId }) => gatewayPaymentId));
    const paid = (await this.sessions()).filter(({ status }) => status === 'paid');
    return paid.filter(({ paymentId }) => !booked.has(paymentId)).length;
  }

  private payableIds() {
    const { lawyerId } = this.lawyer;
    return sql`(
      select id from ${meetings} where lawyer_id = ${lawyerId}
      union all select m.id from work_item_milestones m join ${workItems} w on w.id = m.work_item_id
        where w.lawyer_id = ${lawyerId}
      union all select p.id from ${workItemPurchases} p join ${workItems} w on w.id = p.work_item_id
        where w.lawyer_id = ${lawyerId})`;
  }

  /** Ids of whatever was paid for and is had. */
  async bought(): Promise<Set<string>> {
    const { lawyerId } = this.lawyer;
    const { rows } = await database().execute<{ id: string }>(sql`
      select id from ${meetings} where lawyer_id = ${lawyerId} and status = 'CONFIRMED'
      union all select m.id from work_item_milestones m join ${workItems} w on w.id = m.work_item_id
        where w.lawyer_id = ${lawyerId} and m.status = 'PAID'
      union all select p.id from ${workItemPurchases} p join ${workItems} w on w.id = p.work_item_id
        where w.lawyer_id = ${lawyerId} and p.status = 'PURCHASED'`);
    return new Set(rows.map(({ id }) => id));
  }

  private party(draw: number): Party {
    return this.parties[draw % this.parties.length] as Party;
  }
}

async function newParty(lawyer: TestLawyer, now: number): Promise<Party> {
  const client = await newClient();
  const names = ['First', 'Second', 'Third', 'Last'];
  const { item, milestones, services } = await seedWorkItem(database(), {
    clientId: client.id,
    lawyerId: lawyer.lawyerId,
    status: 'PAID',
    paid: 1,
    asked: names.length,
    writtenAt: now - 5 * DAY_MS,
    terms: {
      title: 'Model',
      price: 200_000 * names.length,
      platformFee: env.PLATFORM_FEE,
      milestones: names.map((name) => ({ name, amount: 200_000, dueDate: null })),
    },
    services: ['Notarial fee', 'Filing', 'Copies'].map((name) => ({ name, price: 50_000 })),
  });
  const ids = (rows: readonly { id?: string }[]) => rows.map(({ id = '' }) => id);
  return {
    client,
    itemId: item.id,
    milestones: ids(milestones).slice(1),
    services: ids(services),
  };
}
