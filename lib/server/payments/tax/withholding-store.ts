import 'server-only';
import { and, asc, eq, getTableColumns, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { ledgerEntries, ledgerPostings, payments } from '@/lib/server/schema/payments';
import { taxCorrections, taxWithholdings } from '@/lib/server/schema/payouts';

export type NewWithholding = typeof taxWithholdings.$inferInsert;

export async function insertWithholdings(
  exec: Executor,
  rows: readonly NewWithholding[],
): Promise<void> {
  if (rows.length > 0) await exec.insert(taxWithholdings).values([...rows]);
}

/** Sums what was released to a lawyer in a span, before tax, less what was given back after a release. */
export function releasedWith(arrived: (exec: Executor) => SQL | undefined) {
  const [start, end] = [sql.placeholder('start'), sql.placeholder('end')];
  return prepared((exec) =>
    exec
      .select({
        sum: sql<string>`(coalesce(sum(${ledgerPostings.amount}), 0) - (
          select coalesce(sum(c.amount), 0) from ${taxCorrections} c
          where c.lawyer_id = ${sql.placeholder('lawyerId')} and c.at >= ${start} and c.at < ${end}))::text`,
      })
      .from(payments)
      .innerJoin(
        ledgerEntries,
        and(
          eq(ledgerEntries.sourceType, 'payment'),
          eq(ledgerEntries.sourceId, payments.id),
          eq(ledgerEntries.kind, 'release'),
        ),
      )
      .innerJoin(
        ledgerPostings,
        and(
          eq(ledgerPostings.entryId, ledgerEntries.id),
          eq(ledgerPostings.account, 'client_funds'),
        ),
      )
      .where(
        and(arrived(exec), gte(ledgerEntries.createdAt, start), lt(ledgerEntries.createdAt, end)),
      ),
  );
}

const during = (column: typeof taxWithholdings.at | typeof taxCorrections.at, span: TimeRange) =>
  and(gte(column, new Date(span.start)), lt(column, new Date(span.end)));

/** Lists what was withheld at the releases of a span, of one lawyer or of all, with what was paid for, the oldest first. */
export function listWithholdings(exec: Executor, span: TimeRange, lawyerId?: string) {
  const own = lawyerId === undefined ? undefined : eq(taxWithholdings.lawyerId, lawyerId);
  return exec
    .select({ ...getTableColumns(taxWithholdings), payableId: payments.payableId })
    .from(taxWithholdings)
    .innerJoin(payments, eq(payments.id, taxWithholdings.paymentId))
    .where(and(own, during(taxWithholdings.at, span)))
    .orderBy(asc(taxWithholdings.at), asc(taxWithholdings.paymentId));
}

/** Lists the corrections of a span, of one lawyer or of all, with what was paid for, the oldest first. */
export function listCorrections(exec: Executor, span: TimeRange, lawyerId?: string) {
  const own = lawyerId === undefined ? undefined : eq(taxCorrections.lawyerId, lawyerId);
  return exec
    .select({ ...getTableColumns(taxCorrections), payableId: payments.payableId })
    .from(taxCorrections)
    .innerJoin(payments, eq(payments.id, taxCorrections.paymentId))
    .where(and(own, during(taxCorrections.at, span)))
    .orderBy(asc(taxCorrections.at), asc(taxCorrections.id));
}

/** Lists those of these lawyers from whom tax was withheld since an instant, epoch ms. */
export async function listTaxedSince(
  exec: Executor,
  lawyerIds: readonly string[],
  since: number,
): Promise<string[]> {
  const { lawyerId, rate, at } = taxWithholdings;
  const rows = await exec
    .selectDistinct({ lawyerId })
    .from(taxWithholdings)
    .where(and(inArray(lawyerId, [...lawyerIds]), gt(rate, 0), gte(at, new Date(since))));
  return rows.map((row) => row.lawyerId);
}

/** Returns the tax withheld from these payments, corrections taken off, by payment; the others are missing. */
export async function withheldOfPayments(
  exec: Executor,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const returned = sql<number>`(select coalesce(sum(c.withheld), 0) from ${taxCorrections} c
    where c.payment_id = ${taxWithholdings.paymentId})`;
  const rows = await exec
    .select({
      id: taxWithholdings.paymentId,
      withheld: sql`${taxWithholdings.withheld} - ${returned}`.mapWith(Number),
    })
    .from(taxWithholdings)
    .where(inArray(taxWithholdings.paymentId, [...paymentIds]));
  return new Map(rows.map(({ id, withheld }) => [id, withheld]));
}
