import { CITIES, findCity } from '@/lib/catalogue/cities';
import type { CityFigures } from '@/lib/contract/notaries/notaries';
import { shownNotary } from '@/lib/testing/notaries/shown-notary';
import { notaryCityMetadata } from '../../seo/notary-city-metadata';
import { notaryCityThings } from '../../seo/notary-city-things';
import { type CityNotaries, citiesToGo } from './city-notaries';
import { cityQuestions } from './city-questions';
import { cityDescription, citySentence, openSentence } from './city-wording';

function city(slug: string) {
  const found = findCity(slug);
  if (!found) throw new Error(`no city ${slug}`);
  return found;
}

function figures(slug: string, total: number, min = 20_000, max = 20_000): CityFigures {
  return { city: slug, total, fees: { min, max } };
}

function notaries(total: number, cities: CityFigures[]): CityNotaries {
  const results = Array.from({ length: Math.min(total, 10) }, (_, n) =>
    shownNotary({ _id: `n${n}` }),
  );
  const found = { results, total, page: 0, hasMore: total > 10 };
  return { found, onSaturday: 1, inEvening: 0, cities };
}

const MAKATI = city('makati');

test.each([
  [0, [], 'No notary public on Sangguni has an office in Makati yet.'],
  [1, [figures('makati', 1)], '1 notary public with an office in Makati. Fees start at ₱200.'],
  [2, [figures('makati', 2)], '2 notaries public with an office in Makati. Fees start at ₱200.'],
  [
    3,
    [figures('makati', 3, 20_000, 50_000)],
    '3 notaries public with an office in Makati. Their lowest fees are ₱200 to ₱500.',
  ],
])('what is said of %i', (total, cities, sentence) => {
  expect(citySentence(MAKATI, notaries(total, cities))).toBe(sentence);
});

test.each([
  [1, 0, 'The notary public here is not open on Saturdays.'],
  [1, 1, 'The notary public here is open on Saturdays.'],
  [3, 0, 'None of the 3 is open on Saturdays.'],
  [3, 1, '1 of the 3 is open on Saturdays.'],
  [3, 2, '2 of the 3 are open on Saturdays.'],
  [3, 3, 'All 3 are open on Saturdays.'],
])('of %i are %i open', (total, open, sentence) => {
  expect(openSentence(total, open, 'on Saturdays')).toBe(sentence);
});

test('descriptions and titles of every city fit', () => {
  for (const one of CITIES) {
    for (const total of [0, 1, 12]) {
      const there = notaries(total, total > 0 ? [figures(one.slug, total)] : []);
      const { title, description } = notaryCityMetadata(one, there);
      expect(description).toBe(cityDescription(one, there));
      expect(description?.length).toBeGreaterThan(50);
      expect(description?.length).toBeLessThanOrEqual(160);
      expect((title as { absolute: string }).absolute.length).toBeLessThanOrEqual(65);
    }
  }
});

test('a city without a notary is not for search engines, but its links are', () => {
  const { robots } = notaryCityMetadata(MAKATI, notaries(0, [figures('pasig', 2)]));
  expect(robots).toEqual({ index: false, follow: true });
  const one = notaries(1, [figures('makati', 1)]);
  expect(notaryCityMetadata(MAKATI, one)).not.toHaveProperty('robots');
});

test('cities of the province come first, and never the city itself', () => {
  const cities = [figures('makati', 9), figures('tagbilaran', 5), figures('mandaue', 1)];
  const near = citiesToGo(city('cebu-city'), notaries(0, cities));
  expect(near.map(({ city: { slug }, total }) => [slug, total])).toEqual([
    ['mandaue', 1],
    ['tagbilaran', 5],
  ]);
});

test('where the region has none, those with most are offered', () => {
  const cities = [figures('baguio', 1), figures('makati', 9), figures('cebu-city', 4)];
  const far = citiesToGo(city('marawi'), notaries(0, cities));
  expect(far.map(({ city: { slug } }) => slug)).toEqual(['makati', 'cebu-city', 'baguio']);
});

test('questions about figures are asked only where there are some', () => {
  const asked = (there: CityNotaries) =>
    cityQuestions(MAKATI, there).map(({ question }) => question);
  const without = asked(notaries(0, []));
  const all = asked(notaries(3, [figures('makati', 3)]));
  expect(all.slice(2)).toEqual(without);
  expect(all[0]).toBe('How much does a notary public in Makati charge?');
});

test('answers say the figures', () => {
  const [fee, hours] = cityQuestions(MAKATI, notaries(3, [figures('makati', 3, 20_000, 50_000)]));
  expect(fee?.answer).toMatch(/lowest fees of the 3 notaries public in Makati are ₱200 to ₱500/);
  expect(hours?.answer).toMatch(
    /^1 of the 3 is open on Saturdays\. None of the 3 is open after 5 PM/,
  );
});

test('search engines are told of the offices, or of the way and the questions alone', () => {
  const types = (there: CityNotaries) =>
    notaryCityThings('https://sangguni.example', MAKATI, there).map(
      (thing) => (thing as { '@type': string })['@type'],
    );
  expect(types(notaries(0, []))).toEqual(['BreadcrumbList', 'FAQPage']);
  const there = notaries(1, [figures('makati', 1)]);
  expect(types(there)).toEqual(['BreadcrumbList', 'ItemList', 'FAQPage']);
  expect(JSON.stringify(notaryCityThings('https://sangguni.example', MAKATI, there))).toContain(
    '"@id":"https://sangguni.example/notary-public/profile/n0#notary"',
  );
});
