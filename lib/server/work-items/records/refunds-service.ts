import 'server-only';
import type { RefundAccountState } from '@/lib/contract/payments/payments';
import { refundAccountsOf } from '@/lib/server/payments/refunds/accounts-service';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as store from './refunds-store';

const TYPES = ['milestone', 'service_purchase'] as const;

/**
 * Of these agreements, by their ids, the refund that the client has to name an account for, else one that is paid soon. The
 * number of statements is the same for any number of agreements.
 */
export async function refundAccountsOfItems(
  exec: Executor,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, RefundAccountState>> {
  const payables = await store.listPayables(exec, itemIds);
  const found = new Map<string, RefundAccountState>();
  for (const type of TYPES) {
    const parts = payables.filter((part) => part.type === type);
    const ids = parts.map(({ id }) => id);
    const waiting = await refundAccountsOf(exec, type, ids);
    for (const { id, itemId } of parts) {
      const one = waiting.get(id);
      if (one && found.get(itemId)?.status !== 'needed') found.set(itemId, one);
    }
  }
  return found;
}
