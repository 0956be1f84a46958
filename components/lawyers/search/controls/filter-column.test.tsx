import { fireEvent, render, screen } from '@testing-library/react';
import { cleared, NO_FILTERS, type SearchFilters } from '@/lib/contract/lawyers/search-filters';
import { FREE_HELP_PATH } from '@/lib/contract/lawyers/search-paths';
import { SearchNavigation } from '../filters/search-navigation';
import { ResultsHeading } from '../results-heading';
import { FilterChips } from './filter-chips';
import { FilterColumn } from './filter-column';
import { FirstChoices } from './first-choices';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const FREE = 'Free 30-minute consultation';
const CEBU = { region: 'Central Visayas (VII)', free: true } as const;

function open(filters: SearchFilters) {
  render(
    <SearchNavigation filters={filters}>
      <FilterColumn />
      <ResultsHeading title="Lawyers" />
      <FilterChips />
    </SearchNavigation>,
  );
}

const form = () => screen.getByRole('combobox', { name: 'Region' }).closest('form');
const clearAll = () => screen.getByRole('link', { name: 'Clear all' });
const chips = () => screen.getAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => push.mockClear());

it('offers the free consultation as a filter where it is one', () => {
  open({ ...NO_FILTERS, ...CEBU });
  expect(screen.getByRole('checkbox', { name: new RegExp(FREE) })).toBeChecked();
  expect(chips()).toEqual([expect.stringContaining('Central Visayas (VII)')]);
  expect(form()).toHaveAttribute('action', '/lawyers-online');
  expect(clearAll()).toHaveAttribute('href', '/lawyers-online');
});

it('says once what is chosen: by a first choice, or by a chip that takes it back', () => {
  render(
    <SearchNavigation filters={{ ...NO_FILTERS, ...CEBU, when: 'today', written: true }}>
      <FilterChips />
      <FirstChoices />
    </SearchNavigation>,
  );
  const chosen = screen.getAllByRole('link', { current: true });
  expect(chosen.map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Free first meeting',
    'Written work',
  ]);
  expect(screen.getByRole('list', { name: 'Filters in use' }).textContent).toBe(
    'Central Visayas (VII)Remove this filter',
  );
  expect(screen.getByRole('link', { name: 'Free first meeting' })).toHaveAttribute(
    'href',
    '/lawyers-online?region=central-visayas&written=1&when=today',
  );
});

it('offers the open times, and keeps the soonest first', () => {
  open({ ...NO_FILTERS, when: 'evenings', soonest: true });
  expect(screen.getByRole('radio', { name: 'Evenings' })).toBeChecked();
  expect(chips()).toEqual([expect.stringContaining('Open evenings')]);
  expect(Object.fromEntries(new FormData(form() as HTMLFormElement))).toMatchObject({
    when: 'evenings',
    soonest: '1',
  });
  expect(form()).toHaveAttribute('action', '/lawyers-online');
  expect(clearAll()).toHaveAttribute('href', '/lawyers-online?soonest=1');
  fireEvent.click(screen.getByRole('radio', { name: 'Today' }));
  expect(push).toHaveBeenCalledWith('/lawyers-online?when=today&soonest=1');
});

it('searches on the page of free legal help without offering what that page implies', () => {
  open({ ...cleared({ ...NO_FILTERS, path: FREE_HELP_PATH }), ...CEBU });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(chips()).toEqual([expect.stringContaining('Central Visayas (VII)')]);
  expect(form()).toHaveAttribute('action', '/free-legal-help#lawyers');
  expect(clearAll()).toHaveAttribute('href', '/free-legal-help#lawyers');
  fireEvent.change(screen.getByRole('combobox', { name: 'Region' }), {
    target: { value: 'davao-region' },
  });
  expect(push).toHaveBeenCalledWith('/free-legal-help?region=davao-region#lawyers');
});
