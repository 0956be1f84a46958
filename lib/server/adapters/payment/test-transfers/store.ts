import 'server-only';
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { database } from '@/lib/server/platform/db/pool';
import { testGatewayTransfers as table } from '@/lib/server/schema/payments';
import { GatewayError, type GatewayTransfer, type NewTransfer } from '../port';

type Status = GatewayTransfer['status'];

/** How transfers end, by the end of the account number, as test cards decide about payments; any other succeeds. */
const ENDINGS: Readonly<Record<string, { status: Status; failure: string }>> = {
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
      .insert(table)
      .values({ ...row, failure })
      .onConflictDoNothing();
    const [made] = await database().select().from(table).where(eq(table.reference, reference));
    if (!made) throw new Error('test transfer not found after insert');
    return { id: made.id, status: made.status, failure: null };
  },

  async read(id: string): Promise<GatewayTransfer> {
    const [row] = await database().select().from(table).where(eq(table.id, id));
    if (!row) throw new GatewayError('refused', 'There is no such transfer.');
    if (row.status !== 'pending') return { id, status: row.status, failure: row.failure };
    const ending = Object.values(ENDINGS).find(({ failure }) => failure === row.failure);
    const status: Status = ending?.status ?? 'succeeded';
    await database()
      .update(table)
      .set({ status })
      .where(and(eq(table.id, id), eq(table.status, 'pending')));
    return { id, status, failure: row.failure };
  },
};
