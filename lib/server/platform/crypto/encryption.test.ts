import { createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { env } from '@/lib/env';
import type { EncryptedText } from '@/lib/server/schema/columns';
import { applySettings } from '@/lib/testing/jest/settings';
import { decrypt, encrypt, isKeyedHash, keyedHash, keyedHashes } from './encryption';

const [NEW, OLD, FIRST, GONE] = [1, 2, 3, 4].map((byte) => Buffer.alloc(32, byte));
const pair = (id: string, key = Buffer.alloc(0)) => `${id}:${key.toString('base64')}`;
applySettings({
  DATA_KEYS: [pair('new', NEW), pair('old', OLD), pair('v1', FIRST)].join(','),
});

const PURPOSE = 'bank-account:maria-santos-7k2f';
const asStored = (text: string) => text as EncryptedText;
const derived = (key: Buffer | undefined, use: string) =>
  Buffer.from(hkdfSync('sha256', key ?? '', '', use, 32));

/** Reads a stored value with nothing but the key and what the format says. */
function read(parts: string[], key: Buffer, purpose: string): string {
  const [iv, tag, data] = parts.map((part) => Buffer.from(part, 'base64url'));
  const decipher = createDecipheriv('aes-256-gcm', key, iv ?? Buffer.alloc(0))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(tag ?? Buffer.alloc(0));
  return Buffer.concat([decipher.update(data ?? Buffer.alloc(0)), decipher.final()]).toString();
}

/** Stores a text in a process with these keys. */
async function storedUnder(DATA_KEYS: string): Promise<EncryptedText> {
  let stored = asStored('');
  const before = env.DATA_KEYS;
  await jest.isolateModulesAsync(async () => {
    applySettings({ DATA_KEYS });
    stored = (await import('./encryption')).encrypt('0012-3456-7890', PURPOSE);
  });
  applySettings({ DATA_KEYS: before });
  return stored;
}

test('keeps the text under a key that is derived from the first, with its id, and never readable', () => {
  const stored = encrypt('0012-3456-7890', PURPOSE);
  const [version, id, ...parts] = stored.split('.');
  expect([version, id]).toEqual(['v2', 'new']);
  expect(read(parts, derived(NEW, 'encryption'), PURPOSE)).toBe('0012-3456-7890');
  expect(() => read(parts, NEW ?? Buffer.alloc(0), PURPOSE)).toThrow();
  expect(stored).not.toContain('3456');
  expect(Buffer.from(stored, 'base64url').toString('latin1')).not.toContain('3456');
});

test('is read again for the same purpose', () => {
  expect(decrypt(encrypt('Ñ 0012', PURPOSE), PURPOSE)).toBe('Ñ 0012');
});

test('what another of the keys encrypted is read too, until that key is gone', async () => {
  expect(decrypt(await storedUnder(pair('old', OLD)), PURPOSE)).toBe('0012-3456-7890');
  const gone = await storedUnder(pair('gone', GONE));
  expect(() => decrypt(gone, PURPOSE)).toThrow('stored under no key of DATA_KEYS');
  // An id is not enough.
  const forged = await storedUnder(pair('old', GONE));
  expect(() => decrypt(forged, PURPOSE)).toThrow();
});

test('the key of before is used as it is, and stores what the version before reads', async () => {
  const stored = await storedUnder(pair('v1', FIRST));
  const [version, ...parts] = stored.split('.');
  expect(version).toBe('v1');
  expect(read(parts, FIRST ?? Buffer.alloc(0), PURPOSE)).toBe('0012-3456-7890');
  expect(decrypt(stored, PURPOSE)).toBe('0012-3456-7890');
});

test.each(['', 'plain', 'v1', 'v1.AAAA.AAAA.AAAA', 'v2.a.b.c', 'v2.new', 'v2.new.AAAA.AAAA.AAAA'])(
  '%p is nothing stored',
  (stored) => {
    expect(() => decrypt(asStored(stored), PURPOSE)).toThrow();
  },
);

test('a shortened seal is refused', () => {
  const [version, id, iv, tag = '', data] = encrypt('1234', PURPOSE).split('.');
  const short = [version, id, iv, tag.slice(0, 6), data].join('.');
  expect(() => decrypt(asStored(short), PURPOSE)).toThrow();
});

test('the same text is stored differently each time', () => {
  expect(encrypt('1234', PURPOSE)).not.toBe(encrypt('1234', PURPOSE));
});

test('another row cannot read it, nor anybody once it was altered', () => {
  const stored = encrypt('0012-3456-7890', PURPOSE);
  expect(() => decrypt(stored, 'bank-account:someone-else')).toThrow();
  expect(() => decrypt(flipOneBit(stored), PURPOSE)).toThrow();
});

test('a keyed hash is made with the first key, by a key of its own, and known under each of them', () => {
  const hmac = (key: Buffer | undefined) =>
    createHmac('sha256', key ?? '')
      .update('links\0Ana')
      .digest('base64url');
  const hashes = [derived(NEW, 'keyed hashes'), derived(OLD, 'keyed hashes'), FIRST].map(hmac);
  expect(keyedHash('Ana', 'links')).toBe(hashes[0]);
  expect(keyedHashes('Ana', 'links')).toEqual(hashes);
  for (const hash of hashes) expect(isKeyedHash(hash, 'Ana', 'links')).toBe(true);
  const others = [hmac(NEW), hmac(derived(NEW, 'encryption')), hashes[0]?.slice(1) ?? '', ''];
  for (const other of others) expect(isKeyedHash(other, 'Ana', 'links')).toBe(false);
  expect(isKeyedHash(hashes[0] ?? '', 'Bea', 'links')).toBe(false);
});

function flipOneBit(stored: string): EncryptedText {
  const [version, id, iv, tag, data = ''] = stored.split('.');
  const bytes = Buffer.from(data, 'base64url');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return asStored([version, id, iv, tag, bytes.toString('base64url')].join('.'));
}
