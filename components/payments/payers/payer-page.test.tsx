import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { PayerRequest } from '@/lib/contract/payments/payers';
import { AskPayer } from '../checkout/ask-payer';
import type { Returned } from '../checkout/method-text';
import { PayerPage } from './payer-page';

const OPEN: PayerRequest = {
  state: 'open',
  reference: null,
  by_link: false,
  last_attempt_failed: false,
  price: 115_000,
  platform_fee: 5_000,
  total: 120_000,
  about: {
    client_name: 'Anna F.',
    lawyer_name: 'Maria Luisa Santos',
    start_time: '2026-12-01T02:00:00Z',
    end_time: '2026-12-01T02:30:00Z',
  },
  hold_expires_at: '2026-11-30T10:30:00Z',
  server_time: '2026-11-30T10:00:00Z',
  returned: null,
};

const realFetch = globalThis.fetch;
let server: { status: number; body: unknown };
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  server = { status: 200, body: OPEN };
  globalThis.fetch = (async (_url: string, init?: RequestInit) => {
    if (init?.body) sent.push(JSON.parse(String(init.body)));
    return {
      status: server.status,
      statusText: '',
      headers: { get: () => null },
      text: async () => JSON.stringify(server.body),
    };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function show(initial: PayerRequest, returned: Returned = null) {
  server.body = initial;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PayerPage token="t.k" initial={initial} returned={returned} />
    </QueryClientProvider>,
  );
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

test('says who asks, for which lawyer, when and how much, and to whom money goes back', () => {
  show(OPEN);
  expect(heading('Anna F. asks you to pay')).toBeVisible();
  expect(screen.getByText('Consultation with Atty. Maria Luisa Santos')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay ₱1,200' })).toBeVisible();
  expect(screen.getByText(/it goes back to you/)).toBeVisible();
});

test('asks for nothing but an address, and says what is wrong with it', async () => {
  show(OPEN);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Your email'), { target: { value: 'ate' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₱1,200' }));
  expect(await screen.findByText(/valid email/i)).toBeVisible();
  expect(screen.getByLabelText('Your email')).toHaveValue('ate');
});

test('a payment that is no longer wanted is refused in words', async () => {
  show(OPEN);
  server = { status: 409, body: { key: 'bad_transition', message: 'x' } };
  fireEvent.change(screen.getByLabelText('Your email'), { target: { value: 'ate@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₱1,200' }));
  expect(await screen.findByText(/already paid, or no longer held/)).toBeVisible();
  expect(sent).toContainEqual({ token: 't.k', email: 'ate@example.com' });
});

const ENDED = { ...OPEN, state: 'ended', about: null, hold_expires_at: null } as const;
test.each<[string, PayerRequest, Returned]>([
  ['We are checking your payment. Do not pay again.', OPEN, 'paid'],
  [
    'Paid. Thank you.',
    { ...OPEN, state: 'paid', by_link: true, hold_expires_at: null, reference: '292C0769' },
    'paid',
  ],
  ['This is already paid', { ...ENDED, state: 'paid' }, null],
  ['There is nothing to pay any more', ENDED, null],
])('%s', (title, request, returned) => {
  show(request, returned);
  expect(heading(title)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('what goes back is said, also once the link has ended', () => {
  show({ ...ENDED, returned: { amount: 120_000, done: false } });
  expect(screen.getByText('₱1,200 is being sent back')).toBeVisible();
});

test('whoever left the payment page can go on', () => {
  show(OPEN, 'closed');
  expect(screen.getByText('You left the payment page before paying.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay ₱1,200' })).toBeVisible();
});

test('a client gets the link to pass on, and reads what it shows', () => {
  render(
    <AskPayer url="https://sangguni.example/pay/t.k" until={Date.parse('2026-11-30T10:30:00Z')} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ask somebody else to pay' }));
  expect(screen.getByRole('textbox', { name: 'Link to pay' })).toHaveValue(
    'https://sangguni.example/pay/t.k',
  );
  expect(screen.getByText(/Nothing of\s+your case/)).toBeVisible();
});

test('a payment by the link has the reference of its receipt', () => {
  show(
    { ...OPEN, state: 'paid', by_link: true, hold_expires_at: null, reference: '292C0769' },
    'paid',
  );
  expect(screen.getByText('292C0769')).toBeVisible();
});
