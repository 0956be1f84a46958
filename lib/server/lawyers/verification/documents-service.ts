import 'server-only';
import path from 'node:path';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type StoredDocumentKind,
} from '@/lib/domain/lawyers/verification';
import { MAX_ID_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { newKey } from '@/lib/server/adapters/storage/port';
import { storage } from '@/lib/server/adapters/storage/storage';
import { oneAtATime, openUpright } from '@/lib/server/media/images/service';
import { discardFiles, storeFile } from '@/lib/server/media/stored-files/service';
import { bytesOf } from '@/lib/server/media/uploads/bytes';
import { foundType, pdfRefusal, safeFileName } from '@/lib/server/media/uploads/service';
import { AppError, isAppError, notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, transaction } from '@/lib/server/platform/db/pool';
import { queueFileRemoval } from '@/lib/server/platform/queue/queue';
import * as store from './documents-store';

const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?xml|\?php)/i;

const HEAD = 1024;

export type DocumentFiles = Readonly<Record<DocumentKind, File>>;

interface CheckedFile {
  readonly name: string;
  readonly contentType: 'image/jpeg' | 'application/pdf';
  readonly content: Uint8Array | Blob;
}
type CheckedDocument = CheckedFile & { readonly kind: StoredDocumentKind };
export type StoredDocument = Omit<store.NewDocument, 'verificationId'>;

/** Longest side in pixels, at which every letter of a card stays readable. */
const MAX_SIDE = 2400;

/**
 * Checks IDs: JPEG, PNG or PDF by content, 5 MB each. Pictures are re-encoded, which removes metadata and anything
 * hidden behind them. Throws the problems by field.
 */
export async function checkDocuments(files: Partial<DocumentFiles>): Promise<CheckedDocument[]> {
  const given = DOCUMENT_KINDS.flatMap((kind) => {
    const file = files[kind];
    return file ? [{ kind, file }] : [];
  });
  for (const { kind, file } of given) requireSize(kind, file);
  const checked: CheckedDocument[] = [];
  for (const { kind, file } of given) checked.push({ kind, ...(await checkFile(kind, file)) });
  return checked;
}

/** Checks one document as `checkDocuments` does; `field` is the one of the form it came in. */
export async function checkFile(field: string, file: File): Promise<CheckedFile> {
  requireSize(field, file);
  const type = await foundType(file);
  const stem = path.parse(safeFileName(file.name)).name;
  if (type === 'application/pdf') {
    const refusal = await oneAtATime(() => refusalOf(file));
    if (refusal) throw unsupported(field, refusal);
    return { name: `${stem}.pdf`, contentType: type, content: file };
  }
  if (type !== 'image/jpeg' && type !== 'image/png')
    throw unsupported(field, FIELD_COPY.documentType);
  const content = await oneAtATime(() => reencode(field, file));
  return { name: `${stem}.jpg`, contentType: 'image/jpeg', content };
}

async function refusalOf(pdf: File): Promise<string | null> {
  const bytes = await bytesOf(pdf);
  return isOnlyPdf(bytes) ? pdfRefusal(bytes) : FIELD_COPY.pdfUnreadable;
}

async function reencode(field: string, file: File): Promise<Uint8Array> {
  try {
    const picture = await openUpright(await bytesOf(file), field);
    return await picture
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (cause) {
    throw isAppError(cause) ? cause : unsupported(field, FIELD_COPY.documentPicture, cause);
  }
}

/** Stores the IDs and runs `work` with their database values; removes them if it fails. */
export function storing<T>(
  documents: readonly CheckedDocument[],
  work: (rows: StoredDocument[]) => Promise<T>,
): Promise<T> {
  return storeFiles('identity', documents, work);
}

/** Stores documents of another folder like `storing` does. */
export async function storeFiles<F extends CheckedFile, T>(
  folder: string,
  documents: readonly F[],
  work: (rows: (Omit<F, 'content'> & { size: number; storageKey: string })[]) => Promise<T>,
): Promise<T> {
  const rows = documents.map(({ content, ...about }) => ({
    ...about,
    size: content instanceof Blob ? content.size : content.byteLength,
    storageKey: newKey(folder, path.extname(about.name)),
  }));
  try {
    for (const [i, { content, contentType }] of documents.entries())
      await storeFile(rows[i]?.storageKey ?? '', content, { contentType });
    return await work(rows);
  } catch (error) {
    await discardFiles(rows.map(({ storageKey }) => storageKey));
    throw error;
  }
}

export async function addDocuments(
  exec: Executor,
  verificationId: string,
  rows: readonly StoredDocument[],
): Promise<void> {
  await store.insertDocuments(
    exec,
    rows.map((row) => ({ ...row, verificationId })),
  );
}

export function documentsOf(exec: Executor, verificationId: string): Promise<store.DocumentRow[]> {
  return store.findDocuments(exec, verificationId);
}

export async function findDocument(id: string) {
  const found = await store.findDocument(database(), id);
  if (!found) throw notFound();
  return found;
}

export async function openDocument(document: store.DocumentRow) {
  const stored = await storage().get(document.storageKey);
  if (!stored) throw notFound();
  return stored.body;
}

/** Deletes documents 30 days after their decision, as the sign-up page promises. */
export async function purgeDocuments(now: number): Promise<void> {
  const decidedBefore = new Date(now - RETENTION_DAYS.identityDocuments * DAY_MS);
  await transaction(async (tx) =>
    queueFileRemoval(tx, await store.deleteOutlived(tx, decidedBefore)),
  );
}

function unsupported(field: string, message: string, cause?: unknown): AppError {
  return new AppError('unsupported_type', message, { fields: { [field]: message }, cause });
}

function requireSize(field: string, file: File): void {
  if (file.size <= MAX_ID_BYTES) return;
  const message = fill(COPY.validation.fileSize, { max: MAX_ID_BYTES / 1024 / 1024 });
  throw new AppError('too_large', message, { fields: { [field]: message } });
}

/**
 * Whether a PDF begins and ends as one and is not also a file of another type: a page or an archive for other
 * programs is not an ID.
 */
function isOnlyPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-HEAD).includes('%%EOF')) return false;
  if (MARKUP.test(text.slice(0, HEAD)) || MARKUP.test(text.slice(-HEAD))) return false;
  return !endsAsZip(text);
}

/**
 * Whether the file ends as a ZIP archive, which is read from its end: the last record says how many bytes follow it.
 */
function endsAsZip(text: string): boolean {
  for (let at = text.indexOf('PK\x05\x06'); at >= 0; at = text.indexOf('PK\x05\x06', at + 1)) {
    const comment = text.charCodeAt(at + 20) + text.charCodeAt(at + 21) * 256;
    if (at + 22 + comment === text.length) return true;
  }
  return false;
}
