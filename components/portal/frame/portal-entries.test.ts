import { isCurrent, PORTAL_ENTRIES } from './portal-entries';

test.each([
  ['/lawyer-portal', 'Dashboard'],
  ['/lawyer-portal/meetings', 'Meetings'],
  ['/lawyer-portal/meeting/4f7c', 'Meetings'],
  ['/lawyer-portal/calendar', 'Calendar'],
  ['/lawyer-portal/messages', 'Messages'],
  ['/lawyer-portal/messages/4f7c', 'Messages'],
  ['/lawyer-portal/clients', 'Clients'],
  ['/lawyer-portal/clients/4f7c', 'Clients'],
  ['/lawyer-portal/work-items', 'Engagement Agreements'],
  ['/lawyer-portal/work-items/proposal', 'Engagement Agreements'],
  ['/lawyer-portal/work-items/4f7c/edit', 'Engagement Agreements'],
  ['/lawyer-portal/payments', 'Payments'],
  ['/lawyer-portal/payments/tax', 'Payments'],
  ['/lawyer-portal/notary-public', 'Notarial services'],
  ['/lawyer-portal/profile', 'Profile'],
  ['/lawyer-portal/profile/education/4f7c/edit', 'Profile'],
  ['/lawyer-portal/account-settings', undefined],
  ['/lawyer-portal/meetings-of-others', undefined],
])('on %s the current entry is %s', (pathname, label) => {
  const current = PORTAL_ENTRIES.filter((entry) => isCurrent(entry, pathname));
  expect(current.map((entry) => entry.label)).toEqual(label ? [label] : []);
});
