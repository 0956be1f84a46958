import { bookingLinkTarget, checkAddressOf, checkPageOf } from './check-address';

test.each([
  ['/lawyer/maria-santos-7k2f', '?check=1', '/lawyer/maria-santos-7k2f/check'],
  ['/lawyer/maria-santos-7k2f', '?day=2026-11-24&check', '/lawyer/maria-santos-7k2f/check'],
  ['/lawyer/maria-santos-7k2f', '?day=2026-11-24', null],
  ['/lawyer/maria-santos-7k2f', '', null],
  ['/lawyer/maria-santos-7k2f/check', '?check=1', null],
  ['/lawyer', '?check=1', null],
  ['/lawyers-online', '?check=1', null],
])('%s%s is answered by %s', (pathname, search, page) => {
  expect(checkPageOf(pathname, search)).toBe(page);
});

test.each([
  ['/lawyer/maria-santos-7k2f/check', '/lawyer/maria-santos-7k2f?check=1'],
  ['/lawyer/maria-santos-7k2f', null],
  ['/lawyer/a/b/check', null],
  ['/lawyer/check', null],
])('people reach %s at %s', (pathname, address) => {
  expect(checkAddressOf(pathname)).toBe(address);
});

test.each([
  ['/l/maria-santos-7k2f', '', '/lawyer/maria-santos-7k2f#times'],
  ['/l/MARIA-SANTOS-7K2F/', '', '/lawyer/maria-santos-7k2f#times'],
  ['/l/maria-santos-7k2f', '?duration=60', '/lawyer/maria-santos-7k2f?duration=60#times'],
])('%s%s leads to %s', (path, search, target) => {
  expect(bookingLinkTarget(path, search)).toBe(target);
});

test.each([
  '/l',
  '/l/',
  '/l/a/b',
  '/l/%2F%2Fevil.example',
  '/l/..',
  '/l//evil.example',
  '/lawyer/maria-santos-7k2f',
  '/login',
])('%s leads nowhere', (path) => expect(bookingLinkTarget(path, '')).toBeNull());
