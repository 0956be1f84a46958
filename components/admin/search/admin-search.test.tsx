import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { SearchAnswer } from '@/lib/contract/admin/search';
import { fakeServer } from '@/lib/testing/fake-server';
import { AdminSearch } from './admin-search';

const server = fakeServer();
const FOUND: SearchAnswer = {
  groups: [
    {
      kind: 'payment',
      hits: [
        {
          _id: 'p1',
          title: '23CBD2F0, ₱2,080',
          detail: 'Paid, for a meeting, Ana Reyes and Atty. Maria Santos',
          href: '/admin/users/u1/payments?only=p1',
        },
      ],
    },
  ],
  more: false,
};

function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AdminSearch />
    </QueryClientProvider>,
  );
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
}

const searchFor = (q: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: q } });
    fireEvent.submit(screen.getByRole('searchbox'));
  });

test('opens with the focus in the field, by / outside of fields too', () => {
  show();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a reference leads to its payment, and stays out of the address', async () => {
  server.answer = () => ({ status: 200, payload: FOUND });
  show();
  await searchFor(' 23CBD2F0 ');
  expect(server.sent).toEqual([
    expect.objectContaining({ method: 'POST', path: '/admin/search', body: { q: '23CBD2F0' } }),
  ]);
  const payments = await screen.findByRole('region', { name: 'Payments' });
  const hit = within(payments).getByRole('link');
  expect(hit).toHaveTextContent('23CBD2F0, ₱2,080Paid, for a meeting');
  expect(hit).toHaveAttribute('href', '/admin/users/u1/payments?only=p1');
  expect(window.location.search).toBe('');
});

test('the dialog closes with what was chosen, and has it when it is opened again', async () => {
  server.answer = () => ({ status: 200, payload: { ...FOUND, more: true } });
  show();
  await searchFor('reyes');
  const hit = await screen.findByRole('link');
  hit.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(hit);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('reyes');
  expect(screen.getByRole('dialog')).toHaveTextContent('There are more.');
});

test('nothing found says so; nothing typed says so beside the field, and sends nothing', async () => {
  server.answer = () => ({ status: 200, payload: { groups: [], more: false } });
  show();
  await searchFor('  ');
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(
    /Please enter what to search for/,
  );
  expect(server.sent).toEqual([]);
  await searchFor('nobody');
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test('a search that failed keeps what was typed and can be tried again', async () => {
  server.answer = () => null;
  show();
  await searchFor('reyes');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search failed');
  expect(screen.getByRole('searchbox')).toHaveValue('reyes');
  server.answer = () => ({ status: 200, payload: FOUND });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByRole('link')).toBeVisible();
});
