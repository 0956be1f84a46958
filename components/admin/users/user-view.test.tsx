import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { PersonNote } from '@/lib/contract/admin/person-notes';
import type { AdminUser } from '@/lib/contract/admin/users';
import { fakeServer } from '@/lib/testing/fake-server';
import { UserView } from './user-view';

const server = fakeServer();
let user: AdminUser;
beforeEach(() => {
  user = {
    _id: 'u1',
    name: 'Ramon Cruz',
    email: 'ramon@example.com',
    type: 'LAWYER',
    email_verified: true,
    administrator: false,
    phone: null,
    sessions: 2,
    created_at: '2026-01-05T02:00:00Z',
    suspended_at: null,
    suspension_reason: null,
    deletion_due_at: null,
    last_seen_at: '2026-11-22T02:00:00Z',
    lawyer: {
      _id: 'ramon-cruz',
      display_name: 'Ramon Cruz',
      public: true,
      verified: true,
      listed: true,
      declarations: [{ year: 2026, stays_below: true }],
    },
    meetings: 14,
    agreements: 3,
    open_cases: 1,
    second_factor: false,
    factor_removal: null,
    own: false,
    can_change: true,
    payments: { received: 2_150_000, refunded: 100_000 },
    ahead: {
      meetings: 2,
      holds: 1,
      refund: 205_000,
      proposals: 0,
      open_agreements: [{ _id: 'w1', title: 'NLRC case', client: 'Ana Reyes', price: 3_000_000 }],
    },
  };
  server.answer = ({ method, path }) => {
    if (path.includes('/notes')) return answerNotes(method);
    if (method === 'GET') return { status: 200, payload: user };
    if (path.endsWith('/suspend')) {
      user = { ...user, suspended_at: '2026-11-23T02:00:00Z', suspension_reason: 'Disbarred.' };
      return { status: 200, payload: { suspended_at: user.suspended_at, ahead: user.ahead } };
    }
    return { status: 204 };
  };
});

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UserView id="u1" />
    </QueryClientProvider>,
  );
}

test('the facts of an account stand on its page', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ramon Cruz' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '₱21,500' })).toHaveAttribute(
    'href',
    '/admin/users/u1/payments',
  );
  expect(screen.getByRole('link', { name: '14' })).toHaveAttribute(
    'href',
    '/admin/users/u1/meetings',
  );
  expect(screen.getByText('2 devices')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Atty. Ramon Cruz' })).toHaveAttribute(
    'href',
    '/lawyer/ramon-cruz',
  );
  expect(screen.getByRole('link', { name: '2026: stays below' })).toHaveAttribute(
    'href',
    '/api/v1/admin/tax/declarations/ramon-cruz?year=2026',
  );
});

test('the dialog says what a suspension does, and asks why, before it is done', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend Ramon Cruz?' }));
  expect(
    dialog.getByText(
      '2 meetings cancelled with ₱2,050 refunded, 1 unpaid booking ended, 0 unpaid proposals withdrawn. We email the clients.',
    ),
  ).toBeInTheDocument();
  expect(dialog.getByText(/1 paid agreement stays open/)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(server.of('POST')).toEqual([]);
  fireEvent.click(dialog.getByRole('checkbox', { name: /^Cancel what is ahead/ }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Disbarred.' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText(/^Suspended since/)).toBeInTheDocument();
  expect(server.of('POST')).toMatchObject([
    {
      path: '/admin/users/u1/suspend',
      body: { reason: 'Disbarred.', cancel_meetings: true },
    },
  ]);
  expect(screen.getByText('NLRC case, Ana Reyes')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'End the suspension' })).toBeInTheDocument();
});

describe('a lost second factor', () => {
  const asked = { asked_by: 'Ines Lim', asked_at: '2026-11-22T02:00:00Z' };

  test('is asked to be removed, with how its owner was recognised', async () => {
    user = { ...user, second_factor: true };
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the second factor' }));
    const name = 'Ask to remove the second factor of Ramon Cruz?';
    const dialog = within(screen.getByRole('dialog', { name }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'By video, with the ID.' } });
    user = { ...user, factor_removal: { ...asked, mine: true } };
    fireEvent.click(dialog.getByRole('button', { name: 'Ask for it' }));
    expect(await screen.findByText(/^You asked for it on/)).toBeVisible();
    expect(server.of('POST')).toMatchObject([
      { path: '/admin/users/u1/factor-removal', body: { reason: 'By video, with the ID.' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Agree and remove it' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Take it back' })).toBeVisible();
  });

  test('is removed by another administrator', async () => {
    user = { ...user, second_factor: true, factor_removal: { ...asked, mine: false } };
    open();
    expect(await screen.findByText(/^Ines Lim asked for it on/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Agree and remove it' }));
    user = { ...user, second_factor: false, factor_removal: null };
    fireEvent.click(screen.getByRole('button', { name: 'Remove it' }));
    await waitFor(() =>
      expect(screen.queryByText('The second factor is to be removed')).toBeNull(),
    );
    expect(server.of('POST')).toMatchObject([{ path: '/admin/users/u1/factor-removal/approval' }]);
  });
});

test('what failed is said in the server’s words', async () => {
  open();
  await screen.findByRole('button', { name: 'Sign out everywhere' });
  server.answer = ({ method }) =>
    method === 'GET'
      ? { status: 200, payload: user }
      : { status: 409, payload: { key: 'bad_transition', message: 'This is your own account.' } };
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is your own account.');
});

test('an administrator’s account has no buttons but that for notes', async () => {
  user = { ...user, can_change: false, administrator: true };
  open();
  expect(await screen.findByText('This account can’t be changed here')).toBeInTheDocument();
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Add note']);
});

let notes: PersonNote[] = [];
beforeEach(() => {
  notes = [
    {
      _id: 'n1',
      text: 'Called about a refund.',
      author: { _id: 'a1', name: 'Grace Uy' },
      created_at: '2026-11-20T02:00:00Z',
    },
  ];
});

function answerNotes(method: string): { status: number; payload: unknown } {
  if (method === 'GET')
    return {
      status: 200,
      payload: { results: notes, hasMore: false, page: 0, total: notes.length },
    };
  return { status: 200, payload: notes[0] };
}

test('notes stand with who wrote them and when, and another is added once', async () => {
  open();
  expect(await screen.findByText('Called about a refund.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Grace Uy' })).toHaveAttribute('href', '/admin/users/a1');
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Please provide a value.')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('New note'), { target: { value: ' Second call. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
  const sent = server.of('PUT');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.path).toMatch(
    /^\/admin\/users\/u1\/notes\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  );
  expect(sent[0]?.body).toEqual({ text: 'Second call.' });
});

test('nobody finds notes on the own account', async () => {
  user = { ...user, own: true, can_change: false };
  open();
  expect(await screen.findByText('This account can’t be changed here')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Notes' })).toBeNull();
});
