import 'server-only';
import { and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { taxCorrections, taxDeclarations, taxWithholdings } from '@/lib/server/schema/payouts';

/** Lists the releases of a span that tax was withheld from, of one lawyer or of all, the oldest first. */
export function listTaxed(exec: Executor, { start, end }: TimeRange, lawyerId?: string) {
  const { at, base, rate, remitted, withheld, paymentId } = taxWithholdings;
  return exec
    .select({ lawyerId: taxWithholdings.lawyerId, at, taxed: remitted, base, withheld })
    .from(taxWithholdings)
    .where(
      and(
        gte(at, new Date(start)),
        lt(at, new Date(end)),
        gt(rate, 0),
        lawyerId === undefined ? undefined : eq(taxWithholdings.lawyerId, lawyerId),
      ),
    )
    .orderBy(asc(at), asc(paymentId));
}

/** Lists the corrections of a span that returned tax, with the base of the release. */
export function listReturned(exec: Executor, { start, end }: TimeRange, lawyerId?: string) {
  const { at, taxed, withheld } = taxCorrections;
  const base = sql`coalesce(${taxWithholdings.base}, 0)`.mapWith(Number);
  return exec
    .select({ lawyerId: taxCorrections.lawyerId, at, taxed, base, withheld })
    .from(taxCorrections)
    .leftJoin(taxWithholdings, eq(taxWithholdings.paymentId, taxCorrections.paymentId))
    .where(
      and(
        gte(at, new Date(start)),
        lt(at, new Date(end)),
        gt(taxed, 0),
        lawyerId === undefined ? undefined : eq(taxCorrections.lawyerId, lawyerId),
      ),
    )
    .orderBy(asc(at), asc(taxCorrections.id));
}

export function findPayees(exec: Executor, ids: readonly string[], year: number) {
  const { id, displayName, rollNumber } = lawyers;
  return exec
    .select({ id, displayName, rollNumber, declaredBelow: taxDeclarations.staysBelow })
    .from(lawyers)
    .leftJoin(
      taxDeclarations,
      and(eq(taxDeclarations.lawyerId, lawyers.id), eq(taxDeclarations.year, year)),
    )
    .where(inArray(id, [...ids]));
}
