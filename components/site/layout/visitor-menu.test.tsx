import { render, screen } from '@testing-library/react';
import { VisitorLinksWithoutScript } from './site-header';
import { VisitorMenu } from './visitor-menu';

jest.mock('next/navigation', () => ({ usePathname: () => '/blog' }));

const PATHS = {
  find: '/lawyers-online',
  signIn: '/login',
  register: '/signup/customer',
  lawyers: '/signup/lawyer',
  blog: '/blog',
};

test('the search comes first in the drawer of a phone', () => {
  render(<VisitorMenu paths={PATHS} />);
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Sangguni',
    'Find a lawyer',
    'Sign in',
    'Blog',
    'Register',
    'Are you a lawyer',
  ]);
  expect(links[1]).toHaveAttribute('href', '/lawyers-online');
});

test('and without scripts', () => {
  render(<VisitorLinksWithoutScript />);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/lawyers-online');
});
