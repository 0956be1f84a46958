import 'server-only';
import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { fill, TEXTS } from '@/lib/contract/texts';
import type { StoredFile } from '../adapters/storage/port';
import { storage } from '../adapters/storage/storage';
import { AppError } from '../app-error';

const NAME = /^[a-f0-9]{32}\.webp$/;

const LARGEST_MB = 5;
const READABLE = ['image/jpeg', 'image/png', 'image/webp'];
/** Beyond this a small file could unpack to gigabytes. */
const MOST_PIXELS = 50_000_000;
const SIDE = 512;

/**
 * A portrait as it is kept: turned upright, cut to a square of 512 pixels and written anew as WebP, so that nothing of
 * the file sent is left, the place where it was taken included.
 *
 * @param field where the picture stands in the request
 * @throws AppError too_large or unsupported_type
 */
export async function squarePicture(file: File, field: string): Promise<Uint8Array> {
  if (file.size > LARGEST_MB * 1024 * 1024)
    throw refusal('too_large', fill(TEXTS.validation.fileSize, { max: LARGEST_MB }), field);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  const unreadable = refusal(
    'unsupported_type',
    'Please choose a JPEG, PNG or WebP picture.',
    field,
  );
  if (!type || !READABLE.includes(type.mime)) throw unreadable;
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw unreadable;
  }
}

function refusal(key: 'too_large' | 'unsupported_type', message: string, field: string): AppError {
  return new AppError(key, message, { fields: { [field]: message } });
}

/** Stores a public WebP picture and answers the name that its owner keeps; the same bytes have the same name. */
export async function storePicture(webp: Uint8Array): Promise<string> {
  const name = `${createHash('sha256').update(webp).digest('hex').slice(0, 32)}.webp`;
  await storage().put(keyOf(name), webp, { contentType: 'image/webp' });
  return name;
}

/** A public picture; null when there is none of this name. */
export async function openPicture(name: string): Promise<StoredFile | null> {
  return NAME.test(name) ? storage().get(keyOf(name)) : null;
}

/** Where the browser finds a picture. */
export function pictureUrl(name: string | null): string | null {
  return name && `/pictures/${name}`;
}

function keyOf(name: string): string {
  return `pictures/${name}`;
}
