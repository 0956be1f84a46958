import { render, screen } from '@testing-library/react';
import { SORT_OPTIONS } from '@/lib/catalogue/sort-options';
import { NO_FILTERS, type SearchFilters } from '@/lib/contract/lawyers/search-filters';
import { SearchNavigation } from '../filters/search-navigation';
import { SortMenu } from './sort-menu';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

function open(filters: Partial<SearchFilters>) {
  render(
    <SearchNavigation filters={{ ...NO_FILTERS, ...filters }}>
      <SortMenu />
    </SearchNavigation>,
  );
  return screen.getAllByRole('link', { hidden: true });
}

it('puts the soonest before the six orders', () => {
  const links = open({ order: SORT_OPTIONS[2] });
  expect(links.map((link) => link.textContent)).toEqual([
    'Soonest first',
    ...SORT_OPTIONS.map(({ label }) => label),
  ]);
  expect(links[0]).toHaveAttribute('href', '/lawyers-online?soonest=1');
  expect(links[3]).toHaveAttribute('aria-current', 'true');
});

it('leaves the soonest with any of the orders', () => {
  const links = open({ soonest: true });
  expect(screen.getAllByText('Soonest first')).toHaveLength(2);
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]]);
  expect(links[2]).toHaveAttribute('href', '/lawyers-online');
});
