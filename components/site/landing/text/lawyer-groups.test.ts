import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import type { LawyerSummary, SearchResult } from '@/lib/contract/lawyers/search';
import { findLanding } from './landing';
import { groupLawyers } from './lawyer-groups';
import { groupHeading } from './wording';

const NO_SUMMARY: LawyerSummary = {
  total: 0,
  price_30: null,
  price_60: null,
  earliest: null,
  languages: [],
  regions: [],
};

function cards(prefix: string, count: number, exactMatch: boolean): LawyerCard[] {
  return Array.from({ length: count }, (_, n) => card(`${prefix}-${n}`, exactMatch));
}

function card(id: string, exactMatch: boolean): LawyerCard {
  return {
    _id: id,
    display_name: id,
    picture_url: null,
    quote: '',
    areas_of_practice: ['Labor'],
    languages: ['English'],
    region: 'Central Visayas (VII)',
    city: '',
    bar_year: 2010,
    rating: 0,
    review_count: 0,
    services: [],
    ibp_verified: true,
    verified_at: null,
    free_consultation: false,
    first_meetings: 0,
    answer_minutes: null,
    calendar: {},
    exactMatch,
  };
}

function grouped(city: number | null, region: number, elsewhere: number) {
  const inCity = city === null ? null : cards('city', city, true);
  const rest = cards('region', region, true);
  const far = cards('far', elsewhere, false);
  const total = (city ?? 0) + region;
  const results = [...rest, ...(inCity ?? []), ...far];
  const found = pageOf(results, total + elsewhere);
  return groupLawyers({
    summary: { ...NO_SUMMARY, total },
    found,
    inCity: inCity && pageOf(inCity, inCity.length),
    everywhere: null,
  });
}

function pageOf(results: LawyerCard[], total: number): SearchResult {
  return { results, hasMore: false, page: 0, total, exactMatch: true };
}

test.each([
  [[null, 9, 1], 'place 6 of 9'],
  [[null, 2, 8], 'place 2 of 2, elsewhere 1 of 8'],
  [[null, 0, 8], 'elsewhere 3 of 8'],
  [[null, 0, 0], ''],
  [[2, 8, 0], 'city 2 of 2, place 4 of 8'],
  [[9, 5, 0], 'city 6 of 9, place 2 of 5'],
  [[0, 8, 2], 'place 6 of 8'],
  [[1, 1, 5], 'city 1 of 1, place 1 of 1, elsewhere 1 of 5'],
] as const)('of %p in city, region and elsewhere a page shows %s', ([city, region, far], shown) => {
  const groups = grouped(city, region, far);
  expect(groups.map((g) => `${g.kind} ${g.lawyers.length} of ${g.total}`).join(', ')).toBe(shown);
  const ids = groups.flatMap((group) => group.lawyers.map(({ _id }) => _id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('each group is named for what it holds', () => {
  const cebu = findLanding('labor', 'cebu');
  if (!cebu) throw new Error('no page about Cebu City');
  const headings = grouped(1, 1, 5).map((group) => groupHeading(cebu, group, true));
  expect(headings).toEqual([
    '1 labor lawyer in Cebu City',
    '1 more in Central Visayas',
    'Labor lawyers in other regions',
  ]);
  const [region] = grouped(0, 8, 2);
  expect(region && groupHeading(cebu, region, false)).toBe('8 labor lawyers in Central Visayas');
});
