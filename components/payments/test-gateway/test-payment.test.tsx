import { fireEvent, render, screen } from '@testing-library/react';
import { TestPaymentPage } from './test-payment-page';

const realFetch = globalThis.fetch;
const posted = jest.fn();
beforeEach(() => {
  posted.mockReset();
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    posted(url, body);
    return { json: async () => ({ error: 'The payment failed (test).' }) };
  }) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

function open(methods: readonly ('gcash' | 'maya' | 'card')[]) {
  const session = {
    id: 'cs_1',
    reference: 'r1',
    description: 'Deed of sale',
    amount: 2_004_900,
    methods,
    status: 'active' as const,
    success_url: '/',
    cancel_url: '/',
  };
  render(<TestPaymentPage session={session} supportEmail="help@sangguni.example" />);
}

test('one method is named, and paid with', async () => {
  open(['gcash']);
  expect(screen.getByText('Method').nextSibling).toHaveTextContent('GCash');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₱20,049' }));
  expect(await screen.findByText('The payment failed (test).')).toBeVisible();
  expect(posted).toHaveBeenCalledWith('/test-gateway/cs_1/pay', '{"method":"gcash"}');
});

test('of several one is chosen', async () => {
  open(['gcash', 'maya', 'card']);
  const group = screen.getByRole('group', { name: 'Pay with' });
  expect(group).toBeVisible();
  expect(screen.getByRole('radio', { name: 'GCash' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Maya' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₱20,049' }));
  expect(await screen.findByText('The payment failed (test).')).toBeVisible();
  expect(posted).toHaveBeenCalledWith('/test-gateway/cs_1/pay', '{"method":"maya"}');
});
