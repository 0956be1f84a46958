import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { shownNotary } from '@/lib/testing/notaries/shown-notary';
import { NO_NOTARY_FILTERS, type NotaryFilters } from './filters';
import { NotaryResults } from './notary-results';
import { NotarySearchForm } from './search-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
beforeEach(() => push.mockClear());

/** Mon, Nov 23, 2026, 9:20 AM in Manila. */
const NOW = Date.parse('2026-11-23T01:20:00Z');

interface Shown {
  filters?: Partial<NotaryFilters>;
  count: number;
  total?: number;
  page?: number;
}

function show({ filters = {}, count, total = count, page = 0 }: Shown) {
  const results = Array.from({ length: count }, (_, n) =>
    shownNotary({ _id: `n${n}`, display_name: `Ana Reyes ${n}`, picture_url: null }),
  );
  const found = { results, total, page, hasMore: page * 10 + count < total };
  render(
    <NotaryResults
      filters={{ ...NO_NOTARY_FILTERS, ...filters }}
      found={found}
      page={page}
      now={NOW}
    />,
  );
}

function link(name: string) {
  return screen.getByRole('link', { name });
}

test('a card says who, where, whether it is open, from which fee, and how to ask for a time', () => {
  show({ count: 1 });
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: 'Atty. Ana Reyes 0' })).toBeVisible();
  expect(card.getByText('Makati · 2F Example Building, Ayala Avenue')).toBeVisible();
  expect(card.getByText('Open now, until 12:00 PM')).toBeVisible();
  expect(card.getByText('Commission checked August 2026')).toBeVisible();
  expect(card.getByText('₱200').parentElement).toHaveTextContent('Fees from ₱200');
  expect(card.getByRole('link', { name: 'Atty. Ana Reyes 0' })).toHaveAttribute(
    'href',
    '/notary-public/profile/n0',
  );
  const ask = card.getByRole('link', { name: 'Ask for a time: Atty. Ana Reyes 0' });
  expect(ask).toHaveAttribute('href', '/request-notary/n0');
  expect(ask).toHaveAttribute('rel', 'nofollow');
  expect(screen.getByText('1 notary public shown')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'More notaries public' })).toBeNull();
});

test('a card says the fee of what is to be notarized', () => {
  show({ count: 1, filters: { document: 'affidavit' } });
  const card = within(screen.getByRole('article'));
  expect(card.getByText(/^₱/).parentElement).toHaveTextContent(/^Affidavit from ₱\d/);
  expect(screen.getByText('1 notary public for “Affidavit”.')).toBeVisible();
});

test('pages are links that keep the filters', () => {
  show({ count: 10, total: 23, page: 1, filters: { city: 'makati' } });
  expect(link('Previous notaries public')).toHaveAttribute('href', '/notary-public?city=makati');
  expect(link('More notaries public')).toHaveAttribute('href', '/notary-public?city=makati&page=2');
  expect(screen.getByText('11 to 20 of 23 notaries public')).toBeVisible();
});

test.each<[string, Shown, string, string]>([
  [
    'This page is past the last notary public',
    { count: 0, total: 3, page: 4 },
    'Go to the first page',
    '/notary-public',
  ],
  [
    'No notaries public match these filters',
    { count: 0, filters: { city: 'makati', day: 0 } },
    'Any day and fee in Makati',
    '/notary-public?city=makati',
  ],
  [
    'No notaries public match these filters',
    { count: 0, filters: { evening: true } },
    'See all notaries public',
    '/notary-public',
  ],
  [
    'No notary public in Tabuk yet',
    { count: 0, filters: { city: 'tabuk' } },
    'See the nearest ones',
    '/notary-public/tabuk',
  ],
  ['No notaries public yet', { count: 0 }, 'Back to the main page', '/'],
])('%s, case %#', (title, shown, label, href) => {
  show(shown);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(link(label)).toHaveAttribute('href', href);
});

test('what could not be read is tried again at the same address', () => {
  const filters = { ...NO_NOTARY_FILTERS, day: 6 };
  render(<NotaryResults filters={filters} found={null} page={1} now={NOW} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The notaries public could not be loaded');
  expect(link('Try again')).toHaveAttribute('href', '/notary-public?day=6&page=1');
});

const FILTERS = {
  document: 'sale',
  city: 'baguio',
  day: 0,
  evening: true,
  maxFee: 45_000,
  sort: 'name',
} as const;

const searchForm = () =>
  screen.getByRole<HTMLFormElement>('form', { name: 'Find a notary public' });
const where = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Where?' });

test('the form shows what was asked for and sends it by the names of the address', () => {
  render(<NotarySearchForm filters={FILTERS} cityLabel="Baguio, Benguet" />);
  expect(searchForm()).toHaveAttribute('action', '/notary-public');
  expect(Object.fromEntries(new FormData(searchForm()))).toEqual({
    document: 'sale',
    city: 'Baguio, Benguet',
    day: '0',
    evening: '1',
    max_fee: '45000',
    sort: 'name',
  });
  expect(screen.getByText('Day, hours, fee and order').closest('details')).toHaveAttribute('open');
  fireEvent.submit(searchForm());
  return waitFor(() =>
    expect(push).toHaveBeenCalledWith(
      '/notary-public?document=sale&city=baguio&day=0&evening=1&max_fee=45000&sort=name',
    ),
  );
});

test('a city is found by typing, and what is none is said beside it', async () => {
  render(<NotarySearchForm filters={NO_NOTARY_FILTERS} cityLabel={null} />);
  expect(screen.getByRole('radio', { name: 'Any document' })).toBeChecked();
  expect(screen.getByText('Day, hours, fee and order').closest('details')).not.toHaveAttribute(
    'open',
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Affidavit' }));
  fireEvent.change(where(), { target: { value: 'Atlantis' } });
  fireEvent.submit(searchForm());
  await waitFor(() => expect(where()).toHaveAccessibleDescription(/Choose a city from the list/));
  expect(push).not.toHaveBeenCalled();
  fireEvent.change(where(), { target: { value: 'baco' } });
  const options = await screen.findAllByRole('option');
  expect(options.map((one) => one.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Bacoor')]),
  );
  fireEvent.change(where(), { target: { value: 'Cebu City' } });
  fireEvent.submit(searchForm());
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith('/notary-public?document=affidavit&city=cebu-city'),
  );
});

test('a city that was sent without scripts and is none is said beside the field', () => {
  render(<NotarySearchForm filters={NO_NOTARY_FILTERS} cityLabel={null} unknownCity="Atlantis" />);
  expect(where()).toHaveAccessibleDescription(/Choose a city from the list/);
});
