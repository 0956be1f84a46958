import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import {
  testGatewayRefunds as refunds,
  testGatewaySessions as table,
  testGatewayTransfers as transfers,
} from '@/lib/server/schema/payments';
import { happens } from './local-faults';
import { GatewayError, type GatewayTransfer, type NewCheckout, type NewTransfer } from './port';

export type TestSessionRow = typeof table.$inferSelect;

/** Sessions of the test gateway. Every change queues a job that sends its signed event, as a real gateway would. */
export const testSessions = {
  /** Creates a session. A repeat returns the same one, unless `another` is set. */
  async create(checkout: NewCheckout, another = false): Promise<TestSessionRow> {
    const id = `cs_${randomBytes(16).toString('hex')}`;
    const copy = another ? id : '';
    const [created] = await database()
      .insert(table)
      .values({ id, copy, ...checkout, methods: [...checkout.methods] })
      .onConflictDoNothing()
      .returning();
    if (created) return created;
    const [row] = await database()
      .select()
      .from(table)
      .where(and(eq(table.reference, checkout.reference), eq(table.copy, copy)));
    if (!row) throw new Error('test session not found after insert');
    return row;
  },

  async find(id: string): Promise<TestSessionRow | undefined> {
    const [row] = await database().select().from(table).where(eq(table.id, id));
    return row;
  },

  async listPaid(offset: number, limit: number): Promise<TestSessionRow[]> {
    return database()
      .select()
      .from(table)
      .where(eq(table.status, 'paid'))
      .orderBy(desc(table.createdAt), desc(table.id))
      .offset(offset)
      .limit(limit);
  },

  /** Pays an active session, by default with its first method; false when it is no longer active. */
  pay(id: string, method?: PaymentMethod): Promise<boolean> {
    const paymentId = `pay_${randomBytes(12).toString('hex')}`;
    const paidWith = method ?? sql`${table.methods}[1]`;
    return change(id, { status: 'paid', paymentId, method: paidWith }, 'paid');
  },

  fail(id: string): Promise<boolean> {
    return change(id, { failedAttempts: sql`${table.failedAttempts} + 1` }, 'failed');
  },

  expire(id: string): Promise<boolean> {
    return change(id, { status: 'expired' }, 'expired');
  },

  /** Makes it end at the next read. False when it is not active, or already set to end. */
  async expireLater(id: string): Promise<boolean> {
    const asked = await database()
      .update(table)
      .set({ ending: true })
      .where(and(eq(table.id, id), eq(table.status, 'active'), eq(table.ending, false)))
      .returning({ id: table.id });
    return asked.length > 0;
  },

  async hasRefund(id: string): Promise<boolean> {
    const rows = await database().select().from(refunds).where(eq(refunds.id, id));
    return rows.length > 0;
  },

  /** Refunds at most the whole amount, once per reference. Returns the id, or undefined when it is refused. */
  refund(paymentId: string, amount: number, reference: string): Promise<string | undefined> {
    return transaction(async (tx) => {
      const [session] = await tx
        .select({ left: sql<number>`${table.amount} - ${table.refunded}` })
        .from(table)
        .where(eq(table.paymentId, paymentId))
        .for('update');
      const [known] = await tx.select().from(refunds).where(eq(refunds.reference, reference));
      if (known) return known.amount === amount ? known.id : undefined;
      if (!session || amount > session.left) return undefined;
      const id = `ref_${randomBytes(12).toString('hex')}`;
      await tx.insert(refunds).values({ id, reference, paymentId, amount });
      await tx
        .update(table)
        .set({ refunded: sql`${table.refunded} + ${amount}` })
        .where(eq(table.paymentId, paymentId));
      return id;
    });
  },
};

/** Outcomes of transfers by the last digits of the account number, like test cards; any other succeeds. */
const ENDINGS: Readonly<Record<string, { status: GatewayTransfer['status']; failure: string }>> = {
  '0404': { status: 'failed', failure: 'AC01' },
  '0505': { status: 'returned', failure: 'AC04' },
};

/** Transfers of the test gateway: pending when created, final when read. */
export const testTransfers = {
  /** Creates a transfer, once per reference: a repeat returns the same one. */
  async create({ reference, amount, rail, account }: NewTransfer): Promise<GatewayTransfer> {
    const { failure = null } = ENDINGS[account.number.slice(-4)] ?? {};
    const id = `tr_${randomBytes(12).toString('hex')}`;
    const row = { reference, id, amount, rail, bic: account.bic, status: 'pending' as const };
    await database()
      .insert(transfers)
      .values({ ...row, failure })
      .onConflictDoNothing();
    const [made] = await database()
      .select()
      .from(transfers)
      .where(eq(transfers.reference, reference));
    if (!made) throw new Error('test transfer not found after insert');
    return { id: made.id, status: made.status, failure: null };
  },

  async read(id: string): Promise<GatewayTransfer> {
    const [row] = await database().select().from(transfers).where(eq(transfers.id, id));
    if (!row) throw new GatewayError('not_found', 'There is no such transfer.');
    if (row.status !== 'pending') return { id, status: row.status, failure: row.failure };
    const ending = Object.values(ENDINGS).find(({ failure }) => failure === row.failure);
    const status = ending?.status ?? 'succeeded';
    await database()
      .update(transfers)
      .set({ status })
      .where(and(eq(transfers.id, id), eq(transfers.status, 'pending')));
    return { id, status, failure: row.failure };
  },
};

/** Returns undefined for now, or a later time, so that a later event may be delivered first. */
function deliveryTime(): Date | undefined {
  return happens('event_late') ? new Date(Date.now() + LATE_MS * Math.random()) : undefined;
}

const LATE_MS = 20_000;

function change(
  id: string,
  set: Parameters<ReturnType<Transaction['update']>['set']>[0],
  type: 'paid' | 'failed' | 'expired',
): Promise<boolean> {
  return transaction(async (tx) => {
    const rows = await tx
      .update(table)
      .set(set)
      .where(and(eq(table.id, id), eq(table.status, 'active')))
      .returning({ id: table.id });
    if (rows.length === 0) return false;
    const event = { sessionId: id, type, eventId: `evt_${randomUUID()}` };
    const times = happens('event_repeated') ? 2 : 1;
    for (let sent = 0; sent < times; sent += 1)
      await queueJob(tx, 'deliver_test_event', event, { runAt: deliveryTime() });
    return true;
  });
}
