import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import {
  testGatewayRefunds as refunds,
  testGatewaySessions as table,
  testGatewayTransfers as transfers,
} from '@/lib/server/schema/payments';
import { GatewayError, type GatewayTransfer, type NewCheckout, type NewTransfer } from './port';

export type TestSessionRow = typeof table.$inferSelect;

/** The test gateway's own records. Every change sends its signed event, by a job, as a gateway would. */
export const testSessions = {
  /** One session per reference: a repeat returns the same one. */
  async create(checkout: NewCheckout): Promise<TestSessionRow> {
    const [created] = await database()
      .insert(table)
      .values({
        ...{ id: `cs_${randomBytes(16).toString('hex')}`, ...checkout },
        methods: [...checkout.methods],
      })
      .onConflictDoNothing()
      .returning();
    if (created) return created;
    const [row] = await database()
      .select()
      .from(table)
      .where(eq(table.reference, checkout.reference));
    if (!row) throw new Error('test session not found after insert');
    return row;
  },

  async find(id: string): Promise<TestSessionRow | undefined> {
    const [row] = await database().select().from(table).where(eq(table.id, id));
    return row;
  },

  /** Pays an active session, with its first method unless told; false when it is not active any more. */
  pay(id: string, method?: PaymentMethod): Promise<boolean> {
    const paymentId = `pay_${randomBytes(12).toString('hex')}`;
    const paidWith = method ?? sql`${table.methods}[1]`;
    return change(id, { status: 'paid', paymentId, method: paidWith }, 'paid');
  },

  /** A failed attempt: the session stays active. */
  fail(id: string): Promise<boolean> {
    return change(id, { failedAttempts: sql`${table.failedAttempts} + 1` }, 'failed');
  },

  expire(id: string): Promise<boolean> {
    return change(id, { status: 'expired' }, 'expired');
  },

  /** Refunds up to the whole, once per reference. Its id, or undefined when it is refused. */
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

/** How transfers end, by the end of the account number, as test cards decide about payments; any other succeeds. */
const ENDINGS: Readonly<Record<string, { status: GatewayTransfer['status']; failure: string }>> = {
  '0404': { status: 'failed', failure: 'AC01' },
  '0505': { status: 'returned', failure: 'AC04' },
};

/** Transfers of the test gateway: pending when they are made, and at their end when they are asked about. */
export const testTransfers = {
  /** One per reference: a repeat answers the same one. */
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
    if (!row) throw new GatewayError('refused', 'There is no such transfer.');
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
    await queueJob(tx, 'deliver_test_event', {
      sessionId: id,
      type,
      eventId: `evt_${randomUUID()}`,
    });
    return true;
  });
}
