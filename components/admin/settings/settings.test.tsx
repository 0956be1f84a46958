import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment';
import { fakeServer } from '@/lib/testing/fake-server';
import { Settings } from './settings';

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const server = fakeServer();
const METHODS = [
  { id: 'gcash', label: 'GCash' },
  { id: 'card', label: 'Card' },
];
let fee: number;
let refusal: { status: number; payload: unknown } | null;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

beforeEach(() => {
  [fee, refusal] = [5_000, null];
  server.answer = ({ method, body }) => {
    if (method === 'GET') return { status: 200, payload: settings() };
    if (refusal) return refusal;
    fee = (body as { value: number }).value;
    return { status: 200, payload: settings().settings[0] };
  };
});

function settings() {
  const usual = { platform_fee: 0, hold_minutes: 30 };
  return {
    settings: [
      setting('platform_fee', 'centavos', fee, usual.platform_fee, { min: 0, max: 100_000 }),
      setting('payment_methods', 'methods', ['card'], [...PAYMENT_METHODS], null),
      setting('hold_minutes', 'minutes', 30, usual.hold_minutes, { min: 5, max: 120 }),
    ],
    methods: METHODS,
    history: {
      page: 0,
      hasMore: false,
      total: 1,
      results: [
        {
          _id: '7',
          setting: 'platform_fee',
          from: null,
          to: 5_000,
          by: 'Ana Reyes',
          reason: 'Costs of the gateway',
          at: '2026-11-23T00:30:00Z',
        },
      ],
    },
  };
}

function setting(id: string, unit: string, value: unknown, usual: unknown, limits: unknown) {
  return { id, unit, value, default: usual, limits };
}

async function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Settings page={0} requestNow={NOW} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Platform fee' });
}

function fill(dialog: HTMLElement, label: string, value: string) {
  fireEvent.change(within(dialog).getByRole('textbox', { name: label }), { target: { value } });
}

const save = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));

test('pesos are typed, centavos sent, with the value that was seen and the reason', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Change the platform fee' }));
  const dialog = screen.getByRole('dialog', { name: 'Platform fee' });
  fill(dialog, 'Fee in pesos', '75.50');
  fill(dialog, 'Reason', 'Higher costs');
  save(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.of('PUT')).toEqual([
    expect.objectContaining({
      path: '/admin/settings/platform_fee',
      body: { value: 7_550, expected: 5_000, reason: 'Higher costs' },
    }),
  ]);
  expect(await screen.findByText('₱75.50')).toBeInTheDocument();
});

test('an amount out of bounds is said beside the field, and nothing is sent', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Change the platform fee' }));
  const dialog = screen.getByRole('dialog');
  fill(dialog, 'Fee in pesos', '1,000.01');
  fill(dialog, 'Reason', 'Higher costs');
  save(dialog);
  expect(
    await within(dialog).findByText('Please provide an amount from ₱0 to ₱1,000.'),
  ).toBeInTheDocument();
  expect(server.of('PUT')).toEqual([]);
});

test('at least one method', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Change the payment methods' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('checkbox', { name: 'GCash' })).not.toBeChecked();
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Card' }));
  fill(dialog, 'Reason', 'Costs');
  save(dialog);
  expect(await within(dialog).findByText('Please choose at least one method.')).toBeInTheDocument();
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'GCash' }));
  save(dialog);
  await waitFor(() => expect(server.of('PUT')).toHaveLength(1));
  expect(server.of('PUT')[0]?.body).toMatchObject({ value: ['gcash'], expected: ['card'] });
});

test('when somebody else was faster the new value is shown, and what was typed stays', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Change the platform fee' }));
  const dialog = screen.getByRole('dialog');
  fill(dialog, 'Fee in pesos', '75');
  fill(dialog, 'Reason', 'Higher costs');
  fee = 9_900;
  const message = 'Another administrator changed this setting.';
  refusal = { status: 409, payload: { key: 'version_changed', message } };
  save(dialog);
  expect(await within(dialog).findByText(message)).toBeInTheDocument();
  expect(await within(dialog).findByText(/^Now: ₱99\./)).toBeInTheDocument();
  expect(within(dialog).getByRole('textbox', { name: 'Fee in pesos' })).toHaveValue('75');
  refusal = null;
  save(dialog);
  await waitFor(() => expect(server.of('PUT')).toHaveLength(2));
  expect(server.of('PUT')[1]?.body).toMatchObject({ value: 7_500, expected: 9_900 });
});

test('the history says who changed what from what, when and why', async () => {
  await open();
  const [, row] = screen.getAllByRole('row');
  expect(row).toHaveTextContent('Today, 8:30 AM PHT');
  expect(row).toHaveTextContent('Default → ₱50');
  expect(row).toHaveTextContent('Costs of the gateway');
  expect(row).toHaveTextContent('Ana Reyes');
});

test('a failure can be tried again', async () => {
  server.answer = () => ({ status: 400, payload: { key: 'invalid_input', message: 'No.' } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Settings page={0} requestNow={NOW} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('The settings could not be loaded')).toBeInTheDocument();
  server.answer = () => ({ status: 200, payload: settings() });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Platform fee' })).toBeInTheDocument();
});
