import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Factors } from '@/lib/contract/accounts/second-factor';
import type { OwnPractice } from '@/lib/contract/lawyers/members';
import { type SafePath, sitePath } from '@/lib/domain/platform/safe-path';
import { fakeServer } from '@/lib/testing/fake-server';
import { Practices } from './practices';

const server = fakeServer();

const PRACTICE: OwnPractice = {
  _id: 'p1',
  lawyer_id: 'maria',
  lawyer_name: 'Maria Santos',
  rights: ['calendar', 'meetings'],
  joined_at: '2026-11-23T01:00:00Z',
  current: false,
};

let factors: Pick<Factors, 'app_since' | 'passkeys'>;
let practices: OwnPractice[];

beforeEach(() => {
  factors = { app_since: '2026-11-23T01:00:00Z', passkeys: [] };
  practices = [PRACTICE];
  server.answer = ({ path, method }) => {
    if (method === 'PUT') return { status: 403, payload: { key: 'not_found', message: 'x' } };
    if (path === '/practices')
      return { status: 200, payload: { results: practices, has_second_factor: true } };
    const rest = { given_until: null, recovery_codes_left: 10, has_password: true };
    return { status: 200, payload: { ...factors, ...rest } };
  };
});

async function open(target: SafePath | null = null) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Practices home="/customer-portal" settings="/customer-portal/settings" target={target} />
    </QueryClientProvider>,
  );
  await screen.findByRole('list', { name: 'Practices' });
  await act(async () => {});
}

test('without a second factor it is added here, and nothing can be entered before', async () => {
  factors = { app_since: null, passkeys: [] };
  await open();
  expect(await screen.findByText('Add a second factor first')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Work for/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add an authenticator app' }));
  expect(await screen.findByRole('dialog', { name: 'Authenticator app' })).toBeVisible();
});

test('at an address with a name a passkey is offered, too', async () => {
  factors = { app_since: null, passkeys: [] };
  await open();
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
});

test('a practice is entered by a press; a refusal is said, and the page stays', async () => {
  await open();
  expect(screen.queryByText('Add a second factor first')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Work for this practice/ }));
  await waitFor(() => expect(server.of('PUT')).toMatchObject([{ body: { practice: 'p1' } }]));
  expect(await screen.findByText('You no longer work for this practice.')).toBeVisible();
});

test('a page of the practice that was asked for is named as such, another is not', async () => {
  await open(sitePath`/lawyer-portal/meetings`);
  expect(screen.getByText(/^The page that you asked for belongs to a practice\./)).toBeVisible();
});

test('without a practice there is the way back alone', async () => {
  practices = [];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Practices home="/customer-portal" settings="/x" target={sitePath`/lawyer-portal`} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('You work for no practice')).toBeVisible();
  expect(screen.queryByText(/belongs to a practice/)).toBeNull();
});
