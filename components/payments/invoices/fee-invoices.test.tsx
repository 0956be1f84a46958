import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { fakeServer } from '@/lib/testing/fake-server';
import { SHOWN_CREDIT_NOTE } from '@/lib/testing/money/shown-fee-document';
import { FeeInvoices } from './fee-invoices';

const server = fakeServer();

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FeeInvoices of="m1" />
    </QueryClientProvider>,
  );

test('a document is there on paper and as data, and names the invoice it takes back', async () => {
  server.answer = () => ({ status: 200, payload: { results: [SHOWN_CREDIT_NOTE] } });
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the invoices of the platform fee');
  expect(await screen.findByText('Credit note FC-00000001')).toBeInTheDocument();
  expect(
    screen.getByText('₱50, issued on November 23, 2026, for payment A1B2C3D4'),
  ).toBeInTheDocument();
  expect(screen.getByText('Takes back FI-00000001')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'PDF FC-00000001' })).toHaveAttribute(
    'href',
    '/api/v1/payments/fee-invoices/d2/pdf',
  );
  const data = screen.getByRole('link', { name: 'Data (JSON) FC-00000001' });
  expect(data).toHaveAttribute('href', '/api/v1/payments/fee-invoices/d2');
  expect(data).toHaveAttribute('download', 'FC-00000001.json');
});

test('before the first one it says when it comes', async () => {
  server.answer = () => ({ status: 200, payload: { results: [] } });
  open();
  expect(await screen.findByText(/^None yet\./)).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  server.answer = () => ({ status: 400, payload: { key: 'invalid_input', message: 'No.' } });
  open();
  expect(
    await screen.findByText('Failed to fetch the invoices of the platform fee'),
  ).toBeInTheDocument();
  server.answer = () => ({ status: 200, payload: { results: [SHOWN_CREDIT_NOTE] } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Credit note FC-00000001')).toBeInTheDocument();
});
