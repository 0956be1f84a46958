import { isCurrentEntry, SIDE_ENTRIES, TAB_ENTRIES } from './client-navigation';

test.each([
  ['/customer-portal', 'Meetings'],
  ['/customer-portal/meeting/4f7c', 'Meetings'],
  ['/customer-portal/meeting/4f7c/summary', 'Meetings'],
  ['/customer-portal/messages', 'Messages'],
  ['/customer-portal/messages/maria-7k2f', 'Messages'],
  ['/customer-portal/work-items', 'Agreements'],
  ['/customer-portal/work-items/4f7c', 'Agreements'],
  ['/customer-portal/account-settings', 'Account settings'],
  ['/customer-portal/account-settings/texts', 'Account settings'],
  ['/customer-portal/meetings', undefined],
])('on %s the current entry is %s', (pathname, label) => {
  for (const entries of [SIDE_ENTRIES, TAB_ENTRIES]) {
    const current = entries.filter((entry) => isCurrentEntry(entry, pathname));
    expect(current.map((entry) => entry.label)).toEqual(label ? [label] : []);
  }
});
