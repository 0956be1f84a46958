import 'server-only';
import type { PayableType } from '@/lib/domain/payments/payment';
import { isTaxed, taxOfRelease } from '@/lib/domain/payments/withholding';
import { yearRange } from '@/lib/domain/platform/months';
import type { TaxPack } from '@/lib/domain/platform/tax-pack';
import { manilaYear, type TimeRange } from '@/lib/domain/platform/time';
import { lock } from '@/lib/server/platform/db/locks';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { given } from '@/lib/server/platform/db/prepared';
import { payableOf } from '@/lib/server/registry/registry';
import { arrivedFor, payablesOf } from '../ledger/received-service';
import { findDeclaration } from './declarations-store';
import { taxPackAt } from './pack-service';
import * as store from './withholding-store';

interface Release {
  readonly paymentId: string;
  readonly payableId: string;
  /** Centavos, before tax. */
  readonly amount: number;
}

/**
 * Records the tax to withhold from these releases, in their order, and returns it by payment: nothing while the pack
 * is off. Releases of one lawyer wait for each other, so that each counts what the earlier ones released in the year.
 */
export async function withholdFrom(
  tx: Transaction,
  type: PayableType,
  releases: readonly Release[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const pack = releases.length > 0 ? await taxPackAt(tx, now) : null;
  if (!pack) return new Map();
  const ids = [...new Set(releases.map(({ payableId }) => payableId))];
  const owners = new Map(
    (await payableOf(type).lawyersOf(tx, ids)).map(({ id, lawyerId }) => [id, lawyerId]),
  );
  const rows: store.NewWithholding[] = [];
  for (const lawyerId of [...new Set(owners.values())].toSorted()) {
    const own = releases.filter(({ payableId }) => owners.get(payableId) === lawyerId);
    rows.push(...(await withholdingsOf(tx, lawyerId, own, { pack, now })));
  }
  await store.insertWithholdings(tx, rows);
  return new Map(rows.map(({ paymentId, withheld }) => [paymentId, withheld]));
}

async function withholdingsOf(
  tx: Transaction,
  lawyerId: string,
  releases: readonly Release[],
  { pack, now }: { pack: TaxPack; now: number },
): Promise<store.NewWithholding[]> {
  await lock(tx, 'tax', lawyerId);
  const declaration = await findDeclaration(tx, lawyerId, manilaYear(now));
  const declaredBelow = declaration?.staysBelow ?? false;
  let sumBefore = await releasedIn(tx, lawyerId, yearRange(manilaYear(now)));
  return releases.map(({ paymentId, amount: remitted }) => {
    const facts = { remitted, sumBefore, declaredBelow };
    const { base, rate, changeId } = pack;
    const taxed = isTaxed(facts, pack);
    sumBefore += remitted;
    return {
      paymentId,
      lawyerId,
      changeId,
      at: new Date(now),
      ...facts,
      base: taxed ? base : 0,
      rate: taxed ? rate : 0,
      withheld: taxOfRelease(facts, pack),
    };
  });
}

const arrived = (exec: Executor) => arrivedFor(payablesOf(exec, given('lawyerId')));
const released = store.releasedWith(arrived);

/** Returns the centavos released to a lawyer in a span, before tax, less what was given back after a release. */
export async function releasedIn(
  exec: Executor,
  lawyerId: string,
  { start, end }: TimeRange,
): Promise<number> {
  const span = { start: new Date(start), end: new Date(end) };
  const [row] = await released(exec, { lawyerId, ...span });
  return Math.max(0, Number(row?.sum ?? 0));
}

export {
  listCorrections,
  listTaxedSince,
  listWithholdings,
  withheldOfPayments,
} from './withholding-store';
