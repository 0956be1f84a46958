import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { keepDangers, keptDangers } from '@/lib/client/lawyers/kept-dangers';
import { readSearch } from '@/lib/contract/lawyers/search';
import { SearchNavigation } from '../search/filters/search-navigation';
import { ResultsDanger } from './results-danger';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

function results(query: Record<string, string>) {
  const { filters, asked } = readSearch(query);
  return (
    <SearchNavigation filters={filters}>
      <ResultsDanger filters={filters} asked={asked} />
    </SearchNavigation>
  );
}

const panel = () => screen.queryByRole('link', { name: /^Call / });

beforeEach(() => sessionStorage.clear());

test.each([
  ['the problem', { legal_problem: '162' }, '911'],
  ['a child that was taken', { legal_problem: '44' }, '911'],
  ['the words of a form without scripts', { q: 'gisakitan ko sa akong bana' }, '911'],
  ['thoughts of dying', { q: 'gusto ko na mamatay dahil sa utang' }, '1553'],
])('stands in the page of the server for %s', (_, query, number) => {
  const page = renderToString(results(query));
  expect(page).toContain(`href="tel:${number}"`);
  expect(page).toContain('Leave this page quickly');
});

test.each([[{ legal_problem: '1' }], [{ q: 'my husband hurt his back at work' }], [{}]])(
  'not for %j',
  (query) => {
    render(results(query));
    expect(panel()).not.toBeInTheDocument();
  },
);

test('offers the lawyers who can help soonest', () => {
  render(results({ legal_problem: '162', region: 'davao-region' }));
  const search = '/lawyers-online?area_of_practice=criminal&legal_problem=162&region=davao-region';
  expect(screen.getByRole('link', { name: 'Free and soonest' })).toHaveAttribute(
    'href',
    `${search}&free=1&soonest=1`,
  );
  expect(screen.getByRole('link', { name: 'Open today' })).toHaveAttribute(
    'href',
    `${search}&when=today&soonest=1`,
  );
});

test('who thinks of dying is offered somebody to talk to, not a quick lawyer', () => {
  render(results({ q: 'gusto ko na mamatay dahil sa utang' }));
  expect(screen.getByRole('link', { name: 'Call 1553' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Quick help from a lawyer' })).not.toBeInTheDocument();
});

test('follows the words kept in the tab to another search, and is kept for the booking', async () => {
  keepDangers('words', ['violence']);
  const { unmount } = render(results({ legal_problem: '1' }));
  expect(await screen.findByRole('link', { name: 'Call 911' })).toBeVisible();
  unmount();
  keepDangers('words', []);
  render(results({ legal_problem: '163' }));
  expect(keptDangers()).toEqual(['arrest']);
});

test('another problem takes the place of the last one', () => {
  keepDangers('problem', ['violence']);
  render(results({ legal_problem: '1' }));
  expect(keptDangers()).toEqual([]);
  expect(panel()).not.toBeInTheDocument();
});
