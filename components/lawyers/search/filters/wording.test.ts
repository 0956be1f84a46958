import { NO_FILTERS, type SearchFilters } from '@/lib/contract/lawyers/search-filters';
import { FREE_HELP_PATH } from '@/lib/contract/lawyers/search-paths';
import { countFilters, resultsTitle } from './wording';

const DISMISSED: SearchFilters = {
  ...NO_FILTERS,
  area: 'Labor',
  problem: { _id: 0, label: 'Dismissed without notice', area: 'Labor' },
  region: 'Central Visayas (VII)',
};

it('counts what has a chip of its own', () => {
  expect(countFilters(NO_FILTERS)).toBe(0);
  expect(countFilters(DISMISSED)).toBe(3);
  expect(countFilters({ ...DISMISSED, language: 'Waray', maxPrice: 0, free: true })).toBe(6);
  expect(countFilters({ ...DISMISSED, when: 'today', soonest: true })).toBe(4);
  expect(countFilters({ ...DISMISSED, path: FREE_HELP_PATH, free: true })).toBe(3);
});

it('names the free consultation in the title', () => {
  expect(resultsTitle({ ...NO_FILTERS, free: true })).toBe(
    'Lawyers in the Philippines with a free consultation',
  );
});

it.each([
  ['Central Visayas (VII)', null, 'Lawyers in Central Visayas (VII)'],
  ['Central Visayas (VII)', 'Cebu', 'Lawyers in Cebu, Central Visayas'],
  [
    'Northern Mindanao (X)',
    'Cagayan de Oro, Misamis Oriental',
    'Lawyers in Cagayan de Oro, Northern Mindanao',
  ],
  [null, null, 'Lawyers in the Philippines'],
] as const)('names the region %s with the place %s that was chosen', (region, place, title) => {
  expect(resultsTitle({ ...NO_FILTERS, region, place })).toBe(title);
});

it('names the open times in the title', () => {
  expect(resultsTitle({ ...NO_FILTERS, area: 'Labor', when: 'today' })).toBe(
    'Labor lawyers in the Philippines with an open time today',
  );
  expect(resultsTitle({ ...NO_FILTERS, free: true, when: 'evenings' })).toBe(
    'Lawyers in the Philippines with a free consultation and open evenings',
  );
});
