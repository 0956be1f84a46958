import { render, screen } from '@testing-library/react';
import { SearchKinds } from './hero';

it('offers the search on the card first, then the one of notaries public', () => {
  render(<SearchKinds />);
  const kinds = screen.getByRole('list', { name: 'What are you looking for' });
  expect([...kinds.children].map((kind) => kind.textContent)).toEqual([
    'Online Consultation',
    'Notary Public',
  ]);
  expect(screen.getByText('Online Consultation')).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Notary Public' })).toHaveAttribute(
    'href',
    '/notary-public',
  );
});
