import { render, screen, within } from '@testing-library/react';
import { findCity } from '@/lib/catalogue/cities';
import type { CityFigures } from '@/lib/contract/notaries/notaries';
import { shownNotary } from '@/lib/testing/notaries/shown-notary';
import { CityPage } from './city-page';

const FEES = { min: 20_000, max: 50_000 };
const CITIES: CityFigures[] = [
  { city: 'makati', total: 12, fees: FEES },
  { city: 'pasig', total: 1, fees: FEES },
];

function show(slug: string, total: number) {
  const city = findCity(slug);
  if (!city) throw new Error(`no city ${slug}`);
  const results = Array.from({ length: Math.min(total, 10) }, (_, n) =>
    shownNotary({ _id: `n${n}`, picture_url: null }),
  );
  const found = { results, total, page: 0, hasMore: total > 10 };
  render(
    <CityPage city={city} notaries={{ found, onSaturday: 3, inEvening: 0, cities: CITIES }} />,
  );
}

function factOf(name: string) {
  const term = within(screen.getAllByRole('term')[0]?.closest('dl') ?? document.body);
  return term.getByText(name).parentElement;
}

test('a city shows its figures, its offices and the way to all of them', () => {
  show('makati', 12);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Notaries public in Makati');
  expect(factOf('Lowest fees')).toHaveTextContent('₱200 to ₱500');
  expect(factOf('Open on Saturdays')).toHaveTextContent('3Of 12');
  expect(factOf('Open after 5 PM')).toHaveTextContent('None');
  expect(screen.getAllByRole('article')).toHaveLength(10);
  expect(screen.queryByText(/today/i)).toBeNull();
  expect(screen.getByRole('link', { name: 'See all 12 notaries public' })).toHaveAttribute(
    'href',
    '/notary-public?city=makati',
  );
  expect(screen.getByRole('link', { name: /^Pasig\s*1 notary public$/ })).toHaveAttribute(
    'href',
    '/notary-public/pasig',
  );
});

test('a city without one offers the nearest and help from afar', () => {
  show('taguig', 0);
  expect(screen.queryAllByRole('article')).toEqual([]);
  const ways = within(screen.getByRole('list', { name: 'Ways to go on' })).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['12 notaries public in Makati', '/notary-public/makati'],
    ['1 notary public in Pasig', '/notary-public/pasig'],
    ['Free legal help', '/free-legal-help'],
    ['Ask a lawyer by video or phone', '/lawyers-online'],
  ]);
});
