import 'server-only';
import type { TaxInput } from '@/lib/contract/lawyers/tax';
import { groupedTin, type VatStatus } from '@/lib/domain/lawyers/tax';
import { storage } from '@/lib/server/adapters/storage/storage';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { type AuditActor, record } from '@/lib/server/platform/audit/service';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueFileRemoval } from '@/lib/server/platform/queue/queue';
import type { EncryptedColumn, VerifiedSubject } from '@/lib/server/registry/feature';
import { lockProfile, profilesChanged } from '../profiles/service';
import { checkFile, storeFiles } from '../verification/documents-service';
import { latestCheck, lawyerOf, requestVerification, withdrawCheck } from '../verification/service';
import * as store from './tax-store';

export interface TaxData {
  /** Digits only. */
  readonly tin: string;
  readonly registeredName: string;
  readonly vatStatus: VatStatus;
  readonly updatedAt: Date;
  readonly document: TaxDocument | null;
}

interface TaxDocument {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: 'image/jpeg' | 'application/pdf';
  readonly addedAt: Date;
}

interface TaxOwner {
  readonly lawyerId: string;
  readonly userId: string;
}

export async function taxDataOf(exec: Executor, lawyerId: string): Promise<TaxData | null> {
  const row = await store.findTax(exec, lawyerId);
  return row ? dataOf(row) : null;
}

/** Returns the tax data of these lawyers, by lawyer; those without any are missing. One statement. */
export async function taxDataOfEach(
  exec: Executor,
  lawyerIds: readonly string[],
): Promise<ReadonlyMap<string, TaxData>> {
  const rows = await store.listTax(exec, lawyerIds);
  return new Map(rows.map((row) => [row.lawyerId, dataOf(row)]));
}

/** Saves tax data. A change is logged; a repeat changes nothing. */
export async function setTaxData(
  { lawyerId, userId }: TaxOwner,
  { tin, registered_name: registeredName, vat_status: vatStatus }: TaxInput,
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    await lock(tx, 'upload', lawyerId);
    const row = await store.lockTax(tx, lawyerId);
    const before = row && dataOf(row);
    const same =
      before?.tin === tin &&
      before.registeredName === registeredName &&
      before.vatStatus === vatStatus;
    if (same) return;
    await store.saveTax(tx, lawyerId, {
      tin: encrypt(tin, purposeOf(lawyerId)),
      registeredName,
      vatStatus,
      updatedAt: new Date(now),
    });
    await registrationChanged(tx, lawyerId);
    await record(tx, 'tax_data_changed', { role: 'owner', userId }, { subject: userId, now });
  });
}

/**
 * Replaces the certificate of registration: JPEG, PNG or PDF by content, checked and re-encoded like IDs.
 * @throws AppError bad_transition while there is no tax data, or the error of an invalid file
 */
export async function setTaxDocument(
  { lawyerId, userId }: TaxOwner,
  file: File,
  now: number,
): Promise<void> {
  await requireTax(database(), lawyerId);
  const { name, contentType, content } = await checkFile('document', file);
  await storeFiles('tax', [{ name, contentType, content }], ([stored]) =>
    transaction(async (tx) => {
      await lock(tx, 'upload', lawyerId);
      await requireTax(tx, lawyerId);
      if (!stored) throw new Error('nothing was stored');
      await replaceDocument(tx, lawyerId, {
        documentName: name,
        documentType: contentType,
        documentAt: new Date(now),
        documentSize: stored.size,
        documentKey: stored.storageKey,
      });
      const about = { subject: userId, detail: 'added', now };
      await record(tx, 'tax_document_changed', { role: 'owner', userId }, about);
    }),
  );
}

/** Removes the certificate. Idempotent. */
export async function removeTaxDocument(
  { lawyerId, userId }: TaxOwner,
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    await lock(tx, 'upload', lawyerId);
    const row = await store.lockTax(tx, lawyerId);
    if (!row?.documentKey) return;
    await replaceDocument(tx, lawyerId, null);
    const about = { subject: userId, detail: 'removed', now };
    await record(tx, 'tax_document_changed', { role: 'owner', userId }, about);
  });
}

/**
 * Returns the certificate of a lawyer with its content; each view is logged. The caller checks access.
 * @throws AppError not_found
 */
export async function viewTaxDocument(
  { lawyerId, userId }: TaxOwner,
  viewer: AuditActor,
  now: number,
) {
  const row = await store.findTax(database(), lawyerId);
  const document = row && documentOf(row);
  const stored = row?.documentKey ? await storage().get(row.documentKey) : null;
  if (!document || !stored) throw notFound();
  await record(database(), 'tax_document_viewed', viewer, { subject: userId, now });
  return { ...document, body: stored.body };
}

/**
 * Asks a person to compare the stored certificate with the tax data, as IDs are checked: a copy of it is shown until
 * the decision. While a check waits a repeat changes nothing.
 * @throws AppError bad_transition without a certificate, and once it was approved
 */
export async function requestTaxCheck({ lawyerId, userId }: TaxOwner, now: number): Promise<void> {
  const row = await requireCertificate(database(), lawyerId);
  const stored = await storage().get(row.documentKey);
  if (!stored) throw notFound();
  const content = await new Response(stored.body).blob();
  const document = {
    kind: 'bir_2303' as const,
    name: row.documentName,
    contentType: row.documentType,
    content,
  };
  await storeFiles('tax', [document], (rows) =>
    transaction(async (tx) => {
      await lock(tx, 'upload', lawyerId);
      await lockProfile(tx, lawyerId);
      const { documentKey } = await requireCertificate(tx, lawyerId);
      if (documentKey !== row.documentKey) throw noCertificate();
      const { latest } = await latestCheck(tx, lawyerId, SUBJECT);
      const copies = rows.map(({ storageKey }) => storageKey);
      if (latest?.status === 'PENDING') return queueFileRemoval(tx, copies);
      if (await store.isRegistered(tx, lawyerId))
        throw new AppError('bad_transition', 'This certificate was approved already.');
      await requestVerification(tx, lawyerId, SUBJECT, rows, now);
      const about = { subject: userId, detail: 'sent', now };
      await record(tx, 'tax_document_changed', { role: 'owner', userId }, about);
    }),
  );
}

async function requireCertificate(exec: Executor, lawyerId: string) {
  const row = await store.findTax(exec, lawyerId);
  if (!row?.documentKey || !row.documentName || !row.documentType) throw noCertificate();
  const { documentKey, documentName, documentType } = row;
  return { documentKey, documentName, documentType };
}

function noCertificate(): AppError {
  return new AppError('bad_transition', 'Please add your certificate of registration first.');
}

const SUBJECT = 'tax';

/** Voids the check of a registration whose facts or certificate changed. */
async function registrationChanged(tx: Transaction, lawyerId: string): Promise<void> {
  await withdrawCheck(tx, lawyerId, SUBJECT);
  if (await store.setRegistered(tx, lawyerId, null)) await profilesChanged(tx, lawyerId);
}

/** The registration for tax, whose certificate a person compares with these facts. */
export const registration: VerifiedSubject = {
  subject: SUBJECT,
  facts: async (exec, lawyerId) => {
    const [lawyer, tax] = [await lawyerOf(exec, lawyerId), await taxDataOf(exec, lawyerId)];
    return [
      { label: 'Name', value: lawyer.displayName },
      { label: 'Registered name', value: tax?.registeredName ?? '' },
      { label: 'TIN', value: tax ? groupedTin(tax.tin) : '' },
      {
        label: 'Value-added tax',
        value: tax?.vatStatus === 'VAT' ? 'VAT-registered' : 'Not VAT-registered',
      },
    ];
  },
  approved: async (tx, lawyerId, now) => {
    if (!(await store.setRegistered(tx, lawyerId, new Date(now)))) throw notFound();
  },
};

async function replaceDocument(
  tx: Transaction,
  lawyerId: string,
  document: store.StoredTaxDocument | null,
): Promise<void> {
  const before = await store.lockTax(tx, lawyerId);
  await store.setDocument(tx, lawyerId, document);
  await registrationChanged(tx, lawyerId);
  if (before?.documentKey) await queueFileRemoval(tx, [before.documentKey]);
}

async function requireTax(exec: Executor, lawyerId: string): Promise<void> {
  if (await store.findTax(exec, lawyerId)) return;
  throw new AppError('bad_transition', 'Please save your TIN and registered name first.');
}

/** Returns the tax data of a row, decrypted. */
export function dataOf(row: store.TaxRow): TaxData {
  const { lawyerId, registeredName, vatStatus, updatedAt } = row;
  const tin = decrypt(row.tin, purposeOf(lawyerId));
  return { tin, registeredName, vatStatus, updatedAt, document: documentOf(row) };
}

function documentOf(row: store.TaxRow): TaxDocument | null {
  const { documentName: name, documentSize: size, documentType, documentAt: addedAt } = row;
  if (name === null || size === null || documentType === null || addedAt === null) return null;
  return { name, size, contentType: documentType, addedAt };
}

function purposeOf(lawyerId: string): string {
  return `tin:${lawyerId}`;
}

export const encryptedTin: EncryptedColumn = {
  table: 'tax_profiles',
  column: 'tin',
  key: ['lawyer_id'],
  purpose: purposeOf,
};
