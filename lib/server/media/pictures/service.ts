import 'server-only';
import { createHash } from 'node:crypto';
import { fileTypeFromBlob } from 'file-type';
import sharp from 'sharp';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { FULL_SIDE, SMALL_SIDE, smallVersion } from '@/lib/domain/media/picture-sizes';
import { MAX_PICTURE_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { HOUR_MS } from '@/lib/domain/platform/time';
import type { StoredFile } from '@/lib/server/adapters/storage/port';
import { storage } from '@/lib/server/adapters/storage/storage';
import { AppError, isAppError } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import { oneAtATime, openUpright } from '../images/service';
import * as store from './store';

const NAME = /^[a-f0-9]{32}\.webp$/;
const SMALL_NAME = new RegExp(`^([a-f0-9]{32})-${SMALL_SIDE}\\.webp$`);

const READABLE = ['image/jpeg', 'image/png', 'image/webp'];
const QUALITY = 82;
const CLEANUP_DELAY_MS = HOUR_MS;
const METADATA = { contentType: 'image/webp' };

/**
 * Converts a portrait to its stored form: upright, cropped to a square of 512 pixels and re-encoded as WebP, so that
 * nothing of the original file remains, including its location.
 * @param field name of the field in the request
 * @throws AppError too_large, too_many_pixels or unsupported_type
 */
export async function squarePicture(file: File, field: string): Promise<Uint8Array> {
  if (file.size > MAX_PICTURE_BYTES) {
    const max = MAX_PICTURE_BYTES / 1024 / 1024;
    throw refusal('too_large', fill(COPY.validation.fileSize, { max }), field);
  }
  const type = await fileTypeFromBlob(file);
  if (!type || !READABLE.includes(type.mime)) throw unreadable(field);
  return oneAtATime(async () => {
    try {
      const picture = await openUpright(new Uint8Array(await file.arrayBuffer()), field);
      return await picture
        .resize(FULL_SIDE, FULL_SIDE, { fit: 'cover', position: 'attention' })
        .webp({ quality: QUALITY })
        .toBuffer();
    } catch (error) {
      throw isAppError(error) ? error : unreadable(field);
    }
  });
}

function unreadable(field: string): AppError {
  return refusal('unsupported_type', FIELD_COPY.pictureType, field);
}

function refusal(key: 'too_large' | 'unsupported_type', message: string, field: string): AppError {
  return new AppError(key, message, { fields: { [field]: message } });
}

/** Stores a public WebP picture and returns its name; equal bytes have the same name. */
export async function storePicture(webp: Uint8Array): Promise<string> {
  const name = nameOf(webp);
  await storage().put(keyOf(name), webp, METADATA);
  return name;
}

/** Stores a picture and runs `work`, which assigns its name to an owner; without an owner it is deleted again. */
export async function withStoredPicture<T>(
  webp: Uint8Array,
  now: number,
  work: (tx: Transaction, name: string) => Promise<T>,
): Promise<T> {
  const name = nameOf(webp);
  // First, so that it also goes when this process ends in the middle.
  await queueRemoval(database(), name, now);
  // Before the transaction: a bucket that does not answer must hold no connection, which everybody needs.
  await storePicture(webp);
  const result = await transaction(async (tx) => {
    // A removal under way would not yet see the owner.
    await lock(tx, 'picture', name);
    return work(tx, name);
  });
  // One that was faster than this owner has taken the file away; the next ones leave it.
  const stored = await storage().get(keyOf(name));
  if (stored) await stored.body.cancel();
  else await storePicture(webp);
  return result;
}

/**
 * Schedules the deletion of pictures that become unused. Call before the pictures of an account and its profiles
 * change.
 */
export async function schedulePictureCleanup(
  tx: Transaction,
  userId: string,
  now: number,
): Promise<void> {
  for (const name of new Set(await store.claimNames(tx, userId))) await queueRemoval(tx, name, now);
}

function queueRemoval(exec: Executor, name: string, now: number): Promise<void> {
  const runAt = new Date(now + CLEANUP_DELAY_MS);
  return queueJob(exec, 'remove_picture', { name }, { runAt, key: `picture:${name}` });
}

/** Job: deletes a picture and its small version, if no account and no profile shows it. */
export async function removeIfUnused(name: string): Promise<void> {
  await transaction(async (tx) => {
    await lock(tx, 'picture', name);
    if (await store.isUsed(tx, name)) return;
    // In this order: who makes the small version meanwhile then finds that there is no original.
    for (const file of [name, smallVersion(name)]) await storage().delete(keyOf(file));
  });
}

/** Opens a public picture, or its small version by its name; null when there is none of this name. */
export async function openPicture(name: string): Promise<StoredFile | null> {
  if (NAME.test(name)) return storage().get(keyOf(name));
  const [, hash] = SMALL_NAME.exec(name) ?? [];
  if (!hash) return null;
  const cached = await storage().get(keyOf(name));
  if (cached) return cached;
  const made = await makeSmall(`${hash}.webp`);
  return made && { size: made.byteLength, body: new Blob([made]).stream() };
}

const inFlight = new Map<string, ReturnType<typeof writeSmall>>();

/** Makes the small version; concurrent requests wait for the same file. */
function makeSmall(name: string): ReturnType<typeof writeSmall> {
  const running = inFlight.get(name);
  if (running) return running;
  const made = writeSmall(name).finally(() => inFlight.delete(name));
  inFlight.set(name, made);
  return made;
}

async function writeSmall(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const original = await bytesOf(name);
  if (!original) return null;
  const drawn = await sharp(original)
    .resize(SMALL_SIDE, SMALL_SIDE)
    .webp({ quality: QUALITY })
    .toBuffer();
  const small = smallVersion(name);
  await storage().put(keyOf(small), drawn, METADATA);
  if (!(await bytesOf(name))) {
    await storage().delete(keyOf(small));
    return null;
  }
  return new Uint8Array(drawn);
}

async function bytesOf(name: string): Promise<ArrayBuffer | null> {
  const file = await storage().get(keyOf(name));
  return file && new Response(file.body).arrayBuffer();
}

export function pictureUrl(name: string | null): string | null {
  return name && `/pictures/${name}`;
}

function nameOf(webp: Uint8Array): string {
  return `${createHash('sha256').update(webp).digest('hex').slice(0, 32)}.webp`;
}

function keyOf(name: string): string {
  return `pictures/${name}`;
}
