import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accountQuery } from '@/lib/client/accounts/settings';
import { textsKey } from '@/lib/client/notifications/texts';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Account } from '@/lib/contract/accounts/settings';
import type { TextSettings } from '@/lib/contract/notifications/texts';
import { fakeServer } from '@/lib/testing/fake-server';
import { TextsSection } from './texts-section';

const server = fakeServer();

const OFF: TextSettings = { available: true, expected: true, number: null, asked: null };
const ASKED = { ending: '4567', until: '2026-11-23T01:10:00Z', pause: 60 };
const NUMBER = {
  ending: '4567',
  confirmed_at: '2026-11-23T01:00:00Z',
  stopped_at: null,
  kinds: { tomorrow: true, soon: true, waits: true },
};

function show(
  settings: TextSettings,
  userType: 'CUSTOMER' | 'LAWYER' = 'CUSTOMER',
  phone: string | null = null,
) {
  const queries = createQueryClient();
  queries.setQueryData(textsKey, settings);
  queries.setQueryData(accountQuery().queryKey, { user: { phone } } as Account);
  return render(
    <QueryClientProvider client={queries}>
      <TextsSection userType={userType} />
    </QueryClientProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

it('is not there where no texts are sent', () => {
  const { container } = show({ ...OFF, available: false });
  expect(container).toBeEmptyDOMElement();
});

it('asks nobody for a number who has nothing ahead', () => {
  show({ ...OFF, expected: false });
  expect(screen.getByText(/when you have a meeting coming up/)).toBeVisible();
  expect(screen.queryByLabelText('Mobile number')).toBeNull();
});

it.each([
  ['+639171234567', '+63 917 123 4567'],
  ['+63281234567', ''],
  [null, ''],
])('begins with the number of the account where it takes texts: %s', (phone, value) => {
  show(OFF, 'LAWYER', phone);
  expect(screen.getByLabelText('Mobile number')).toHaveValue(value);
});

it('says beside the number what is wrong with it, and keeps what was typed', async () => {
  show(OFF);
  type('Mobile number', '0917 123 4567');
  press('Send me a code');
  expect(await screen.findByText('Please agree before you continue.')).toBeVisible();
  expect(server.sent).toEqual([]);
  const message = 'No more codes go to this number today.';
  server.answer = () => ({
    status: 429,
    payload: { key: 'rate_limited', message, fields: { number: message } },
  });
  fireEvent.click(screen.getByRole('checkbox'));
  press('Send me a code');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Mobile number')).toHaveValue('0917 123 4567');
});

it('goes from a number to its code, and from there to what texts are about', async () => {
  show(OFF);
  server.answer = ({ method }) => ({
    status: 200,
    payload: method === 'POST' ? { ...OFF, asked: ASKED } : { ...OFF, number: NUMBER },
  });
  type('Mobile number', '0917 123 4567');
  fireEvent.click(screen.getByRole('checkbox'));
  press('Send me a code');
  expect(await screen.findByText('••• 4567')).toBeVisible();
  expect(server.of('POST')[0]?.body).toEqual({ number: '+639171234567', consent: true });
  expect(screen.getByRole('button', { name: /Another code possible in/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use another number' })).toBeVisible();
  type('Six-digit code', '123 456');
  press('Turn on text messages');
  expect(await screen.findByText('On for ••• 4567')).toBeVisible();
  expect(server.of('PUT')[0]?.body).toEqual({ code: '123456' });
});

it('after a reload the number is entered again for another code, or that is given up', async () => {
  show({ ...OFF, asked: ASKED });
  press('No code? Enter the number again');
  expect(screen.getByLabelText('Mobile number')).toBeVisible();
  press('Cancel');
  expect(screen.getByLabelText('Six-digit code')).toBeVisible();
});

it('saves what a lawyer chooses, and turns off', async () => {
  show({ ...OFF, number: NUMBER }, 'LAWYER');
  const kinds = { ...NUMBER.kinds, waits: false };
  server.answer = ({ method }) => ({
    status: 200,
    payload: method === 'PUT' ? { ...OFF, number: { ...NUMBER, kinds } } : OFF,
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Your client waits for you' }));
  press('Save');
  expect(await screen.findByText('Your changes are saved')).toBeVisible();
  expect(server.of('PUT')[0]?.body).toEqual(kinds);
  press('Turn off text messages');
  await waitFor(() => expect(screen.getByLabelText('Mobile number')).toBeVisible());
});

it('says since when an answer of STOP has ended them', () => {
  show({ ...OFF, number: { ...NUMBER, stopped_at: '2026-11-24T01:00:00Z' } });
  expect(screen.getByText('Text messages to ••• 4567 ended on November 24, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Turn them off by its number' })).toHaveAttribute(
    'href',
    '/texts-off',
  );
  expect(screen.getByLabelText('Mobile number')).toBeVisible();
});
