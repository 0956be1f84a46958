import 'server-only';
import { hkdfSync } from 'node:crypto';
import { env } from '@/lib/env';

/**
 * Id of the single key used before DATA_KEYS. It is used unchanged and its values keep their format, so that nothing
 * changes until another key precedes it.
 */
export const FIRST_KEY_ID = 'v1';
const KEY_BYTES = 32;

/** A key of DATA_KEYS, with the keys derived from it (HKDF, RFC 5869), one for each algorithm. */
export interface DataKey {
  readonly id: string;
  readonly secret: Buffer;
  readonly encryption: Buffer;
  readonly hashing: Buffer;
}

let read: readonly DataKey[] | undefined;

export function dataKeys(): readonly DataKey[] {
  read ??= env.DATA_KEYS.split(',').map(readKey);
  return read;
}

export function currentKey(): DataKey {
  const [first] = dataKeys();
  if (!first) throw new Error('DATA_KEYS is empty');
  return first;
}

/** Derives bytes of each key for another purpose, those of the first one first. */
export function derivedSecrets(purpose: string): Buffer[] {
  return dataKeys().map(({ secret }) => derive(secret, purpose));
}

function readKey(pair: string): DataKey {
  const [id = '', encoded = ''] = pair.trim().split(':');
  const secret = Buffer.from(encoded, 'base64');
  if (id === FIRST_KEY_ID) return { id, secret, encryption: secret, hashing: secret };
  const [encryption, hashing] = [derive(secret, 'encryption'), derive(secret, 'keyed hashes')];
  return { id, secret, encryption, hashing };
}

function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}
