import 'server-only';
import { randomUUID } from 'node:crypto';
import { type PassThrough, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { ZipFile } from 'yazl';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS, isoInstant } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import type { StoredFile } from '@/lib/server/adapters/storage/port';
import { storage } from '@/lib/server/adapters/storage/storage';
import { openPicture } from '@/lib/server/media/pictures/service';
import { discardFiles } from '@/lib/server/media/stored-files/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { notFound } from '@/lib/server/platform/app-error';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { IncomingFiles } from '@/lib/server/platform/incoming-files';
import { queueFileRemoval, queueJob } from '@/lib/server/platform/queue/queue';
import type { Actor } from '@/lib/server/platform/session/actor';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { exportReadyMail } from './export-mails';
import type { UserRow } from './export-store';
import * as store from './export-store';

const RETENTION_MS = RETENTION_DAYS.exports * DAY_MS;

export async function pendingOf(userId: string, now: number) {
  const found = await store.findPending(database(), userId, new Date(now));
  return { email: found?.email ?? null, export: exportState(found?.export, now) };
}

function exportState(row: store.ExportRow | null | undefined, now: number) {
  if (!row) return { state: 'none' as const, expires_at: null };
  if (!row.readyAt) return { state: 'preparing' as const, expires_at: null };
  const expires = row.readyAt.getTime() + RETENTION_MS;
  return expires > now
    ? { state: 'ready' as const, expires_at: isoInstant(expires) }
    : { state: 'none' as const, expires_at: null };
}

/** Starts the export; does nothing while one is being written. */
export async function requestExport(actor: Actor, now: number): Promise<void> {
  const before = await store.findExport(database(), actor.id);
  if (before && !before.readyAt && now - before.requestedAt.getTime() < DAY_MS) return;
  const requestId = randomUUID();
  await transaction(async (tx) => {
    await store.saveRequest(tx, { userId: actor.id, requestId, requestedAt: new Date(now) });
    await queueJob(tx, 'export_account', { userId: actor.id, requestId });
    if (before) await queueFileRemoval(tx, [keyOf(before)]);
  });
}

function keyOf({ requestId }: { requestId: string }): string {
  return `exports/${requestId.replaceAll('-', '')}`;
}

/** Job: writes the archive and mails its owner. A repeat after success does nothing. */
export async function writeExport(userId: string, requestId: string, now: number): Promise<void> {
  const request = await store.findExport(database(), userId);
  if (request?.requestId !== requestId || request.readyAt) return;
  const user = await store.findUser(database(), userId);
  if (!user) return;
  const storageKey = keyOf(request);
  await storeArchive(userId, storageKey, now);
  const { email, firstName, type } = user;
  const portal = type === 'LAWYER' ? '/lawyer-portal' : '/customer-portal';
  const saved = await transaction(async (tx) => {
    const isLast = await store.saveFile(tx, requestId, { readyAt: new Date(now), storageKey });
    if (!isLast) return false;
    await queueMail(tx, {
      to: email,
      template: 'export-ready',
      dedupeKey: `export-ready:${requestId}`,
      content: await exportReadyMail({
        firstName,
        link: `${env.SITE_URL}${portal}/account-settings/data`,
      }),
    });
    return true;
  });
  if (!saved) await discardFiles([storageKey]);
}

/** Writes the archive to the local disk first, because storage needs its length. */
async function storeArchive(userId: string, storageKey: string, now: number): Promise<void> {
  const incoming = new IncomingFiles();
  const contentType = 'application/zip';
  try {
    const about = { name: 'export.zip', type: contentType };
    const whole = await incoming.write(await archive(userId, now), about);
    await storage().put(storageKey, whole, { contentType });
  } finally {
    await incoming.remove();
  }
}

async function archive(userId: string, now: number): Promise<Readable> {
  const sections = await sectionsOf(userId);
  const zip = new ZipFile();
  // Typed as less than it is.
  const whole = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => whole.destroy(error));
  // A file may fail before anybody reads the archive; who reads it then is told.
  whole.on('error', () => {});
  zip.addBuffer(Buffer.from(writtenSections(sections, now)), 'data.json');
  for (const { path, open } of sections.flatMap(({ files }) => files ?? [])) add(zip, path, open);
  zip.end();
  return whole;
}

async function sectionsOf(userId: string): Promise<ExportSection[]> {
  const sections: ExportSection[] = [];
  for (const { exported } of registeredFeatures().flatMap((one) => one.personalData ?? [])) {
    const section = await exported?.(database(), userId);
    if (section) sections.push(section);
  }
  return sections;
}

export async function exportedAccount(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const user = await store.findUser(exec, userId);
  if (!user) return undefined;
  const { picture } = user;
  const files = picture ? [{ path: 'picture.webp', open: () => openPicture(picture) }] : [];
  return { name: 'account', data: accountData(user), files };
}

/** Deletes the export of an account. Returns its storage key. */
export function eraseExport(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  return store.takeFile(tx, id);
}

/** Adds a file; one that no longer exists becomes an empty entry, because the rest of the archive is still useful. */
function add(zip: ZipFile, name: string, open: () => Promise<StoredFile | null>): void {
  zip.addReadStreamLazy(name, (take) => {
    open().then(
      (file) => {
        const body = file ? Readable.fromWeb(file.body as NodeStream) : Readable.from([]);
        // The archive listens to none of its files.
        body.on('error', (error) => zip.emit('error', error));
        take(null, body);
      },
      (error) => take(error, Readable.from([])),
    );
  });
}

/**
 * Opens the export file.
 * @throws AppError not_found when there is no file, or it has expired
 */
export async function openExport(actor: Actor, now: number) {
  const row = await store.findExport(database(), actor.id);
  const alive = row?.readyAt && row.readyAt.getTime() + RETENTION_MS > now;
  const file = alive && row.storageKey ? await storage().get(row.storageKey) : null;
  if (!file) throw notFound();
  return file;
}

export async function purgeExports(now: number): Promise<void> {
  await transaction(async (tx) =>
    queueFileRemoval(tx, await store.removeExpiredFiles(tx, new Date(now - RETENTION_MS))),
  );
}

/** Returns the stored data of an account under readable names, without secrets and internal keys. */
function accountData(user: UserRow) {
  return {
    type: user.type,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone,
    email_verified_at: user.emailVerifiedAt,
    created_at: user.createdAt,
    suspended_at: user.suspendedAt,
    suspension_reason: user.suspensionReason,
    terms_accepted_at: user.termsAcceptedAt,
    terms_version: user.termsVersion,
    privacy_version: user.privacyVersion,
  };
}

function writtenSections(sections: readonly ExportSection[], now: number): string {
  const data = Object.fromEntries(sections.map(({ name, data }) => [name, data]));
  return JSON.stringify({ written_at: new Date(now), ...data }, null, 2);
}
