import 'server-only';
import { and, eq, gt, gte, inArray, lt, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { taxCorrections, taxDeclarations, taxWithholdings } from '@/lib/server/schema/payouts';

/**
 * Lists the releases of a span that tax was withheld from, and the corrections of it that took something off, with the
 * base of their release and negative amounts; of one lawyer, or of all for null. One statement.
 */
export function listLines(exec: Executor, { start, end }: TimeRange, lawyerId: string | null) {
  const within = (of: typeof taxWithholdings | typeof taxCorrections) =>
    and(
      gte(of.at, new Date(start)),
      lt(of.at, new Date(end)),
      lawyerId === null ? undefined : eq(of.lawyerId, lawyerId),
    );
  const { base, rate, remitted } = taxWithholdings;
  const minus = (column: SQLWrapper) => sql<number>`-${column}`.mapWith(Number);
  const released = exec
    .select({
      lawyerId: taxWithholdings.lawyerId,
      at: taxWithholdings.at,
      taxed: remitted,
      base,
      withheld: taxWithholdings.withheld,
    })
    .from(taxWithholdings)
    .where(and(within(taxWithholdings), gt(rate, 0)));
  const corrected = exec
    .select({
      lawyerId: taxCorrections.lawyerId,
      at: taxCorrections.at,
      taxed: minus(taxCorrections.taxed),
      base,
      withheld: minus(taxCorrections.withheld),
    })
    .from(taxCorrections)
    .innerJoin(taxWithholdings, eq(taxWithholdings.paymentId, taxCorrections.paymentId))
    .where(and(within(taxCorrections), gt(taxCorrections.taxed, 0)));
  return unionAll(released, corrected);
}

export function findPayees(exec: Executor, ids: readonly string[], year: number) {
  const { id, userId, displayName, rollNumber } = lawyers;
  return exec
    .select({ id, userId, displayName, rollNumber, declaredBelow: taxDeclarations.staysBelow })
    .from(lawyers)
    .leftJoin(
      taxDeclarations,
      and(eq(taxDeclarations.lawyerId, lawyers.id), eq(taxDeclarations.year, year)),
    )
    .where(inArray(id, [...ids]));
}
