import { render, screen } from '@testing-library/react';
import { shownNotary } from '@/lib/testing/notaries/shown-notary';
import { AlsoNotary } from './also-notary';

it('leads from a lawyer to the page of the notary public', () => {
  render(<AlsoNotary notary={shownNotary({ city: 'quezon-city' })} />);
  expect(screen.getByRole('link', { name: 'Also a notary public in Quezon City' })).toHaveAttribute(
    'href',
    '/notary-public/profile/maria-santos-7k2f',
  );
});
