import 'server-only';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { Backlog } from '@/lib/server/registry/feature';
import * as store from './backlog-store';

export async function moneyBacklog(
  exec: Executor,
  _now: number,
  before: number,
): Promise<Backlog[]> {
  const then = new Date(before);
  return [
    lineOf('refunds', await store.sumOpenRefunds(exec, then)),
    lineOf('approved payouts', await store.sumPayouts(exec, ['APPROVED'], then)),
    lineOf(
      'payouts that wait for an administrator',
      await store.sumPayouts(exec, ['WAITING'], then),
    ),
  ];
}

function lineOf(what: string, row: Awaited<ReturnType<typeof store.sumPayouts>>): Backlog {
  const { count = 0, amount = '0', oldest = null, old = 0 } = row ?? {};
  return { what, count, amount: Number(amount), oldest, old };
}
