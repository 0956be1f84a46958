import 'server-only';
import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';

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

/** Equal for equal values of one purpose, and cannot be read back or guessed without DATA_KEY. */
export function keyedHash(value: string, purpose: string): string {
  return createHmac('sha256', key()).update(`${purpose}\0${value}`).digest('base64url');
}

function key(): Buffer {
  return Buffer.from(env.DATA_KEY, 'base64');
}
