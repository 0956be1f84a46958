import { cityLabel, placeOf } from './wording';

test.each([
  ['makati', 'Metro Manila', 'Makati, Metro Manila'],
  ['cebu-city', 'Cebu', 'Cebu City, Cebu'],
  ['san-fernando-la-union', 'La Union', 'San Fernando, La Union'],
])('%s lies in %s', (city, province, place) => {
  expect(placeOf({ city, province })).toBe(place);
});

test('a city that is no longer in the catalogue is called by its slug', () => {
  expect(cityLabel('atlantis')).toBe('atlantis');
});
