import { NO_NOTARY_FILTERS, type NotaryFilters, notarySearchHref } from './filters';
import { readNotarySearch } from './read-address';

function read(href: string) {
  return readNotarySearch(Object.fromEntries(new URL(href, 'http://host').searchParams));
}

test.each<[Partial<NotaryFilters>, number, string]>([
  [{}, 0, '/notary-public'],
  [{}, 2, '/notary-public?page=2'],
  [{ city: 'makati', day: 0 }, 0, '/notary-public?city=makati&day=0'],
  [{ document: 'sale', city: 'makati' }, 0, '/notary-public?document=sale&city=makati'],
  [
    { city: 'cebu-city', day: 6, evening: true, maxFee: 30_000, sort: 'name' },
    1,
    '/notary-public?city=cebu-city&day=6&evening=1&max_fee=30000&sort=name&page=1',
  ],
])('%p, page %i', (some, page, href) => {
  const filters = { ...NO_NOTARY_FILTERS, ...some };
  expect(notarySearchHref(filters, page)).toBe(href);
  expect(read(href)).toEqual({ filters, page, unknownCity: null });
});

test.each([
  '/notary-public?city=&day=&max_fee=&sort=fee',
  '/notary-public?document=spell&city=atlantis&day=7&evening=yes&max_fee=cheap&sort=stars&page=-1',
  '/notary-public?day=1.5&page=9999999',
])('what cannot be read is left out: %s', (href) => {
  expect(read(href)).toMatchObject({ filters: NO_NOTARY_FILTERS, page: 0 });
});

test('of a repeated parameter the first counts', () => {
  expect(readNotarySearch({ city: ['makati', 'pasig'] }).filters.city).toBe('makati');
});

// Sent as typed by a browser without scripts.
test.each([
  ['Makati', 'makati', null],
  ['Cebu City, Cebu', 'cebu-city', null],
  ['cebu', 'cebu-city', null],
  ['QC', 'quezon-city', null],
  ['Las Pinas', 'las-pinas', null],
  ['City of Parañaque', 'paranaque', null],
  ['Atlantis', null, 'Atlantis'],
  ['  ', null, null],
])('the typed city %j is %j', (typed, city, unknownCity) => {
  expect(readNotarySearch({ city: typed })).toMatchObject({ filters: { city }, unknownCity });
});
