import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { SupportEmail } from '@/components/platform/support-email';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Checkout, CheckoutWorkItem } from '@/lib/contract/payments/payments';
import { AgreementCheckout } from './agreement-checkout';

const ITEM: CheckoutWorkItem = {
  _id: 'w1',
  title: 'Demand letter and barangay case',
  part: null,
  objection_days: 14,
  is_open: false,
  is_order: false,
};
const WAITING = {
  ref: 'r1',
  reference: 'A1B2C3D4',
  kind: 'agreement',
  state: 'waiting',
  cancelled: false,
  price: 1_500_000,
  platform_fee: 5_000,
  total: 1_505_000,
  received: null,
  refund: null,
  refund_account: null,
  by_payer: false,
  last_attempt_failed: false,
  method: null,
  hold_expires_at: '2026-11-23T01:48:00Z',
  server_time: '2026-11-23T01:23:29Z',
  details: {
    lawyer: { _id: 'maria', display_name: 'Maria Luisa Santos', picture_url: null },
    client_email: 'anna@example.com',
    payer_url: null,
    checkout_url: 'https://pay.example/cs_1',
    meeting: null,
    work_item: ITEM,
  },
} satisfies Checkout;
const PAID: Checkout = {
  ...WAITING,
  hold_expires_at: null,
  received: 1_505_000,
  state: 'confirmed',
  method: 'gcash',
};

const realFetch = globalThis.fetch;
let server: Checkout;
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = (async () => ({
    status: 200,
    statusText: '',
    headers: { get: () => null },
    text: async () => JSON.stringify(server),
  })) as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

function open(initial: Checkout, signedIn = true, returned: 'paid' | null = null) {
  server = initial;
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SupportEmail email="help@sangguni.example">
        <AgreementCheckout initial={initial} signedIn={signedIn} returned={returned} />
      </SupportEmail>
    </QueryClientProvider>,
  );
}

const item = (change: Partial<CheckoutWorkItem>): Checkout['details'] => ({
  ...WAITING.details,
  work_item: { ...ITEM, ...change },
});
const heading = () => screen.getByRole('heading', { level: 1 });
const agreement = () => screen.getByRole('link', { name: 'Open the agreement' });

test('while it waits: the time, the payment page and the agreement, and nothing of meetings', () => {
  open(WAITING);
  expect(heading()).toHaveTextContent('Waiting for payment confirmation');
  expect(screen.getByRole('timer')).toHaveTextContent('24:31 left, until 9:48 AM PHT');
  expect(screen.getByText(/^The payment service has not confirmed a payment yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay ₱15,050' })).toHaveAttribute(
    'href',
    'https://pay.example/cs_1',
  );
  expect(agreement()).toHaveAttribute('href', '/customer-portal/work-items/w1');
  expect(screen.queryByRole('button', { name: /cancel/i })).not.toBeInTheDocument();
  expect(screen.queryByText(/calendar|if you cancel/i)).not.toBeInTheDocument();
});

test('just paid: no way to pay again', () => {
  open(WAITING, true, 'paid');
  expect(heading()).toHaveTextContent('We are checking your payment. Do not pay again.');
  expect(screen.queryByRole('link', { name: /pay/i })).not.toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(agreement()).toBeVisible();
});

test('it turns to paid by itself, and says that the money is held', async () => {
  open(WAITING);
  server = PAID;
  await act(() => jest.advanceTimersByTimeAsync(2_500));
  expect(heading()).toHaveTextContent('Your agreement is paid');
  expect(screen.getByRole('status')).toHaveTextContent('Your agreement is paid');
  const payment = screen.getByRole('complementary', { name: 'Your payment' });
  expect(payment).toHaveTextContent('Atty. Maria Luisa Santos');
  expect(payment).toHaveTextContent('Lawyer’s fee₱15,000Platform fee₱50Total₱15,050');
  expect(payment).toHaveTextContent('Paid with GCash.');
  expect(payment).toHaveTextContent(
    /We hold the money until you confirm the work, or until 14 days/,
  );
  expect(agreement()).toBeVisible();
});

test('of written work, it speaks of the order, and the money is held for the days of one', () => {
  open({ ...PAID, details: item({ is_order: true, objection_days: 7 }) });
  expect(heading()).toHaveTextContent('Your order is paid');
  expect(screen.getByRole('link', { name: 'Open the order' })).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveTextContent(/Order.*Demand letter/);
  expect(document.body).not.toHaveTextContent(/agreement/i);
  expect(screen.getByRole('complementary')).toHaveTextContent(
    'We hold the money until you confirm the work, or until 7 days after the lawyer has said that it is finished, if you do not object.',
  );
});

test('without its details, the money is held until the time to object is over', () => {
  open({ ...PAID, details: null });
  expect(screen.getByRole('complementary')).toHaveTextContent(
    'We hold the money until you confirm the work, or until the time to object is over, if you do not object.',
  );
});

test.each([
  ['First draft', '“First draft” is paid'],
  ['Additional services', 'Your additional services are paid'],
])('of a part, %s', (part, title) => {
  open({ ...PAID, details: item({ part }) });
  expect(heading()).toHaveTextContent(title);
  expect(screen.getByRole('complementary')).toHaveTextContent(part);
});

test('what a decision gives back of it is told', () => {
  open({ ...PAID, refund: { amount: 500_000, reason: 'DISPUTE' } });
  expect(heading()).toHaveTextContent('Your agreement is paid');
  expect(screen.getByText(/₱5,000 of it goes back to the client/)).toBeVisible();
});

const ENDED = { ...WAITING, hold_expires_at: null };
const BACK = { ...ENDED, received: 1_505_000, method: 'gcash' as const };
test.each<[string, Checkout, RegExp]>([
  [
    'The agreement is open to accept again',
    { ...ENDED, state: 'expired', details: item({ is_open: true }) },
    /nothing was charged/,
  ],
  [
    'The order is open to pay again',
    { ...ENDED, state: 'expired', details: item({ is_open: true, is_order: true }) },
    /counts as long as the order waits for it/,
  ],
  [
    'The time to pay has ended',
    { ...ENDED, state: 'expired', details: item({ is_open: true, part: 'Trial' }) },
    /Open the agreement to see what you can accept or pay again/,
  ],
  ['The time to pay has ended', { ...ENDED, state: 'expired' }, /nothing was charged/],
  [
    'This payment is no longer needed',
    { ...ENDED, state: 'cancelled', cancelled: true },
    /nothing to pay here/,
  ],
  [
    'Paid too late, refund on its way',
    { ...BACK, state: 'refunding', refund: { amount: 1_505_000, reason: 'LATE' } },
    /All of it is being sent back through GCash/,
  ],
  [
    'Paid twice, refunded',
    { ...BACK, state: 'refunded', refund: { amount: 1_505_000, reason: 'DUPLICATE' } },
    /was already paid/,
  ],
  [
    'Wrong amount paid, refunded',
    { ...BACK, state: 'refunded', received: 100, refund: { amount: 100, reason: 'OTHER_AMOUNT' } },
    /^We received ₱1, but the price is ₱15,050/,
  ],
  [
    'Decided after your objection, refunded',
    { ...BACK, state: 'refunded', refund: { amount: 1_505_000, reason: 'DISPUTE' } },
    /^The payment was ₱15,050/,
  ],
])('%s', (title, checkout, text) => {
  open(checkout);
  expect(heading()).toHaveTextContent(title);
  expect(screen.getByText(text)).toBeVisible();
  const openIt = checkout.details?.work_item?.is_order ? 'Open the order' : 'Open the agreement';
  const wayOn = checkout.state === 'cancelled' ? 'See your agreements' : openIt;
  expect(screen.getByRole('link', { name: wayOn })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choose another time' })).not.toBeInTheDocument();
});

test('with the reference alone: state, amount and reference', () => {
  open({ ...PAID, details: null }, false);
  expect(heading()).toHaveTextContent('The payment is confirmed');
  expect(screen.getByText('A1B2C3D4')).toBeVisible();
  expect(screen.queryByText(/Santos|Demand letter/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
