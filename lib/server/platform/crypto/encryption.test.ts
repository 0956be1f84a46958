import { createDecipheriv } from 'node:crypto';
import { env } from '@/lib/env';
import { decrypt, encrypt } from './encryption';

const PURPOSE = 'bank-account:maria-santos-7k2f';

/** Reads a stored value with nothing but the key and what the format says. */
function read(stored: string, purpose: string): string {
  const [version, iv = '', tag = '', data = ''] = stored.split('.');
  expect(version).toBe('v1');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(env.DATA_KEY, 'base64'), bytes(iv))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes(tag));
  return Buffer.concat([decipher.update(bytes(data)), decipher.final()]).toString();
}

test('keeps the text, and never readable', () => {
  const stored = encrypt('0012-3456-7890', PURPOSE);
  expect(read(stored, PURPOSE)).toBe('0012-3456-7890');
  expect(stored).not.toContain('3456');
  expect(Buffer.from(stored, 'base64url').toString('latin1')).not.toContain('3456');
});

test('is read again for the same purpose', () => {
  expect(decrypt(encrypt('Ñ 0012', PURPOSE), PURPOSE)).toBe('Ñ 0012');
});

test.each(['', 'plain', 'v2.a.b.c', 'v1', 'v1.AAAA.AAAA.AAAA'])(
  '%p is nothing stored',
  (stored) => {
    expect(() => decrypt(stored, PURPOSE)).toThrow();
  },
);

test('a shortened seal is refused', () => {
  const [version, iv, tag = '', data] = encrypt('1234', PURPOSE).split('.');
  expect(() => decrypt([version, iv, tag.slice(0, 6), data].join('.'), PURPOSE)).toThrow();
});

test('the same text is stored differently each time', () => {
  expect(encrypt('1234', PURPOSE)).not.toBe(encrypt('1234', PURPOSE));
});

test('another row cannot read it, nor anybody once it was altered', () => {
  const stored = encrypt('0012-3456-7890', PURPOSE);
  expect(() => read(stored, 'bank-account:someone-else')).toThrow();
  expect(() => read(flipOneBit(stored), PURPOSE)).toThrow();
  expect(() => decrypt(stored, 'bank-account:someone-else')).toThrow();
  expect(() => decrypt(flipOneBit(stored), PURPOSE)).toThrow();
});

function flipOneBit(stored: string): string {
  const [version, iv, tag, data = ''] = stored.split('.');
  const bytes = Buffer.from(data, 'base64url');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return [version, iv, tag, bytes.toString('base64url')].join('.');
}
