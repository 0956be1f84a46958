import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { ApiToken } from '@/lib/contract/lawyers/tokens';
import { fakeServer } from '@/lib/testing/fake-server';
import { TokensSection } from './tokens-section';

const server = fakeServer();
const NOW = Date.parse('2026-11-30T01:00:00Z');

const TOKEN: ApiToken = {
  _id: 't1',
  name: 'Office calendar',
  rights: ['calendar', 'meetings'],
  state: 'active',
  created_at: '2026-11-20T01:00:00Z',
  expires_at: '2027-02-18T01:00:00Z',
  used_at: null,
  ended_at: null,
};
const OVER: ApiToken = {
  ...TOKEN,
  _id: 't2',
  name: 'Old import',
  state: 'ended',
  used_at: '2026-11-28T01:00:00Z',
  ended_at: '2026-11-29T01:00:00Z',
};
const FACTORS = {
  app_since: '2026-11-01T00:00:00Z',
  passkeys: [],
  recovery_codes_left: 8,
  given_until: '2026-11-30T01:10:00Z',
  has_password: true,
};
const SECRET = `sangguni_${'x'.repeat(43)}`;

let tokens: ApiToken[] | null = [];
let factors: Omit<typeof FACTORS, 'app_since'> & { app_since: string | null };
beforeEach(() => {
  factors = FACTORS;
});

function open() {
  server.answer = ({ method, path }) => {
    if (path.endsWith('/second-factor')) return { status: 200, payload: factors };
    if (method === 'POST') return { status: 201, payload: { ...TOKEN, token: SECRET } };
    if (method === 'DELETE') return { status: 204, payload: undefined };
    return tokens === null
      ? { status: 400, payload: { key: 'invalid_input', message: '' } }
      : { status: 200, payload: { results: tokens } };
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TokensSection requestNow={NOW} />
    </QueryClientProvider>,
  );
}

test('it loads, and says that no program has one', async () => {
  tokens = [];
  open();
  expect(screen.getByText('Loading your tokens')).toBeInTheDocument();
  expect(await screen.findByText(/^No program has a token\./)).toBeVisible();
});

test('without a second factor it leads to one, and offers no form that would be refused', async () => {
  tokens = [TOKEN];
  factors = { ...FACTORS, app_since: null };
  open();
  expect(await screen.findByRole('link', { name: 'add a second factor' })).toHaveAttribute(
    'href',
    '#second-factor',
  );
  expect(screen.queryByRole('button', { name: 'Make a token' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Revoke Office calendar' })).toBeVisible();
});

test('it says that it failed, and can be tried again', async () => {
  tokens = null;
  open();
  expect(await screen.findByText('Failed to fetch your tokens')).toBeVisible();
  tokens = [TOKEN];
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Tokens' })).toHaveTextContent('Office calendar');
});

test('each has its rights, last use and end; one that works can be revoked', async () => {
  tokens = [TOKEN, OVER];
  open();
  const working = within(await screen.findByRole('list', { name: 'Tokens' })).getByRole('listitem');
  const ended = screen.getByRole('list', { name: 'Tokens that no longer work' });
  expect(ended).not.toBeVisible();
  fireEvent.click(screen.getByText('1 token no longer works'));
  expect(ended).toBeVisible();
  const over = within(ended).getByRole('listitem');
  expect(working).toHaveTextContent('Calendar, Requests and meetings');
  expect(working).toHaveTextContent('Never used. Until February 18, 2027.');
  expect(over).toHaveTextContent('Revoked on November 29, 2026.');
  expect(within(over).queryByRole('button')).not.toBeInTheDocument();
  fireEvent.click(within(working).getByRole('button', { name: 'Revoke Office calendar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Revoke it now' }));
  await waitFor(() => expect(server.of('DELETE')).toMatchObject([{ path: '/lawyers/tokens/t1' }]));
});

test('a token is made with a name and rights, shown once, and forgotten with its dialog', async () => {
  tokens = [];
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Make a token' }));
  const form = screen.getByRole('form', { name: 'Token' });
  fireEvent.click(within(form).getByRole('button', { name: 'Make the token' }));
  const name = within(form).getByLabelText('Name of the program');
  await waitFor(() => expect(name).toBeInvalid());
  expect(server.of('POST')).toEqual([]);

  fireEvent.change(name, { target: { value: 'Office calendar' } });
  fireEvent.change(within(form).getByLabelText('It ends after'), { target: { value: '30' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Make the token' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
  expect(server.of('POST')).toMatchObject([
    { path: '/lawyers/tokens', body: { name: 'Office calendar', rights: ['calendar'], days: 30 } },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.click(screen.getByRole('button', { name: 'Make a token' }));
  expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument();
});
