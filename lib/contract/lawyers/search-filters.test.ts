import { SORT_OPTIONS } from '@/lib/catalogue/sort-options';
import { type RawParams, readSearch } from './search';
import {
  choosesFree,
  cleared,
  NO_FILTERS,
  type SearchFilters,
  searchHref,
  searchQueryOf,
} from './search-filters';
import { FREE_HELP_PATH } from './search-paths';

const DISMISSED: SearchFilters = {
  ...NO_FILTERS,
  area: 'Labor',
  problem: { _id: 0, label: 'Dismissed without notice', area: 'Labor' },
  region: 'Central Visayas (VII)',
};

/** The parameters of an address as a page receives them. */
function paramsOf(href: string): RawParams {
  return Object.fromEntries(new URL(href, 'http://localhost').searchParams);
}

describe('the address of a search', () => {
  it('names what is asked for and nothing else', () => {
    expect(searchHref(NO_FILTERS)).toBe('/lawyers-online');
    expect(searchHref(DISMISSED)).toBe(
      '/lawyers-online?area_of_practice=labor&legal_problem=0&region=central-visayas',
    );
    expect(searchHref(DISMISSED, 2)).toMatch(/&page=2$/);
  });

  it.each(SORT_OPTIONS)('reads back every filter with the order $label', (order) => {
    const filters: SearchFilters = {
      ...DISMISSED,
      language: 'Hiligaynon Ilonggo',
      maxPrice: 150_000,
      free: true,
      when: 'evenings',
      soonest: true,
      order,
    };
    expect(readSearch(paramsOf(searchHref(filters))).filters).toEqual(filters);
  });
});

describe('reading an address', () => {
  it('takes labels as well as slugs, whatever the case', () => {
    expect(
      readSearch({ area_of_practice: 'Immigration Law', region: 'central visayas (vii)' }).filters,
    ).toMatchObject({ area: 'Immigration Law', region: 'Central Visayas (VII)' });
  });

  it('lets the problem decide the area', () => {
    expect(readSearch({ area_of_practice: 'taxation', legal_problem: '0' }).filters.area).toBe(
      'Labor',
    );
  });

  it('searches the region of a city, and everywhere for the whole country', () => {
    expect(readSearch({ region: 'makati' }).filters.region).toBe('Metro Manila (NCR)');
    expect(readSearch({ region: 'Cavite' }).filters.region).toBe('Calabarzon (IV-A)');
    expect(readSearch({ region: 'GenSan' }).filters.region).toBe('Soccsksargen (XII)');
    expect(readSearch({ region: 'philippines' }).filters.region).toBeNull();
  });

  it('takes a free consultation for 1 alone', () => {
    const freeOf = (free: string) => readSearch({ free }).filters.free;
    expect([freeOf('1'), freeOf(''), freeOf('0'), freeOf('true'), freeOf('2')]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each<RawParams>([
    { area_of_practice: 'sorcery', region: 'atlantis', language: 'Klingon' },
    { legal_problem: '99999', max_price: '-1', sort: 'luck', sort_direction: '7' },
    { legal_problem: '0x0', max_price: '1.5', sort: '', sort_direction: '' },
    { legal_problem: 'NaN', max_price: 'cheap', region: '', area_of_practice: '' },
  ])('leaves out what it cannot read: %j', (raw) => {
    expect(readSearch(raw).filters).toEqual(NO_FILTERS);
  });

  it('takes the first of a repeated parameter', () => {
    expect(readSearch({ language: ['Cebuano', 'Waray'] }).filters.language).toBe('Cebuano');
  });

  it('begins at the first page where the page cannot be read', () => {
    expect(readSearch({ page: '3' }).page).toBe(3);
    expect(['', '-1', 'x', '1.5', '99999999'].map((page) => readSearch({ page }).page)).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });

  it('reads the last of several pages as it is written, never before the first', () => {
    const read = (href: string) => readSearch(paramsOf(href));
    expect(read(searchHref(NO_FILTERS, 0, 2))).toMatchObject({ page: 0, lastPage: 2 });
    expect(read(searchHref(NO_FILTERS, 3, 5))).toMatchObject({ page: 3, lastPage: 5 });
    expect(read(searchHref(NO_FILTERS, 3))).toMatchObject({ page: 3, lastPage: 3 });
    expect(readSearch({ page: '3', upto: '1' }).lastPage).toBe(3);
    expect(readSearch({ page: '3', upto: 'x' }).lastPage).toBe(3);
  });
});

describe('words for a problem in an address', () => {
  it('are read by what they mean, and bring the area along', () => {
    const { filters, asked } = readSearch({ q: ' estafa ', region: 'cebu' });
    expect(filters.problem?.label).toBe('Estafa complaint');
    expect(filters).toMatchObject({ area: 'Criminal', region: 'Central Visayas (VII)' });
    expect(asked).toEqual({ words: 'estafa', readings: [filters.problem] });
    expect(readSearch({ q: 'estafa', area_of_practice: 'labor' }).filters.area).toBe('Criminal');
  });

  it('have other readings, the likeliest first', () => {
    const { filters, asked } = readSearch({ q: 'utang' });
    expect(asked?.readings[0]).toEqual(filters.problem);
    expect(asked?.readings.length).toBeGreaterThan(3);
    expect(asked?.readings.length).toBeLessThanOrEqual(12);
  });

  it('may mean nothing', () => {
    const { filters, asked } = readSearch({ q: 'zzzz', area_of_practice: 'labor' });
    expect(filters).toMatchObject({ problem: null, area: 'Labor' });
    expect(asked).toEqual({ words: 'zzzz', readings: [] });
  });

  it('give way to a chosen problem', () => {
    const { filters, asked } = readSearch({ q: 'estafa', legal_problem: '0' });
    expect(filters.problem?._id).toBe(0);
    expect(asked).toBeNull();
  });

  it('that name a problem choose it, unless beside another area', () => {
    const named = readSearch({ q: 'dismissed without notice', area_of_practice: 'labor' });
    expect(named).toMatchObject({ filters: { problem: { _id: 0 } }, asked: null });
    const other = readSearch({ q: 'Dismissed without notice', area_of_practice: 'criminal' });
    expect(other).toMatchObject({ filters: { problem: null, area: 'Criminal' }, asked: null });
  });

  it('are cut where they are too long', () => {
    expect(readSearch({ q: `estafa ${'z'.repeat(5000)}` }).asked?.words).toHaveLength(200);
    expect(readSearch({ q: '   ' }).asked).toBeNull();
  });
});

describe('the page of free legal help', () => {
  const read = (href: string) => readSearch(paramsOf(href), FREE_HELP_PATH).filters;
  const filters: SearchFilters = { ...DISMISSED, path: FREE_HELP_PATH, free: true };

  it('implies the free consultation, whatever its address says of it', () => {
    expect(read('/free-legal-help')).toEqual({ ...NO_FILTERS, path: FREE_HELP_PATH, free: true });
    expect(read('/free-legal-help?free=0')).toEqual(cleared(filters));
    expect(choosesFree(filters)).toBe(false);
    expect(searchQueryOf(filters)).not.toHaveProperty('free');
  });

  it('keeps its searches on the page, where the lawyers begin', () => {
    expect(searchHref(cleared(filters))).toBe('/free-legal-help#lawyers');
    expect(searchHref(filters, 1, 2)).toBe(
      '/free-legal-help?area_of_practice=labor&legal_problem=0&region=central-visayas&page=1&upto=2#lawyers',
    );
    expect(read(searchHref(filters))).toEqual(filters);
  });

  it('clears the filters and keeps the order', () => {
    const order = SORT_OPTIONS[2];
    expect(cleared({ ...filters, when: 'today', order })).toEqual({
      ...NO_FILTERS,
      path: FREE_HELP_PATH,
      free: true,
      order,
    });
  });
});

describe('the place that was chosen', () => {
  const placeOf = (query: Record<string, string>) => readSearch(query).filters.place;

  test.each([
    [{ region: 'central-visayas', place: 'Cebu' }, 'Cebu'],
    // A form without scripts sends what was typed as the region.
    [{ region: 'Cebu' }, 'Cebu'],
    [{ region: 'cdo' }, 'Cagayan de Oro, Misamis Oriental'],
    [{ region: 'central-visayas' }, null],
    [{ region: 'davao-region', place: 'Cebu' }, null],
    [{ region: 'central-visayas', place: 'Atlantis' }, null],
    [{ region: 'central-visayas', place: '<b>Cebu</b>' }, null],
    [{ place: 'Cebu' }, null],
    [{ q: 'estafa', region: '' }, null],
  ])('of %j is %j', (query, place) => {
    expect(placeOf(query as Record<string, string>)).toBe(place);
  });

  test('is in the address beside its region, and not in the call', () => {
    const { filters } = readSearch({ region: 'Cebu' });
    expect(searchHref(filters)).toBe('/lawyers-online?region=central-visayas&place=Cebu');
    expect(searchQueryOf(filters)).not.toHaveProperty('place');
    expect(searchHref({ ...filters, region: null })).toBe('/lawyers-online');
  });
});
