import { fireEvent, screen, waitFor } from '@testing-library/react';
import { receiveToasts, type Toast } from '@/components/ui/feedback/toast-queue';
import { factorsQuery } from '@/lib/client/accounts/second-factor';
import { accountQuery } from '@/lib/client/accounts/settings';
import { createQueryClient } from '@/lib/client/platform/query-client';
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

function open(banking_info: OwnProfile['banking_info'], hasPassword = true) {
  const queries = createQueryClient();
  const account = { has_password: hasPassword, export: { state: 'none' } };
  queries.setQueryData(accountQuery().queryKey, account as Account);
  queries.setQueryData(factorsQuery.queryKey, {
    app_since: '2026-11-23T01:10:00Z',
    passkeys: [],
    recovery_codes_left: 10,
    given_until: null,
    has_password: true,
  });
  renderWithProfile(<BankSection />, ownProfile({ banking_info }), queries);
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

test('a wallet asks for its mobile number', () => {
  open(SAVED);
  expect(screen.queryByLabelText('Account number')).not.toBeInTheDocument();
  change();
  expect(field('Account number')).toHaveAccessibleDescription(/The saved one is ••••3210/);
  choose('GCash');
  expect(field('Mobile number')).toHaveAccessibleDescription(/mobile number of your GCash account/);
});

test('an account without a password is told how to set one', () => {
  open(SAVED, false);
  expect(screen.getByRole('status')).toHaveTextContent(/choose “Forgot password\?”/);
  expect(screen.queryByRole('button', { name: /^(Save|Change)$/ })).not.toBeInTheDocument();
  expect(screen.getByText('••••3210')).toBeVisible();
});
