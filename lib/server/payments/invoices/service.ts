import 'server-only';
import { createHash } from 'node:crypto';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { isDeletedAddress } from '@/lib/domain/accounts/deleted-address';
import { withheldOf } from '@/lib/domain/payments/invoice';
import { storage } from '@/lib/server/adapters/storage/storage';
import { checkFile, storeFiles } from '@/lib/server/lawyers/verification/documents-service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueFileRemoval } from '@/lib/server/platform/queue/queue';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import { payableOf } from '@/lib/server/registry/registry';
import {
  arrivedFor,
  type PaymentOfLawyer,
  partsOf,
  payablesOf,
  receivedOf,
  withTitles,
} from '../ledger/received-service';
import { moneyOf } from '../payouts/whereabouts-service';
import { paidForBy } from '../refunds/accounts-service';
import { withheldOfPayments } from '../tax/withholding-service';
import { notifyInvoice } from './notifications';
import * as store from './store';

export interface InvoicedPayment extends PaymentOfLawyer {
  /** Centavos of the payment withheld as tax. */
  readonly withheld: number;
  readonly invoice: store.InvoiceRow | undefined;
}

interface SentInvoice {
  readonly number: string;
  readonly link?: string | undefined;
  readonly file?: File | undefined;
}

/** @throws AppError not_found for a payment of another lawyer, and one that has not arrived */
export async function invoicedPayment(
  lawyerId: string,
  paymentId: string,
  now: number,
): Promise<InvoicedPayment> {
  const exec = database();
  const payment = await requirePayment(exec, lawyerId, paymentId);
  const { payouts } = (await moneyOf(lawyerId, now)).whereIs(payment);
  const [named] = await withTitles(exec, [payment]);
  if (!named) throw notFound();
  const byPayouts = withheldOf(payouts.map(({ payout, amount }) => ({ ...payout, share: amount })));
  const atRelease = (await withheldOfPayments(exec, [paymentId])).get(paymentId) ?? 0;
  const withheld = byPayouts + atRelease;
  return { ...named, withheld, invoice: await store.findInvoice(exec, paymentId) };
}

/**
 * Sends the client the invoice for a payment, in place of the previous one. The same again changes nothing and
 * notifies no one; without link and file the existing content stays.
 * @throws AppError not_found, invalid_input, bad_transition once the client's account is deleted, and what is wrong
 * with the file
 */
export async function sendInvoice(
  actor: Actor,
  paymentId: string,
  { number, link, file }: SentInvoice,
  now: number,
): Promise<void> {
  const payment = await requirePayment(database(), lawyerIdOf(actor), paymentId);
  const payable = await payableOf(payment.payableType).describe(database(), payment.payableId);
  if (isDeletedAddress(payable.clientEmail)) throw clientGone();
  const fileHash = file ? await hashOf(file) : null;
  const save = (stored: store.InvoiceFile | null) =>
    transaction(async (tx) => {
      await lock(tx, 'upload', paymentId);
      const before = await store.findInvoice(tx, paymentId);
      if (!link && !stored && !before) throw nothingSent();
      const row = { paymentId, number, sentAt: new Date(now), ...contentOf(link, stored, before) };
      if (before && isSame(before, row)) return discard(tx, stored?.fileKey);
      await store.saveInvoice(tx, row);
      if (before?.fileKey !== row.fileKey) await discard(tx, before?.fileKey);
      const owner = { role: 'owner', userId: actor.id } as const;
      await record(tx, 'invoice_sent', owner, { subject: paymentId, now });
      const { payableId } = payment;
      await notifyInvoice(tx, payable, row, { payableId, replaced: before !== undefined });
    });
  if (!file) return save(null);
  const checked = await checkFile('file', file);
  await storeFiles('invoices', [checked], ([stored]) => {
    if (!stored) throw new Error('nothing was stored');
    const { name, size, contentType, storageKey } = stored;
    return save({
      fileName: name,
      fileSize: size,
      fileType: contentType,
      fileKey: storageKey,
      fileHash,
    });
  });
}

/** Returns the invoices for one of a client's meetings or agreements, each with its payment. */
export async function invoicesFor(clientId: string, of: string) {
  const exec = database();
  const rows = await store.listInvoices(
    exec,
    arrivedFor(paidForBy(exec, clientId)),
    arrivedFor(partsOf(exec, of)),
  );
  const named = await withTitles(
    exec,
    rows.map(({ payment }) => payment),
  );
  const byPayment = new Map(rows.map((row) => [row.payment.id, row.invoice]));
  return named.flatMap(({ payment, about }) => {
    const invoice = byPayment.get(payment.id);
    const { paidAt } = payment;
    return invoice && paidAt ? [{ payment: { ...payment, paidAt }, about, invoice }] : [];
  });
}

export async function openInvoice(actor: Actor, paymentId: string) {
  const exec = database();
  const of = actor.lawyerId
    ? [...payablesOf(exec, actor.lawyerId), ...paidForBy(exec, actor.id)]
    : paidForBy(exec, actor.id);
  const invoice = await store.findInvoiceFor(exec, arrivedFor(of), paymentId);
  const stored = invoice?.fileKey ? await storage().get(invoice.fileKey) : null;
  if (!invoice?.fileName || !invoice.fileType || !invoice.fileSize || !stored) throw notFound();
  const { fileName: name, fileType: contentType, fileSize: size } = invoice;
  return { name, contentType, size, body: stored.body };
}

async function requirePayment(exec: Executor, lawyerId: string, paymentId: string) {
  const [payment] = await receivedOf(exec, lawyerId, { which: 'ids', ids: [paymentId] });
  if (!payment) throw notFound();
  return payment;
}

const NO_FILE: store.InvoiceFile = {
  fileName: null,
  fileSize: null,
  fileType: null,
  fileKey: null,
  fileHash: null,
};

function contentOf(
  link: string | undefined,
  stored: store.InvoiceFile | null,
  before: store.InvoiceRow | undefined,
): store.InvoiceFile & { link: string | null } {
  if (stored) return { ...stored, link: null };
  if (link || !before) return { ...NO_FILE, link: link ?? null };
  const { fileName, fileSize, fileType, fileKey, fileHash } = before;
  return { fileName, fileSize, fileType, fileKey, fileHash, link: before.link };
}

function isSame(a: store.InvoiceRow, b: store.InvoiceRow): boolean {
  return a.number === b.number && a.link === b.link && a.fileHash === b.fileHash;
}

async function discard(tx: Transaction, key: string | null | undefined): Promise<void> {
  if (key) await queueFileRemoval(tx, [key]);
}

async function hashOf(file: File): Promise<string> {
  return createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
}

function clientGone(): AppError {
  const message = 'The client’s account was deleted, so nobody can open an invoice here.';
  return new AppError('bad_transition', message);
}

function nothingSent(): AppError {
  const message = FIELD_COPY.invoiceNone;
  return new AppError('invalid_input', message, { fields: { file: message } });
}
