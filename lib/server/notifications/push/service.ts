import 'server-only';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as store from './store';

/** For the export of an account: addresses and keys of a browser are secrets. */
export async function exportedSubscriptions(exec: Executor, userId: string) {
  const rows = await store.subscriptionsOf(exec, userId);
  return rows.map(({ createdAt }) => ({ subscribed_at: createdAt }));
}

export function deleteSubscriptions(exec: Executor, userId: string): Promise<void> {
  return store.deleteOfUser(exec, userId);
}
