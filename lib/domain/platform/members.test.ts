import { DEFAULT_RIGHTS, firstPageOf, MEMBER_RIGHTS, mayOpen } from './members';

test('an invitation begins with neither files nor money', () => {
  expect(DEFAULT_RIGHTS).toEqual(['calendar', 'meetings', 'messages']);
});

test.each([
  ['/lawyer-portal/meetings', ['meetings']],
  ['/lawyer-portal/meeting/m1', ['meetings']],
  ['/lawyer-portal/meeting/m1/reschedule', ['meetings']],
  ['/lawyer-portal/calendar', ['calendar']],
  ['/lawyer-portal/messages/c1', ['messages']],
  ['/lawyer-portal/clients/c1', ['messages']],
  ['/lawyer-portal/payments', ['money']],
] as const)('%s takes %j and nothing else', (page, [needed]) => {
  expect(mayOpen(page, [needed])).toBe(true);
  const others = MEMBER_RIGHTS.filter((right) => right !== needed);
  expect(mayOpen(page, others)).toBe(false);
});

test.each([
  '/lawyer-portal/members',
  '/lawyer-portal/payments/tax',
  '/lawyer-portal/profile/banking-info',
  '/lawyer-portal/work-items/w1',
  '/lawyer-portal/notary-public',
  '/lawyer-portal/public-profile',
  '/lawyer-portal/meeting/m1/join',
  '/lawyer-portal/meeting/m1/summary',
  '/lawyer-portal/calendars',
  '/lawyer-portal/something-new',
])('%s is the lawyer’s alone', (page) => {
  expect(mayOpen(page, MEMBER_RIGHTS)).toBe(false);
});

test('settings of the own account are there whatever the rights', () => {
  expect(mayOpen('/lawyer-portal/account-settings', [])).toBe(true);
});

test('a member begins on a page that can be opened', () => {
  for (const right of MEMBER_RIGHTS) expect(mayOpen(firstPageOf([right]), [right])).toBe(true);
  expect(firstPageOf(['messages', 'calendar'])).toBe('/lawyer-portal');
  expect(firstPageOf(['money'])).toBe('/lawyer-portal/payments');
  expect(mayOpen('/lawyer-portal', ['files', 'money'])).toBe(false);
  expect(firstPageOf(['files'])).toBe('/lawyer-portal/account-settings');
});
