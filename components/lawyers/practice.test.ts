import { placeOf, shortPlaceOf, withTitle, yearsInPractice } from './practice';

const NEW_YEAR_IN_MANILA = Date.UTC(2026, 11, 31, 16);

describe('years in practice', () => {
  it('counts in Manila years', () => {
    expect(yearsInPractice(2009, NEW_YEAR_IN_MANILA)).toBe('18 years in practice');
    expect(yearsInPractice(2009, NEW_YEAR_IN_MANILA - 1)).toBe('17 years in practice');
  });

  it('has words for the first years', () => {
    expect(yearsInPractice(2027, NEW_YEAR_IN_MANILA)).toBe('First year in practice');
    expect(yearsInPractice(2026, NEW_YEAR_IN_MANILA)).toBe('1 year in practice');
  });
});

it('names the region alone where there is no city', () => {
  expect(placeOf({ city: 'Cebu City', region: 'Central Visayas (VII)' })).toBe(
    'Cebu City, Central Visayas (VII)',
  );
  expect(placeOf({ city: '', region: 'Caraga (XIII)' })).toBe('Caraga (XIII)');
});

it('is short in a list: the city, or the region without its number', () => {
  expect(shortPlaceOf({ city: 'Cebu City', region: 'Central Visayas (VII)' })).toBe('Cebu City');
  expect(shortPlaceOf({ city: '', region: 'MIMAROPA (Region IV-B)' })).toBe('MIMAROPA');
});

it('puts the title once', () => {
  expect(withTitle('Maria Luisa Santos')).toBe('Atty. Maria Luisa Santos');
  expect(withTitle('Atty. Maria Luisa Santos')).toBe('Atty. Maria Luisa Santos');
});
