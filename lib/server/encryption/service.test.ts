import { decrypt, encrypt } from './service';

const PURPOSE = 'bank-account:maria-santos-7k2f';

test('gives the text back and never stores it readable', () => {
  const stored = encrypt('0012-3456-7890', PURPOSE);
  expect(decrypt(stored, PURPOSE)).toBe('0012-3456-7890');
  expect(stored).not.toContain('3456');
  expect(Buffer.from(stored, 'base64url').toString('latin1')).not.toContain('3456');
});

test('the same text is stored differently each time', () => {
  expect(encrypt('1234', PURPOSE)).not.toBe(encrypt('1234', PURPOSE));
});

test.each([
  ['another purpose', (stored: string) => decrypt(stored, 'bank-account:someone-else')],
  ['altered data', (stored: string) => decrypt(flipOneBit(stored), PURPOSE)],
  ['no encrypted value', () => decrypt('1234', PURPOSE)],
])('refuses %s', (_what, read) => {
  const stored = encrypt('0012-3456-7890', PURPOSE);
  expect(() => read(stored)).toThrow();
});

function flipOneBit(stored: string): string {
  const [version, iv, tag, data = ''] = stored.split('.');
  const bytes = Buffer.from(data, 'base64url');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return [version, iv, tag, bytes.toString('base64url')].join('.');
}
