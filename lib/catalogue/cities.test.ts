import { CITY_NAMES } from '@/server/city-names.mjs';
import { CITIES, CITY_SLUGS, citiesNear, findCity } from './cities';

test('other names lead to the page of a city, and none to itself', () => {
  const names = Object.entries(CITY_NAMES);
  expect(names.filter(([, slug]) => !findCity(slug))).toEqual([]);
  expect(names.filter(([name]) => findCity(name))).toEqual([]);
});

test('a city that is called City is found without it, too', () => {
  const called = CITY_SLUGS.filter((slug) => slug.endsWith('-city'));
  expect(called.length).toBeGreaterThan(5);
  for (const slug of called) expect(CITY_NAMES).toHaveProperty(slug.replace(/-city$/, ''), slug);
});

test('every slug is there once', () => {
  expect(new Set(CITY_SLUGS).size).toBe(CITIES.length);
});

test('the cities of the province are nearer than those of the region', () => {
  const cebu = findCity('cebu-city');
  const near = cebu ? citiesNear(cebu).map(({ slug }) => slug) : [];
  expect(near).toEqual(['mandaue', 'lapu-lapu', 'toledo', 'tagbilaran']);
});
