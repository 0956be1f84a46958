import 'server-only';
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const TAG_BYTES = 16;

/**
 * Text as the database stores it: AES-256-GCM under DATA_KEY. `purpose` names what it is and whose; it is needed to
 * read it again, so that a value copied to another row can't be read there.
 */
export function encrypt(plain: string, purpose: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, key(), iv).setAAD(Buffer.from(purpose));
  const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'));
  return [VERSION, ...parts].join('.');
}

/** Reads what `encrypt` wrote for the same purpose; throws where it was altered, or written for another. */
export function decrypt(stored: string, purpose: string): string {
  const [version, iv = '', tag = '', data = ''] = stored.split('.');
  if (version !== VERSION) throw new Error('stored under an unknown version');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const decipher = createDecipheriv(CIPHER, key(), bytes(iv), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes(tag));
  return Buffer.concat([decipher.update(bytes(data)), decipher.final()]).toString('utf8');
}

/** Equal for equal values of one purpose, and cannot be read back or guessed without DATA_KEY. */
export function keyedHash(value: string, purpose: string): string {
  return createHmac('sha256', key()).update(`${purpose}\0${value}`).digest('base64url');
}

function key(): Buffer {
  return Buffer.from(env.DATA_KEY, 'base64');
}
