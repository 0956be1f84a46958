import 'server-only';
import { AppError } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { lock } from '@/lib/server/platform/db/locks';
import { type Executor, transaction } from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import { type FeeSellerRow, findNewest, insertSeller } from './store';

type SellerData = Pick<
  FeeSellerRow,
  'registeredName' | 'tin' | 'address' | 'registration' | 'vatPercent'
>;

/** Returns the seller's data in force, or undefined until the operator entered them. One statement. */
export function feeSeller(exec: Executor): Promise<FeeSellerRow | undefined> {
  return findNewest(exec);
}

interface Change extends SellerData {
  readonly reason: string;
  /** Id of the data that were seen; null for none. */
  readonly expected: string | null;
}

/**
 * Sets the seller's data for documents issued from now on, and has those issued that waited for them. The data in
 * force are no change, so a repeat does nothing.
 * @throws AppError version_changed when others were set meanwhile
 */
export async function setFeeSeller(
  userId: string,
  { expected, reason, ...data }: Change,
  now: number,
): Promise<FeeSellerRow> {
  return transaction(async (tx) => {
    await lock(tx, 'setting', 'fee-seller');
    const current = await feeSeller(tx);
    if (current && isSame(current, data)) return current;
    if ((current ? String(current.id) : null) !== expected)
      throw new AppError('version_changed', 'Another administrator changed the seller’s data.');
    const values = { ...data, reason, userId, at: new Date(now) };
    const row = await insertSeller(tx, values);
    const by = { role: 'admin', userId } as const;
    await record(tx, 'fee_seller_changed', by, { subject: String(row.id), now });
    await queueJob(tx, 'issue_fee_documents', {});
    return row;
  });
}

function isSame(current: FeeSellerRow, data: SellerData): boolean {
  return (Object.keys(data) as (keyof SellerData)[]).every((key) => current[key] === data[key]);
}

export type { FeeSellerRow } from './store';
