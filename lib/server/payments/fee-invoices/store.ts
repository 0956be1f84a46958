import 'server-only';
import { and, asc, count, desc, eq, gt, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { FeeDocumentKind } from '@/lib/domain/payments/fee-invoice';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { feeDocuments, feeSellers } from '@/lib/server/schema/fee-invoices';
import { ledgerEntries, ledgerPostings, payments, refunds } from '@/lib/server/schema/payments';

/** A fee in the ledger that has no document yet. */
export interface DueFee {
  /** Rises with each posting of the ledger. */
  readonly postingId: number;
  readonly kind: FeeDocumentKind;
  readonly entryId: string;
  readonly paymentId: string;
  /** Centavos. */
  readonly amount: number;
}

interface Sought {
  /** Epoch ms: older entries are left to a later look; null for all. */
  readonly since: number | null;
  /** Posting after which the list begins; from the first one unless told. */
  readonly after?: number;
}

interface SoughtArrivals extends Sought {
  /** Ranges in which arriving fees are invoiced; credit notes follow from their invoices alone. */
  readonly ranges: readonly TimeRange[];
}

const ofFee = and(
  eq(ledgerPostings.entryId, ledgerEntries.id),
  eq(ledgerPostings.account, 'platform_fees'),
);
const without = sql`not exists (select from ${feeDocuments} d where d.entry_id = ${ledgerEntries.id})`;
const amount = sql<number>`abs(${ledgerPostings.amount})`.mapWith(Number);
const later = ({ since, after = 0 }: Sought) =>
  and(
    gt(ledgerPostings.id, after),
    since === null ? undefined : gte(ledgerPostings.createdAt, new Date(since)),
  );
const due = { postingId: ledgerPostings.id, entryId: ledgerEntries.id, amount };
const within = ({ start, end }: TimeRange) =>
  and(
    gte(ledgerPostings.createdAt, new Date(start)),
    Number.isFinite(end) ? lt(ledgerPostings.createdAt, new Date(end)) : undefined,
  );

/** Lists fees that arrived and have no invoice, but for money that went back as it came. The oldest first. */
export async function listUninvoiced(
  exec: Executor,
  { ranges, ...sought }: SoughtArrivals,
  limit: number,
): Promise<DueFee[]> {
  if (ranges.length === 0) return [];
  const rows = await exec
    .select({ ...due, paymentId: ledgerEntries.sourceId })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, ofFee)
    .where(
      and(
        eq(ledgerEntries.kind, 'payment'),
        or(...ranges.map(within)),
        later(sought),
        without,
        sql`not exists (select from ${refunds} r
          where r.payment_id = ${ledgerEntries.sourceId} and r.reason in ('LATE', 'DUPLICATE', 'OTHER_AMOUNT'))`,
      ),
    )
    .orderBy(asc(ledgerPostings.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, kind: 'invoice' }));
}

/** Lists refunds of a fee whose payment has an invoice, without a credit note. The oldest first. */
export async function listUncredited(
  exec: Executor,
  sought: Sought,
  limit: number,
): Promise<DueFee[]> {
  const rows = await exec
    .select({ ...due, paymentId: refunds.paymentId })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, ofFee)
    .innerJoin(refunds, eq(refunds.id, ledgerEntries.sourceId))
    .where(
      and(
        eq(ledgerEntries.kind, 'refund'),
        later(sought),
        without,
        sql`exists (select from ${feeDocuments} i
          where i.payment_id = ${refunds.paymentId} and i.kind = 'invoice')`,
      ),
    )
    .orderBy(asc(ledgerPostings.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, kind: 'credit_note' }));
}

export async function hasDocument(exec: Executor, entryId: string): Promise<boolean> {
  const [row] = await exec
    .select({ id: feeDocuments.id })
    .from(feeDocuments)
    .where(eq(feeDocuments.entryId, entryId))
    .limit(1);
  return row !== undefined;
}

export async function findPayment(exec: Executor, paymentId: string) {
  const [row] = await exec
    .select({ payableType: payments.payableType, payableId: payments.payableId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  return row;
}

/** Returns the newest invoice of a payment, and the centavos credited of it. */
export async function findCurrentInvoice(exec: Executor, paymentId: string) {
  const [row] = await exec
    .select({
      invoice: feeDocuments,
      vatPercent: feeSellers.vatPercent,
      credited: sql<number>`(select coalesce(sum(notes.amount), 0)::int from ${feeDocuments} notes
        where notes.invoice_id = fee_documents.id and notes.kind = 'credit_note')`,
    })
    .from(feeDocuments)
    .innerJoin(feeSellers, eq(feeSellers.id, feeDocuments.sellerId))
    .where(and(eq(feeDocuments.paymentId, paymentId), eq(feeDocuments.kind, 'invoice')))
    .orderBy(desc(feeDocuments.number))
    .limit(1);
  return row;
}

type NewDocument = Omit<
  typeof feeDocuments.$inferInsert,
  'id' | 'number' | 'issuedAt' | 'invoiceId' | 'reason'
> & { readonly invoiceId: string | null; readonly reason: string | null };

/**
 * Takes the next number of the series and writes its document, in one statement. Others wait for the row of the series
 * until this transaction ends, so nothing slow comes after it.
 */
export async function insertDocument(
  tx: Transaction,
  document: NewDocument,
  now: Date,
): Promise<string> {
  const { kind, entryId, paymentId, invoiceId, sellerId, buyerName, amount, vat, reason } =
    document;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with taken as (
      update fee_series set last = last + 1, last_at = greatest(last_at, ${now.toISOString()}::timestamptz)
      where kind = ${kind} returning last, last_at)
    insert into fee_documents (kind, number, issued_at, entry_id, payment_id, invoice_id, seller_id, buyer_name,
      amount, vat, reason)
    select ${kind}, last, last_at, ${entryId}::uuid, ${paymentId}::uuid, ${invoiceId}::uuid, ${sellerId}::bigint,
      ${buyerName}, ${amount}::int, ${vat}::int, ${reason} from taken
    returning id`);
  const [row] = rows;
  if (!row) throw new Error(`there is no series ${kind}`);
  return row.id;
}

const replaced = alias(feeDocuments, 'replaced');

/** Whether a document is what `findCurrentInvoice` finds, and something of it is left. */
const correctable = sql<boolean>`${feeDocuments.kind} = 'invoice'
  and not exists (select from fee_documents later where later.kind = 'invoice'
    and later.payment_id = ${feeDocuments.paymentId} and later.number > ${feeDocuments.number})
  and ${feeDocuments.amount} > (select coalesce(sum(notes.amount), 0) from fee_documents notes
    where notes.kind = 'credit_note' and notes.invoice_id = ${feeDocuments.id})`;

/** Columns of a document with its seller, its payment and the number of the invoice it is about. */
function documents(exec: Executor) {
  return exec
    .select({
      document: feeDocuments,
      seller: feeSellers,
      paidAt: payments.paidAt,
      payableId: payments.payableId,
      ofInvoice: replaced.number,
      correctable,
    })
    .from(feeDocuments)
    .innerJoin(feeSellers, eq(feeSellers.id, feeDocuments.sellerId))
    .innerJoin(payments, eq(payments.id, feeDocuments.paymentId))
    .leftJoin(replaced, eq(replaced.id, feeDocuments.invoiceId))
    .$dynamic();
}

export type FeeDocumentRow = Awaited<ReturnType<typeof documents>>[number];

/** Finds a document by its id, of a payment that fits a condition where there is one. */
export async function findDocument(
  exec: Executor,
  id: string,
  paid?: SQL,
): Promise<FeeDocumentRow | undefined> {
  const [row] = await documents(exec).where(and(eq(feeDocuments.id, id), paid));
  return row;
}

/** Lists documents of payments that fit a condition, in the order in which they were issued. */
export function listOfPayments(exec: Executor, ...paid: (SQL | undefined)[]) {
  return documents(exec)
    .where(and(...paid))
    .orderBy(asc(feeDocuments.issuedAt), asc(feeDocuments.kind), asc(feeDocuments.number));
}

const issuedIn = ({ start, end }: TimeRange) =>
  and(gte(feeDocuments.issuedAt, new Date(start)), lt(feeDocuments.issuedAt, new Date(end)));

/** Lists a page of the documents of a time, the latest first. */
export async function listPage(exec: Executor, during: TimeRange, page: number) {
  const found = await documents(exec)
    .where(issuedIn(during))
    .orderBy(desc(feeDocuments.issuedAt), desc(feeDocuments.kind), desc(feeDocuments.number))
    .limit(PAGE_SIZE + 1)
    .offset(page * PAGE_SIZE);
  return { rows: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
}

/** Lists every document of a time, invoices before credit notes, by their numbers. */
export function listDuring(exec: Executor, during: TimeRange) {
  return documents(exec)
    .where(issuedIn(during))
    .orderBy(desc(feeDocuments.kind), asc(feeDocuments.number));
}

export function sumDuring(exec: Executor, during: TimeRange) {
  const sum = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  return exec
    .select({
      kind: feeDocuments.kind,
      count: count(),
      amount: sum(feeDocuments.amount),
      vat: sum(feeDocuments.vat),
    })
    .from(feeDocuments)
    .where(issuedIn(during))
    .groupBy(feeDocuments.kind);
}

/** Returns the Manila months (`YYYY-MM`) with documents, the latest first. */
export async function listMonths(exec: Executor): Promise<string[]> {
  const month = sql<string>`to_char(${feeDocuments.issuedAt} at time zone 'Asia/Manila', 'YYYY-MM')`;
  const rows = await exec.selectDistinct({ month }).from(feeDocuments).orderBy(desc(month));
  return rows.map((row) => row.month);
}

/** Counts the series whose numbers are not 1 to the last one, each once. */
export async function countBrokenSeries(exec: Executor): Promise<number> {
  const { rows } = await exec.execute<{ broken: number }>(sql`
    select count(*)::int as broken from fee_series s
    where (select count(*) from fee_documents d where d.kind = s.kind) <> s.last
      or (select coalesce(max(d.number), 0) from fee_documents d where d.kind = s.kind) <> s.last`);
  return rows[0]?.broken ?? 0;
}
