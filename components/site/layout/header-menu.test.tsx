import { render, screen } from '@testing-library/react';
import { LinksWithoutScript } from './header-links';
import { HeaderMenu } from './header-menu';

jest.mock('next/navigation', () => ({ usePathname: () => '/blog' }));

const labels = () =>
  screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);

test('the ways to help come first in the drawer of a phone', () => {
  render(<HeaderMenu visitor />);
  expect(labels()).toEqual([
    'Sangguni',
    'Find a lawyer',
    'Notary public',
    'Free legal help',
    'Sign in',
    'FAQ',
    'Blog',
    'Register',
    'Are you a lawyer',
  ]);
  expect(screen.getByRole('link', { name: 'Find a lawyer', hidden: true })).toHaveAttribute(
    'href',
    '/lawyers-online',
  );
});

test('who is signed in has it too, without the ways to an account', () => {
  render(<HeaderMenu visitor={false} />);
  expect(labels()).toEqual([
    'Sangguni',
    'Find a lawyer',
    'Notary public',
    'Free legal help',
    'FAQ',
    'Blog',
  ]);
});

test('and without scripts', () => {
  render(<LinksWithoutScript visitor />);
  expect(labels()).toEqual([
    'Find a lawyer',
    'Notary public',
    'Free legal help',
    'Sign in',
    'Register',
    'Are you a lawyer',
    'FAQ',
    'Blog',
  ]);
});
