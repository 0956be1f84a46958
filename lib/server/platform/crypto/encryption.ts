import 'server-only';
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { EncryptedText } from '@/lib/server/schema/columns';
import { currentKey, type DataKey, dataKeys, FIRST_KEY_ID } from './data-keys';
import { isSameSecret } from './secret-token';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;

/**
 * Encrypts text for the database: AES-256-GCM under the first of DATA_KEYS. `purpose` names its kind and owner and is
 * needed for decryption, so that a value copied to another row can't be read there.
 */
export function encrypt(plain: string, purpose: string): EncryptedText {
  const key = currentKey();
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, key.encryption, iv).setAAD(Buffer.from(purpose));
  const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'));
  return `${prefixOf(key.id)}${parts.join('.')}` as EncryptedText;
}

/** Returns the prefix of every value under this key: `v2.<id>.`, and `v1.` under the original one. */
export function prefixOf(keyId: string): string {
  return keyId === FIRST_KEY_ID ? 'v1.' : `v2.${keyId}.`;
}

/**
 * Decrypts a value of `encrypt` for the same purpose, under any of DATA_KEYS; throws where it was altered, written
 * for another purpose, or under a key that is not among them.
 */
export function decrypt(stored: EncryptedText, purpose: string): string {
  const key = dataKeys().find(({ id }) => stored.startsWith(prefixOf(id)));
  if (!key) throw new Error('stored under no key of DATA_KEYS');
  const [iv = '', tag = '', data = ''] = stored.slice(prefixOf(key.id).length).split('.');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const decipher = createDecipheriv(CIPHER, key.encryption, bytes(iv), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes(tag));
  return Buffer.concat([decipher.update(bytes(data)), decipher.final()]).toString('utf8');
}

/**
 * Hashes a value: equal for equal values of one purpose, and neither reversible nor guessable without the first of
 * DATA_KEYS.
 */
export function keyedHash(value: string, purpose: string): string {
  return hashUnder(currentKey(), value, purpose);
}

/** Returns the hashes of a value under each of DATA_KEYS: it may have been stored under an older one. */
export function keyedHashes(value: string, purpose: string): string[] {
  return dataKeys().map((key) => hashUnder(key, value, purpose));
}

/** Whether this is a hash of the value, under any of DATA_KEYS. */
export function isKeyedHash(given: string, value: string, purpose: string): boolean {
  return keyedHashes(value, purpose).some((right) => isSameSecret(given, right));
}

function hashUnder({ hashing }: DataKey, value: string, purpose: string): string {
  return createHmac('sha256', hashing).update(`${purpose}\0${value}`).digest('base64url');
}
