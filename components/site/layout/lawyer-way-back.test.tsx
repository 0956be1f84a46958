import { render, screen } from '@testing-library/react';
import { addWhoSeesWhat } from '@/lib/testing/jest/who-sees-what';
import { LawyerWayBack } from './site-frame';

const root = document.documentElement.dataset;
const bar = () => screen.queryByRole('navigation', { name: 'Lawyer portal' });

beforeAll(addWhoSeesWhat);
afterEach(() => {
  delete root.viewer;
  delete root.ownProfile;
});

it.each([undefined, 'customer', 'unknown'])('is not there for others: %s', (viewer) => {
  if (viewer) root.viewer = viewer;
  render(<LawyerWayBack />);
  expect(bar()).toBeNull();
});

it('leads a lawyer back to the portal and to the own public profile', () => {
  root.viewer = 'lawyer';
  render(<LawyerWayBack />);
  expect(bar()).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to your portal' })).toHaveAttribute(
    'href',
    '/lawyer-portal',
  );
  expect(screen.getByRole('link', { name: 'Your public profile' })).toHaveAttribute(
    'href',
    '/lawyer-portal/public-profile',
  );
  expect(screen.queryByText('This is your public profile')).not.toBeVisible();
});

it('says on the own profile whose it is, and leads to the editor', () => {
  root.viewer = 'lawyer';
  root.ownProfile = '';
  render(<LawyerWayBack />);
  expect(screen.getByText('This is your public profile')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Your public profile' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute(
    'href',
    '/lawyer-portal/profile',
  );
});
