import { render, screen } from '@testing-library/react';
import { SiteFooter } from './site-footer';

const CONTACTS = { supportEmail: 'help@sangguni.example', social: [], sendsTexts: true };

test('the Trustmark leads to where it is confirmed, once the operator has one', () => {
  const { rerender } = render(<SiteFooter contacts={CONTACTS} year={2026} />);
  expect(screen.queryByText(/Trustmark/)).not.toBeInTheDocument();
  const trustmark = { number: 'TM-2026-000123', href: 'https://trustmark.example/1' };
  rerender(<SiteFooter contacts={{ ...CONTACTS, trustmark }} year={2026} />);
  expect(screen.getByRole('link', { name: 'DTI Trustmark TM-2026-000123' })).toHaveAttribute(
    'href',
    trustmark.href,
  );
});
