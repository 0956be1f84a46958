import { render, screen, within } from '@testing-library/react';
import type { Notary } from '@/lib/contract/notaries/notaries';
import { shownNotary } from '@/lib/testing/notaries/shown-notary';
import { NotaryView } from './notary-view';

function show(fields: Partial<Notary> = {}) {
  render(
    <NotaryView
      notary={shownNotary({ picture_url: null, ...fields })}
      siteUrl="https://sangguni.example"
    />,
  );
}

it('says who it is, where the office is and how to call it', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Atty. Maria Luisa Santos');
  expect(screen.getByText('Notary Public in Makati')).toBeInTheDocument();
  expect(screen.getByText(/2F Example Building/)).toHaveTextContent('Makati, Metro Manila');
  expect(screen.getByRole('link', { name: 'Call the office: +63 2 8123 4567' })).toHaveAttribute(
    'href',
    'tel:+63281234567',
  );
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Notary public' })).toHaveAttribute(
    'href',
    '/notary-public',
  );
  expect(crumbs.getByRole('link', { name: 'Makati' })).toHaveAttribute(
    'href',
    '/notary-public/makati',
  );
});

it('says where the commission counts, until when, and what was checked', () => {
  show();
  const commission = within(
    screen.getByRole('region', { name: 'Commission checked on August 12, 2026' }),
  );
  expect(commission.getByText(/^May notarize only within/)).toHaveTextContent(
    'May notarize only within this territory: City of Makati',
  );
  expect(commission.getByText('M-123')).toBeInTheDocument();
  expect(commission.getByText('December 31, 2027')).toBeInTheDocument();
  expect(commission.getByText(/is not a rating/)).toBeInTheDocument();
});

it('lists the hours from Monday to Sunday', () => {
  show();
  const rows = within(screen.getByRole('table', { name: 'Opening hours' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Monday8:00 AM to 12:00 PM, 1:00 PM to 5:30 PM',
    'TuesdayClosed',
    'WednesdayClosed',
    'ThursdayClosed',
    'FridayClosed',
    'SaturdayClosed',
    'Sunday9:00 AM to 12:00 PM',
  ]);
});

it('names every fee, which is paid at the office', () => {
  show();
  const fees = within(screen.getByRole('region', { name: 'Services and fees' }));
  const names = fees.getAllByRole('term').map(({ textContent }) => textContent);
  const prices = fees.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(names).toEqual(['Affidavit (jurat)', 'Acknowledgment of a deed']);
  expect(prices).toEqual(['₱200', '₱500.50']);
  expect(fees.getByText(/^Set by the notary public. Pay at the office/)).toBeInTheDocument();
});

it('leads to an appointment, and to a consultation of the same lawyer', () => {
  show();
  expect(screen.getByRole('link', { name: 'Request an appointment' })).toHaveAttribute(
    'href',
    '/request-notary/maria-santos-7k2f',
  );
  expect(
    screen.getByRole('link', { name: 'Book an online consultation with the same lawyer' }),
  ).toHaveAttribute('href', '/lawyer/maria-santos-7k2f');
});

it('offers no consultation where the lawyer cannot be booked', () => {
  show({ bookable: false });
  expect(screen.getByRole('link', { name: 'Request an appointment' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /consultation/ })).not.toBeInTheDocument();
});

it('says how to prepare, and that a video call is no notarization', () => {
  show();
  const preparation = within(screen.getByRole('region', { name: 'How to prepare' }));
  expect(preparation.getByText(/cedula \(community tax certificate\) is no/)).toBeInTheDocument();
  expect(preparation.getByText('November 23, 2026')).toBeInTheDocument();
  const video = within(
    screen.getByRole('region', { name: 'A video call on this site is not a notarization' }),
  );
  expect(video.getByRole('link', { name: 'A.M. No. 02-8-13-SC' })).toBeInTheDocument();
  expect(video.getByRole('link', { name: 'A.M. No. 24-10-14-SC' })).toBeInTheDocument();
});

it('has a code that opens the page', () => {
  show();
  expect(
    screen.getByRole('img', { name: 'QR code of the page of Atty. Maria Luisa Santos' }),
  ).toBeInTheDocument();
});
