import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { FreeConsultations } from '@/components/site/home/hero';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';
import { Eligibility } from './eligibility';
import { FreeHelpHead } from './free-help-head';
import { InDanger } from './in-danger';
import { PublicHelp } from './public-help';

const details = (title: string) =>
  screen.getByText(title, { selector: 'summary *' }).closest('details');

/** Opens the part of the page that is folded. */
function renderOpen(part: ReactElement) {
  render(part);
  const [outer] = document.querySelectorAll('details');
  if (outer) outer.open = true;
}

describe('where to ask', () => {
  it('lists every region, with that of the search open', () => {
    renderOpen(<PublicHelp region="Davao Region (XI)" />);
    for (const region of SEARCH_REGIONS) {
      expect(details(region)?.open).toBe(region === 'Davao Region (XI)');
    }
    const davao = within(details('Davao Region (XI)') as HTMLElement);
    expect(davao.getByText('PAO Tagum District Office')).toBeVisible();
    expect(davao.getAllByText(/Read Mon November 23, 2026|Read November 23, 2026/)).toHaveLength(3);
    expect(davao.getByRole('link', { name: 'SunStar, April 2025' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
  });

  it('says how to find help where no source names an office', () => {
    renderOpen(<PublicHelp region="Caraga (XIII)" />);
    const caraga = within(details('Caraga (XIII)') as HTMLElement);
    expect(caraga.getByText(/^We found no dated source for an office in Caraga\./)).toBeVisible();
  });

  it('gives the hotline of the PAO as a number that a phone can call', () => {
    renderOpen(<PublicHelp region={null} />);
    expect(screen.getByRole('link', { name: '(02) 8929-9436' })).toHaveAttribute(
      'href',
      'tel:+63289299436',
    );
  });
});

test('every number for somebody in danger has its source and the day it was read', () => {
  renderOpen(<InDanger />);
  const lines = screen.getAllByRole('listitem');
  expect(lines).toHaveLength(6);
  for (const line of lines)
    expect(within(line).getByText(/^\. Read November 30, 2026\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: '1553' })).toHaveAttribute('href', 'tel:1553');
});

describe('whom the PAO helps', () => {
  it('shows the dated limits and leaves the decision to the PAO', () => {
    renderOpen(<Eligibility />);
    expect(screen.getByText('Only the PAO decides whether it takes a case.')).toBeVisible();
    const table = screen.getByRole('table', { name: /2021 manual/ });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Metro Manila₱24,000',
      'Other cities₱22,000',
      'All other places₱20,000',
    ]);
    expect(screen.getAllByText(/^Sources?:$/).length).toBeGreaterThan(8);
  });
});

it('names what is free and leads to each part of the page', () => {
  render(<FreeHelpHead />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Free legal help');
  expect(screen.getByText('No card, no checkout')).toBeVisible();
  const pao = screen.getByRole('region', { name: 'Public Attorney’s Office (PAO)' });
  expect(within(pao).getByRole('link', { name: '(02) 8929-9436' })).toHaveAttribute(
    'href',
    'tel:+63289299436',
  );
  const parts = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#in-danger',
    '#eligibility',
    '#what-to-bring',
  ]);
});

it('is where the count on the main page leads', () => {
  render(<FreeConsultations total={3} />);
  expect(screen.getByRole('link', { name: /^3 lawyers offer a free/ })).toHaveAttribute(
    'href',
    '/free-legal-help',
  );
});
