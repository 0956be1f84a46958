import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { receiveToasts, type Toast } from '@/components/ui/feedback/toast-queue';
import { factorsQuery } from '@/lib/client/accounts/second-factor';
import { accountQuery } from '@/lib/client/accounts/settings';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Factors } from '@/lib/contract/accounts/second-factor';
import type { Account } from '@/lib/contract/accounts/settings';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { fakeServer } from '@/lib/testing/fake-server';
import { ownProfile, renderWithProfile } from '@/lib/testing/own-profile';
import { BankSection } from './bank-section';

const server = fakeServer();
const SAVED = { bank_id: 'BOPIPHMMXXX', account_name: 'Ana Reyes', account_number: '••••3210' };

let toasts: Toast[];
let stop: () => void;
beforeEach(() => {
  toasts = [];
  stop = receiveToasts((toast) => toasts.push(toast));
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => stop());

function open(
  banking_info: OwnProfile['banking_info'],
  { hasPassword = true, ...factors }: Partial<Factors> & { hasPassword?: boolean } = {},
  knowsFactors = true,
) {
  const queries = createQueryClient();
  const account = { has_password: hasPassword, export: { state: 'none' } };
  queries.setQueryData(accountQuery().queryKey, account as Account);
  const known: Factors = {
    app_since: '2026-11-23T01:10:00Z',
    passkeys: [],
    recovery_codes_left: 10,
    given_until: '2026-11-23T01:25:00Z',
    has_password: true,
    ...factors,
  };
  if (knowsFactors) queries.setQueryData(factorsQuery.queryKey, known);
  renderWithProfile(<BankSection />, ownProfile({ banking_info }), queries);
  return queries;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const change = () => fireEvent.click(screen.getByRole('button', { name: 'Change' }));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

function choose(bank: string) {
  type('Bank or wallet', bank);
  fireEvent.click(screen.getByRole('option', { name: (name) => name.startsWith(bank) }));
}

test('a wrong password stands beside its field, and nothing typed is lost', async () => {
  open(null);
  expect(screen.getByText(/No account yet/)).toBeVisible();
  choose('BPI (');
  type('Account name', 'Ana Reyes');
  type('Account number', '0098 7654-3210');
  type('Your current password', 'Wrong-42');
  const wrong = 'This is not your current password.';
  server.answer = () => ({
    status: 400,
    payload: { key: 'wrong_password', message: wrong, fields: { current_password: wrong } },
  });
  save();
  const password = field('Your current password');
  await waitFor(() => expect(password).toHaveAccessibleDescription(new RegExp(wrong)));
  expect(password).toHaveFocus();
  expect(toasts).toEqual([{ kind: 'error', text: 'Failed to update Bank Info' }]);
  expect(field('Account number')).toHaveValue('0098 7654-3210');

  server.answer = () => ({ status: 200, payload: ownProfile({ banking_info: SAVED }) });
  type('Your current password', 'Right-42');
  save();
  expect(await screen.findByText('••••3210')).toBeVisible();
  expect(server.of('POST').at(-1)?.body).toEqual({
    ...SAVED,
    account_number: '009876543210',
    current_password: 'Right-42',
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
  expect(screen.queryByLabelText('Your current password')).not.toBeInTheDocument();
  expect(toasts.at(-1)).toEqual({ kind: 'success', text: 'Success!' });
});

test('what is missing is said, and the bank that is missing opens its list', async () => {
  open(null);
  type('Account name', 'Ana');
  save();
  await waitFor(() => expect(field('Bank or wallet')).toHaveFocus());
  expect(field('Bank or wallet')).toHaveAccessibleDescription(/Please provide a value/);
  expect(field('Account number')).toHaveAccessibleDescription(/Please provide a value/);
  expect(field('Your current password')).toHaveAccessibleDescription(/Please provide a value/);
  expect(server.sent).toEqual([]);
});

test('too many tries are said with the time to wait', async () => {
  open(SAVED);
  change();
  type('Account number', '123456789');
  type('Your current password', 'Wrong-42');
  server.answer = () => ({ status: 429, payload: { key: 'rate_limited', message: '' } });
  save();
  expect(await screen.findByText('Too many attempts. Please try again later.')).toBeVisible();
  expect(field('Account number')).toHaveValue('123456789');
});

describe('the second factor', () => {
  test('is asked for before the form, which is there with the focus once it was given', async () => {
    open(null, { given_until: null });
    expect(screen.queryByLabelText('Account name')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm that it is you' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    // Closed, the button is there again.
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm that it is you' }));
    server.answer = () => ({ status: 200, payload: { given_until: '2026-11-23T01:25:00Z' } });
    const again = await screen.findByRole('dialog');
    fireEvent.change(within(again).getByLabelText('Code'), { target: { value: '123456' } });
    fireEvent.click(within(again).getByRole('button', { name: 'Confirm' }));
    const name = await screen.findByLabelText('Account name');
    await waitFor(() => expect(document.activeElement).toContainElement(name));
  });

  test('that is missing stands in place of the form', () => {
    open(null, { given_until: null, app_since: null });
    expect(screen.getByText('Add a second factor first')).toBeVisible();
    expect(screen.queryByLabelText('Account name')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Confirm/ })).not.toBeInTheDocument();
  });

  test('whose time ends while a form is open leaves the form open', async () => {
    const queries = open(SAVED);
    change();
    type('Account number', '123456789');
    const now = queries.getQueryData(factorsQuery.queryKey);
    if (now)
      await act(async () => {
        queries.setQueryData(factorsQuery.queryKey, { ...now, given_until: null });
      });
    expect(field('Account number')).toHaveValue('123456789');
  });

  test('that cannot be read does not keep the form away: the server decides', async () => {
    server.answer = () => ({ status: 500, payload: { key: 'internal', message: '' } });
    open(null, {}, false);
    expect(await screen.findByLabelText('Account name', {}, { timeout: 10_000 })).toBeVisible();
  });
});

test('a wallet asks for its mobile number', () => {
  open(SAVED);
  expect(screen.queryByLabelText('Account number')).not.toBeInTheDocument();
  change();
  expect(field('Account number')).toHaveAccessibleDescription(/The saved one is ••••3210/);
  choose('GCash');
  expect(field('Mobile number')).toHaveAccessibleDescription(/mobile number of your GCash account/);
});

test('an account without a password is told how to set one', () => {
  open(SAVED, { hasPassword: false });
  expect(screen.getByRole('status')).toHaveTextContent(/choose “Forgot password\?”/);
  expect(screen.queryByRole('button', { name: /^(Save|Change)$/ })).not.toBeInTheDocument();
  expect(screen.getByText('••••3210')).toBeVisible();
});
