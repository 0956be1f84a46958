import { applySettings } from '@/lib/testing/jest/settings';
import { reserveBytes } from './bytes-in-flight';

applySettings({ ADDRESS_LIMIT_FACTOR: '3' });

const MB = 1024 * 1024;
const given: (() => void)[] = [];
const reserve = (sender: Parameters<typeof reserveBytes>[0], megabytes: number) =>
  given.push(reserveBytes(sender, megabytes * MB));

afterEach(() => {
  for (const release of given.splice(0)) release();
});

test('an account has 64 MB under way at most, and more when one of them is done', () => {
  const ana = { account: 'ana' };
  for (let i = 0; i < 3; i += 1) reserve(ana, 20);
  expect(() => reserve(ana, 5)).toThrow(
    expect.objectContaining({ key: 'rate_limited', retryAfter: expect.any(Number) }),
  );
  given.pop()?.();
  reserve(ana, 20);
});

test('an address has as often as much as people may share it', () => {
  const address = '198.51.100.7';
  for (let i = 0; i < 9; i += 1) reserve({ address }, 20);
  expect(() => reserve({ address }, 20)).toThrow(expect.objectContaining({ key: 'rate_limited' }));
});

test('all together have 512 MB', () => {
  for (let i = 0; i < 8; i += 1) reserve({ account: `${i}` }, 64);
  expect(() => reserve({ account: 'one more' }, 1)).toThrow(
    expect.objectContaining({ key: 'unavailable', retryAfter: expect.any(Number) }),
  );
});
