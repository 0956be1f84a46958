import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { OwnTax } from '@/lib/contract/lawyers/tax';
import { TaxSection } from './tax-section';

const realFetch = globalThis.fetch;
let tax: OwnTax['tax'];
let failing: boolean;
let calls: { method: string; url: string; body: unknown }[];

const DOCUMENT = {
  name: '2303.pdf',
  size: 2_000,
  content_type: 'application/pdf' as const,
  added_at: '2026-11-20T02:00:00.000Z',
  url: '/api/v1/lawyers/profile/tax/document',
};

beforeEach(() => {
  [tax, calls, failing] = [null, [], false];
  globalThis.fetch = (async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (failing) return reply(400, { key: 'invalid_input', message: '' });
    calls.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : null });
    if (method === 'DELETE' && tax) tax = { ...tax, document: null };
    if (method === 'PUT')
      tax = {
        tin: '123-456-789-00000',
        registered_name: 'Peña Law Office',
        vat_status: 'VAT',
        updated_at: '2026-11-20T02:00:00.000Z',
        document: null,
      };
    return reply(method === 'DELETE' ? 204 : 200, { tax });
  }) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

function reply(status: number, payload: unknown) {
  return {
    status,
    statusText: '',
    headers: { get: () => null },
    text: async () => (status === 204 ? '' : JSON.stringify(payload)),
  };
}

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TaxSection />
    </QueryClientProvider>,
  );

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

test('while they load, a skeleton has the place of the tax data', async () => {
  open();
  expect(screen.getByText('Loading your tax data')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Save tax data' })).toBeVisible();
});

test('tax data that could not be loaded are tried again', async () => {
  failing = true;
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your tax data');
  expect(screen.queryByRole('button', { name: 'Save tax data' })).toBeNull();
  failing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Save tax data' })).toBeVisible();
});

test('says what is wrong beside the fields, and sends digits alone', async () => {
  open();
  await screen.findByRole('textbox', { name: /TIN/ });
  expect(screen.getByText('Save your tax data first')).toBeInTheDocument();
  type(/TIN/, '12-34');
  fireEvent.click(screen.getByRole('button', { name: 'Save tax data' }));
  expect(
    await screen.findByText(
      'Please provide the 9 digits of your TIN, and its branch code of 3 to 5 digits if you have one.',
    ),
  ).toBeVisible();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  type(/TIN/, '123-456-789 00000');
  type(/Registered name/, ' Peña Law Office ');
  fireEvent.click(screen.getByRole('radio', { name: 'VAT-registered' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save tax data' }));
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: { tin: '12345678900000', registered_name: 'Peña Law Office', vat_status: 'VAT' },
    }),
  );
  expect(await screen.findByText('BIR Form 2303')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /TIN/ })).toHaveValue('123-456-789-00000');
});

test('a certificate is removed after a question', async () => {
  tax = {
    tin: '123-456-789-00000',
    registered_name: 'Peña Law Office',
    vat_status: 'NON_VAT',
    updated_at: '2026-11-20T02:00:00.000Z',
    document: DOCUMENT,
  };
  open();
  expect(await screen.findByText('2303.pdf')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Remove the certificate' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove it' }));
  await waitFor(() => expect(screen.queryByText('2303.pdf')).toBeNull());
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
});
