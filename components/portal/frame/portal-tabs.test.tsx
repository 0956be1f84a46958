import { fireEvent, render, screen, within } from '@testing-library/react';
import { Queries } from '@/lib/client/platform/queries';
import { PortalTabs } from './portal-tabs';

let mockPath = '';
jest.mock('next/navigation', () => ({
  usePathname: () => mockPath,
  useRouter: () => ({ push: jest.fn(), replace: jest.fn(), refresh: jest.fn() }),
}));

test.each([
  ['/lawyer-portal/payments', 'Payments'],
  ['/lawyer-portal/work-items/4f7c', 'Engagement Agreements'],
  ['/lawyer-portal/account-settings', 'Account Settings'],
  ['/lawyer-portal/account-settings/security', 'Account Settings'],
])('on %s the entry “%s” behind “More” is the current one', async (path, name) => {
  mockPath = path;
  render(<PortalTabs />, { wrapper: Queries });
  const more = screen.getByRole('button', { name: /^More/ });
  expect(more).toHaveAccessibleName(`More (now ${name})`);
  fireEvent.click(more);
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { current: 'page' })).toHaveTextContent(name);
});

test('on a page of the bar nothing behind “More” is', () => {
  mockPath = '/lawyer-portal/calendar';
  render(<PortalTabs />, { wrapper: Queries });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Calendar');
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
});
