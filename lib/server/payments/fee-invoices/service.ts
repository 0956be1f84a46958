import 'server-only';
import { isDeletedAddress } from '@/lib/domain/accounts/deleted-address';
import { vatOf } from '@/lib/domain/payments/fee-invoice';
import { monthKey, monthRange } from '@/lib/domain/platform/months';
import { DAY_MS } from '@/lib/domain/platform/time';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { describeError, logEvent } from '@/lib/server/platform/log';
import { payableOf } from '@/lib/server/registry/registry';
import { type FeeSellerRow, feeSeller } from '../fee-seller/service';
import { arrivedFor, partsOf, withTitles } from '../ledger/received-service';
import { paidForBy } from '../refunds/accounts-service';
import { feeInvoiceRanges } from './pack-service';
import * as store from './store';

const AT_ONCE = 500;
/** How far back the look of each minute goes; the daily one, and the one after the seller's data changed, look at all. */
const RECENT_MS = 2 * DAY_MS;

/**
 * Issues the invoices of fees that arrived while the pack was on, and the credit notes of fees that went back. They are
 * not issued with the payment itself, so that no booking waits for the row of a series; each has a transaction of its
 * own. Without the seller's data all of them wait. Source: RR 11-2025 with RR 26-2025.
 * @param look `recent`: entries of the last two days · `all`: whatever has none, however old
 * @param atOnce fees on a page of a list
 */
export async function issueFeeDocuments(
  now: number,
  look: 'recent' | 'all',
  atOnce = AT_ONCE,
): Promise<void> {
  const since = look === 'recent' ? now - RECENT_MS : null;
  const exec = database();
  const ranges = await feeInvoiceRanges(exec);
  for (const list of [store.listUninvoiced, store.listUncredited])
    await issueListed((after) => list(exec, { ranges, since, after }, atOnce), now);
}

/** Issues what is listed, page by page. One that fails is left to the next look; the others do not wait for it. */
async function issueListed(
  list: (after: number) => Promise<store.DueFee[]>,
  now: number,
): Promise<void> {
  let after = 0;
  for (let due = await list(after); due.length > 0; due = await list(after)) {
    if (!(await feeSeller(database())))
      return logEvent('fee-documents-wait', { count: due.length });
    for (const fee of due) {
      after = fee.postingId;
      try {
        await transaction((tx) => issue(tx, fee, now));
      } catch (error) {
        logEvent('fee-document-failed', { entry: fee.entryId, error: describeError(error) });
      }
    }
  }
}

async function issue(
  tx: Transaction,
  { kind, entryId, paymentId, amount }: store.DueFee,
  now: number,
): Promise<void> {
  await lock(tx, 'fee', paymentId);
  if (await store.hasDocument(tx, entryId)) return;
  const fee = { kind, entryId, paymentId, amount, reason: null };
  const document = kind === 'invoice' ? await invoiceOf(tx, fee) : await creditOf(tx, fee);
  await store.insertDocument(tx, { ...fee, ...document }, new Date(now));
}

type Fee = Pick<store.DueFee, 'paymentId' | 'amount'>;

async function invoiceOf(tx: Transaction, { paymentId, amount }: Fee) {
  const seller = await requireSeller(tx);
  const buyerName = await buyerOf(tx, paymentId);
  return { invoiceId: null, sellerId: seller.id, buyerName, vat: vatOf(amount, seller.vatPercent) };
}

async function creditOf(tx: Transaction, { paymentId, amount }: Fee) {
  const current = await store.findCurrentInvoice(tx, paymentId);
  if (!current) throw new Error('a refunded fee has no invoice');
  return creditNote(current, amount);
}

type CurrentInvoice = NonNullable<Awaited<ReturnType<typeof store.findCurrentInvoice>>>;

/** A credit note names the seller and buyer of its invoice, and credits the tax that this one charged. */
function creditNote({ invoice, vatPercent, credited }: CurrentInvoice, amount: number) {
  const { id: invoiceId, sellerId, buyerName } = invoice;
  return { invoiceId, sellerId, buyerName, amount, vat: vatOf(amount, vatPercent, credited) };
}

/**
 * Cancels an invoice by a credit note of what is left of it, and issues another one with the seller's and buyer's data
 * of now, for a deleted account with the name on the first one. Nothing of the first one is changed.
 * @throws AppError not_found; bad_transition for a credit note, and an invoice that was corrected, or wholly credited
 */
export async function correctInvoice(userId: string, id: string, reason: string, now: number) {
  const { document } = await requireDocument(database(), id);
  const { paymentId, kind, entryId } = document;
  const made = await transaction(async (tx) => {
    await lock(tx, 'fee', paymentId);
    const current = await store.findCurrentInvoice(tx, paymentId);
    const left = current ? current.invoice.amount - current.credited : 0;
    if (kind !== 'invoice' || current?.invoice.id !== id || left === 0)
      throw new AppError('bad_transition', 'Nothing of this document is left to correct.');
    const seller = await requireSeller(tx);
    const buyerName = await buyerOf(tx, paymentId, current.invoice.buyerName);
    await record(tx, 'fee_invoice_corrected', { role: 'admin', userId }, { subject: id, now });
    const about = { entryId, paymentId, invoiceId: id, amount: left, reason };
    const note = { ...about, ...creditNote(current, left) };
    const noteId = await store.insertDocument(tx, { ...note, kind: 'credit_note' }, new Date(now));
    const vat = vatOf(left, seller.vatPercent);
    const invoice = { ...about, sellerId: seller.id, buyerName, vat, kind: 'invoice' } as const;
    const invoiceId = await store.insertDocument(tx, invoice, new Date(now));
    return { noteId, invoiceId };
  });
  return {
    creditNote: await requireDocument(database(), made.noteId),
    invoice: await requireDocument(database(), made.invoiceId),
  };
}

async function requireSeller(exec: Executor): Promise<FeeSellerRow> {
  const seller = await feeSeller(exec);
  if (!seller) throw new Error('an invoice needs its seller');
  return seller;
}

/** Returns the client's name of now, or once the account is deleted the name on the document before, if there is one. */
async function buyerOf(exec: Executor, paymentId: string, before?: string): Promise<string> {
  const payment = await store.findPayment(exec, paymentId);
  if (!payment) throw new Error('a document is about no payment');
  if (before !== undefined) {
    const payable = await payableOf(payment.payableType).describe(exec, payment.payableId);
    if (isDeletedAddress(payable.clientEmail)) return before;
  }
  const [named] = await withTitles(exec, [payment]);
  if (!named) throw new Error('a payment is for nothing');
  return named.about.client.name;
}

/** Returns the documents for one of a client's meetings or agreements, the oldest first. */
export function documentsFor(clientId: string, of: string): Promise<store.FeeDocumentRow[]> {
  const exec = database();
  const [paid, parts] = [paidForBy(exec, clientId), partsOf(exec, of)];
  return store.listOfPayments(exec, arrivedFor(paid), arrivedFor(parts));
}

/** Returns all documents for payments of a client. */
export function documentsOf(exec: Executor, clientId: string): Promise<store.FeeDocumentRow[]> {
  return store.listOfPayments(exec, arrivedFor(paidForBy(exec, clientId)));
}

/**
 * Returns a document of a client's own.
 * @throws AppError not_found, also for another client's
 */
export async function documentOf(clientId: string, id: string): Promise<store.FeeDocumentRow> {
  const exec = database();
  return requireDocument(exec, id, arrivedFor(paidForBy(exec, clientId)));
}

/**
 * Returns a document, of a payment that fits a condition where there is one.
 * @throws AppError not_found
 */
export async function requireDocument(
  exec: Executor,
  id: string,
  paid?: Parameters<typeof store.findDocument>[2],
): Promise<store.FeeDocumentRow> {
  const row = await store.findDocument(exec, id, paid);
  if (!row) throw notFound();
  return row;
}

/** Returns a page of a Manila month's documents, the latest first, with the sums of the month. Seven statements. */
export async function documentsInMonth(month: string, page: number, now: number) {
  const exec = database();
  const during = monthRange(month);
  const ranges = await feeInvoiceRanges(exec);
  const [found, sums, months, seller, uninvoiced, uncredited] = await Promise.all([
    store.listPage(exec, during, page),
    store.sumDuring(exec, during),
    store.listMonths(exec),
    feeSeller(exec),
    store.listUninvoiced(exec, { ranges, since: null }, WAITING_COUNTED),
    store.listUncredited(exec, { since: null }, WAITING_COUNTED),
  ]);
  return {
    ...found,
    sums,
    months: [...new Set([monthKey(now), month, ...months])].toSorted().toReversed(),
    seller,
    waiting: uninvoiced.length + uncredited.length,
  };
}

const WAITING_COUNTED = 1_000;

export function wholeMonth(month: string): Promise<store.FeeDocumentRow[]> {
  return store.listDuring(database(), monthRange(month));
}

/** Says when numbers of a series are missing; nothing where each has its document. */
export async function seriesInconsistencies(exec: Executor): Promise<string[]> {
  const broken = await store.countBrokenSeries(exec);
  return broken > 0 ? [`${broken} series of invoices of the platform fee have a gap.`] : [];
}

export type { FeeDocumentRow } from './store';
