import 'server-only';
import type { LedgerKind } from '@/lib/domain/payments/ledger';
import { dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { DAY_MS } from '@/lib/domain/platform/time';
import { accountBalances, bookedEntries } from '@/lib/server/payments/ledger/entries-service';
import { database } from '@/lib/server/platform/db/pool';

interface Asked {
  readonly kind?: LedgerKind | undefined;
  /** Key of a Manila day. */
  readonly day?: string | undefined;
  readonly page: number;
}

/** Balances of all accounts, and a page of entries. Three statements. */
export async function ledgerOf({ kind, day, page }: Asked) {
  const start = day === undefined ? undefined : dayKeyStart(day);
  const during = start === undefined ? undefined : { start, end: start + DAY_MS };
  const [accounts, { entries, hasMore }] = await Promise.all([
    accountBalances(database()),
    bookedEntries(database(), { kind, during }, page),
  ]);
  const sum = accounts.reduce((total, { balance }) => total + balance, 0);
  return { accounts, sum, entries, hasMore, page };
}
