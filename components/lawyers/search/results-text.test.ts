import { SORT_OPTIONS } from '@/lib/catalogue/sort-options';
import { NO_FILTERS, type SearchFilters } from '@/lib/contract/lawyers/search-filters';
import { FREE_HELP_PATH } from '@/lib/contract/lawyers/search-paths';
import {
  exactCount,
  introOf,
  isFreeAlone,
  orderLine,
  titleOf,
  widerSearches,
} from './results-text';

const LABOR_IN_CEBU: SearchFilters = {
  ...NO_FILTERS,
  area: 'Labor',
  problem: { _id: 0, label: 'Dismissed without notice', area: 'Labor' },
  region: 'Central Visayas (VII)',
};
const ELECTION: SearchFilters = { ...NO_FILTERS, area: 'Election Law', region: 'Caraga (XIII)' };

describe('what the results page says', () => {
  it('counts those of the region and those elsewhere', () => {
    expect(titleOf(LABOR_IN_CEBU, { total: 18, anyExact: true, exact: 4 })).toBe(
      'Labor lawyers in Central Visayas (VII)',
    );
    expect(introOf(LABOR_IN_CEBU, { total: 18, anyExact: true, exact: 4 })).toBe(
      `4 lawyers for “Dismissed without notice”, and 14 in other regions.`,
    );
    expect(introOf(LABOR_IN_CEBU, { total: 1, anyExact: true, exact: 1 })).toBe(
      `1 lawyer for “Dismissed without notice”.`,
    );
  });

  it('does not claim a count it cannot know', () => {
    expect(
      introOf({ ...LABOR_IN_CEBU, problem: null }, { total: 40, anyExact: true, exact: null }),
    ).toBe(`40 lawyers, those in Central Visayas first.`);
  });

  it('says so where counting stopped', () => {
    const found = { total: 1000, moreThanTotal: true, anyExact: true, exact: 1004 };
    expect(introOf({ ...NO_FILTERS, maxPrice: 100_000 }, found)).toBe(`1,000+ lawyers.`);
    expect(introOf({ ...LABOR_IN_CEBU, problem: null, free: false }, found)).toBe(
      `1,000+ lawyers, those in Central Visayas first.`,
    );
    expect(introOf(ELECTION, { ...found, anyExact: false, exact: 0 })).toContain(
      'Below are 1,000+ election lawyers elsewhere',
    );
  });

  it('says so where nobody fits exactly', () => {
    const found = { total: 6, anyExact: false, exact: 0 };
    expect(titleOf(ELECTION, found)).toBe('No exact match for election lawyers in Caraga (XIII)');
    expect(introOf(ELECTION, found)).toBe(
      'No lawyer on Sangguni lists this area in this region yet. Below are 6 election lawyers elsewhere who meet by video or phone.',
    );
    expect(introOf({ ...ELECTION, language: 'Waray' }, { ...found, total: 1 })).toBe(
      'No lawyer in this region fits the other filters. Below is 1 election lawyer elsewhere who meets by video or phone.',
    );
  });

  it('says the rule of the free consultation above those who offer it, and where nobody does', () => {
    const free = { ...NO_FILTERS, free: true };
    expect(introOf(free, { total: 42, anyExact: true, exact: 42 })).toBe(
      `42 lawyers. You can have one with each lawyer, and two within 30 days.`,
    );
    const nobody = { total: 0, anyExact: false, exact: 0 };
    expect(titleOf(free, nobody)).toBe('No lawyer offers a free consultation now');
    expect(titleOf({ ...free, area: 'Labor' }, nobody)).toBe('No lawyer fits these filters');
    expect(introOf({ ...ELECTION, free: true }, { total: 6, anyExact: false, exact: 0 })).toMatch(
      /^No lawyer in this region fits the other filters\./,
    );
  });

  it('leads from the page of free consultations to all lawyers', () => {
    const free = { ...NO_FILTERS, path: FREE_HELP_PATH, free: true } as const;
    expect(isFreeAlone(free)).toBe(true);
    expect(titleOf(free, { total: 0, anyExact: false, exact: 0 })).toBe(
      'No lawyer offers a free consultation now',
    );
    expect(isFreeAlone({ ...free, area: 'Labor' })).toBe(false);
    const ways = widerSearches({ ...free, area: 'Labor' });
    expect(ways.map(({ filters }) => [filters.path, filters.area, filters.free])).toEqual([
      [FREE_HELP_PATH, null, true],
      ['/lawyers-online', 'Labor', false],
    ]);
  });

  it('offers to take back what stands in the way, one filter each', () => {
    const ways = widerSearches({
      ...ELECTION,
      maxPrice: 100_000,
      language: 'Waray',
      free: true,
      when: 'today',
    });
    expect(ways.map(({ label }) => label)).toEqual([
      'Search all regions',
      'Other areas in Caraga',
      'Any time',
      'Any price',
      'Any language',
      'With or without a free consultation',
    ]);
    expect(ways[0]?.filters).toMatchObject({ area: 'Election Law', region: null });
  });
});

it('says how the list is ordered', () => {
  const lines = SORT_OPTIONS.map((order) => orderLine({ ...NO_FILTERS, order }));
  expect(lines).toEqual([
    'Lowest rating first; ties go to fewer reviews.',
    'Highest rating first; ties go to more reviews.',
    'Lowest 30-minute price first.',
    'Highest 30-minute price first.',
    'Fewest years in practice first.',
    'Most years in practice first.',
  ]);
  expect(orderLine({ ...NO_FILTERS, soonest: true })).toBe('The earliest open time first.');
});

describe('how many fit exactly', () => {
  const page = (here: number, elsewhere: number) => [
    ...Array.from({ length: here }, () => ({ exactMatch: true })),
    ...Array.from({ length: elsewhere }, () => ({ exactMatch: false })),
  ];

  it('is known where the exact ones end', () => {
    expect(exactCount(page(4, 6), 0, true)).toBe(4);
    expect(exactCount(page(3, 7), 10, true)).toBe(13);
    expect(exactCount(page(5, 0), 10, false)).toBe(15);
    expect(exactCount(page(0, 2), 0, false)).toBe(0);
  });

  it('is not known before and after that', () => {
    expect(exactCount(page(10, 0), 0, true)).toBeNull();
    expect(exactCount(page(0, 10), 10, true)).toBeNull();
  });
});
