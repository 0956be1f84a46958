import { PORTAL_PAGE, pageOf } from './portal-page';

test.each([
  ['/lawyer-portal/meeting/7', '/lawyer-portal/meeting/7'],
  ['/lawyer-portal/meeting/7#messages', '/lawyer-portal/meeting/7'],
  ['/customer-portal/meeting/7/join', '/customer-portal/meeting/7'],
  ['/customer-portal/meeting/7/summary', '/customer-portal/meeting/7'],
  ['/lawyer-portal/payments?month=2026-11', '/lawyer-portal/payments'],
  ['/lawyer-portal', '/lawyer-portal'],
])('%s is seen on %s', (url, page) => {
  expect(pageOf(url)).toBe(page);
});

test.each(['/lawyer-portal', '/customer-portal/work-items/0b7c6b0e-6d0e-4a39-9b58-3c1fdb9a5c11'])(
  '%s is a page of a portal',
  (path) => expect(path).toMatch(PORTAL_PAGE),
);

test.each([
  '',
  '/admin/cases',
  '/lawyer-portals',
  '/lawyer-portal/',
  '/lawyer-portal/meeting/7#messages',
  '/lawyer-portal/../admin',
  'https://example.com/lawyer-portal',
  '/lawyer-portal/%',
])('%s is none', (path) => expect(path).not.toMatch(PORTAL_PAGE));
