import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { RefundAccount } from '@/lib/contract/payments/refund-accounts';
import { fakeServer } from '@/lib/testing/fake-server';
import { RefundAccountPanel } from './refund-account-panel';

const server = fakeServer();
const NEEDED: RefundAccount = {
  refund_id: 'r1',
  amount: 105_000,
  method: 'qrph',
  status: 'needed',
  account: null,
};
const GIVEN: RefundAccount = {
  ...NEEDED,
  status: 'given',
  account: { bank_id: 'GXCHPHM2XXX', account_name: 'Liza Cordero', account_end: '4567' },
};

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

function open(status: 'needed' | 'given', refund: RefundAccount | null) {
  server.answer = () =>
    refund ? { status: 200, payload: refund } : { status: 503, payload: { key: 'unavailable' } };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RefundAccountPanel refund={{ refund_id: 'r1', amount: 105_000, status }} />
    </QueryClientProvider>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the account' }));

async function fillIn() {
  await screen.findByLabelText('Bank or wallet');
  type('Bank or wallet', 'GCash');
  fireEvent.click(screen.getByRole('option', { name: 'GCash' }));
  type('Account name', 'Liza Cordero');
  type('Mobile number', '0917 123-4567');
}

test('says why, takes an account, and says when the money comes', async () => {
  open('needed', NEEDED);
  const panel = await screen.findByRole('region', { name: 'We need your account' });
  await waitFor(() => expect(panel).toHaveTextContent('QR Ph can’t send money back.'));
  expect(panel).toHaveTextContent('₱1,050');
  await fillIn();
  server.answer = () => ({ status: 200, payload: GIVEN });
  save();
  const soon = 'We will transfer ₱1,050 to GCash ending 4567 within 3 banking days.';
  expect(await screen.findByText(soon)).toBeVisible();
  expect(server.of('PUT').at(-1)).toMatchObject({
    path: '/payments/refunds/r1/account',
    body: {
      bank_id: 'GXCHPHM2XXX',
      account_name: 'Liza Cordero',
      account_number: '09171234567',
    },
  });
});

test('what is wrong stands beside its field, and nothing typed is lost', async () => {
  open('needed', NEEDED);
  await screen.findByLabelText('Bank or wallet');
  type('Account number', '123');
  save();
  expect(await screen.findByText('Please provide 6 to 20 digits.')).toBeVisible();
  expect(server.of('PUT')).toEqual([]);
  await fillIn();
  server.answer = () => ({
    status: 409,
    payload: { key: 'bad_transition', message: 'This refund has already been paid.' },
  });
  save();
  expect(await screen.findByRole('alert')).toHaveTextContent('This refund has already been paid.');
  expect(field('Mobile number')).toHaveValue('0917 123-4567');
});

test('an account can be changed, and its number is never filled in', async () => {
  open('given', GIVEN);
  fireEvent.click(await screen.findByRole('button', { name: 'Change the account' }));
  expect(field('Account name')).toHaveValue('Liza Cordero');
  expect(field('Mobile number')).toHaveValue('');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText(/GCash ending 4567/)).toBeVisible();
});

test('another account than the first asks for the password, and says when it is wrong', async () => {
  open('given', GIVEN);
  fireEvent.click(await screen.findByRole('button', { name: 'Change the account' }));
  type('Mobile number', '0917 123-0000');
  type('Your password', 'Guessed-1-word');
  server.answer = () => ({
    status: 400,
    payload: {
      key: 'wrong_password',
      message: 'No.',
      fields: { current_password: 'This is not your current password' },
    },
  });
  save();
  expect(await screen.findByText('This is not your current password')).toBeVisible();
  expect(server.of('PUT').at(-1)?.body).toMatchObject({ current_password: 'Guessed-1-word' });
  expect(field('Mobile number')).toHaveValue('0917 123-0000');
});

test('the first account takes no password', async () => {
  open('needed', NEEDED);
  await screen.findByLabelText('Bank or wallet');
  expect(screen.queryByLabelText('Your password')).toBeNull();
});

test('what cannot be read can be asked for again', async () => {
  // The calls in between are a second and two apart.
  jest.useFakeTimers();
  open('needed', null);
  expect(await screen.findByText('Failed to fetch your refund')).toBeVisible();
  server.answer = () => ({ status: 200, payload: NEEDED });
  fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByLabelText('Bank or wallet')).toBeVisible();
});
