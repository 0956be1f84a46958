import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';

/**
 * Text as the database may keep it: AES-256-GCM under DATA_KEY. `purpose` names what it is and whose; it is needed to
 * read it again, so that a value copied to another row can't be read there.
 */
export function encrypt(plain: string, purpose: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, key(), iv).setAAD(Buffer.from(purpose));
  const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'));
  return [VERSION, ...parts].join('.');
}

/** The text behind `encrypt`; throws when it was altered or belongs to another purpose. */
export function decrypt(stored: string, purpose: string): string {
  const [version, iv, tag, data] = stored.split('.');
  if (version !== VERSION || !iv || !tag || data === undefined) {
    throw new Error('not an encrypted value');
  }
  const decipher = createDecipheriv(CIPHER, key(), Buffer.from(iv, 'base64url'), {
    authTagLength: 16,
  })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([
    decipher.update(Buffer.from(data, 'base64url')),
    decipher.final(),
  ]).toString('utf8');
}

function key(): Buffer {
  return Buffer.from(env.DATA_KEY, 'base64');
}
