import 'server-only';
import { createHash } from 'node:crypto';
import type { StoredFile } from '../adapters/storage/port';
import { storage } from '../adapters/storage/storage';

const NAME = /^[a-f0-9]{32}\.webp$/;

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
