import 'server-only';
import { BANKS } from '@/lib/catalogue/banks';
import { RAILS, type Rail } from '@/lib/domain/payments/payout';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import { type Executor, transaction } from '@/lib/server/platform/db/pool';
import * as store from './institutions-store';

/** Daily job: keeps the list of banks that transfers reach. An empty list is no answer, and the old one stays. */
export async function refreshInstitutions(now: number): Promise<void> {
  for (const rail of RAILS) {
    const listed = await gateway().institutions(rail);
    const byBic = new Map(listed.map((one) => [one.bic, one]));
    if (byBic.size === 0) continue;
    await transaction((tx) => store.replaceListed(tx, rail, [...byBic.values()], new Date(now)));
  }
}

/** Of a BIC the part that names the institution; the rest is a branch, which lists write differently. */
const INSTITUTION_LENGTH = 8;

/**
 * The networks that reach a bank, each with the BIC under which the gateway lists it. Of a network that was not listed yet
 * the catalogue says it. One statement.
 */
export async function railsOf(exec: Executor, bankId: string): Promise<ReadonlyMap<Rail, string>> {
  const listed = await store.findListed(exec, bankId.slice(0, INSTITUTION_LENGTH));
  const known = BANKS.find(({ id }) => id === bankId)?.rails ?? [];
  const rails = RAILS.flatMap((rail) => {
    const found = listed.find((one) => one.rail === rail);
    const bic = found ? found.bic : known.includes(rail) ? bankId : null;
    return bic === null ? [] : [[rail, bic] as const];
  });
  return new Map(rails);
}
