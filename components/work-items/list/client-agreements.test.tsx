import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { fakeServer } from '@/lib/testing/fake-server';
import { agreementRow } from '@/lib/testing/shown-agreement';
import { ClientAgreements } from './client-agreements';

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const server = fakeServer();

const counts = {
  DRAFT: 0,
  PROPOSAL: 1,
  PAYMENT_PENDING: 0,
  PAID: 0,
  COMPLETED: 0,
  REJECTED: 0,
};

function open(rows = [agreementRow()], status = 200) {
  const found = { results: rows, page: 0, hasMore: false, total: rows.length, counts };
  server.answer = () => ({ status, payload: status === 200 ? found : { key: 'invalid_input' } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClientAgreements clientId="c1" requestNow={NOW} />
    </QueryClientProvider>,
  );
}

test('shows the agreements with this client alone, and the way to another', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Illegal dismissal case' })).toBeInTheDocument();
  expect(screen.queryByText('Anna Ferrer')).toBeNull();
  expect(server.sent[0]?.path).toBe('/work-items?client_id=c1&page=0');
  expect(screen.getByRole('link', { name: 'Propose an agreement' })).toHaveAttribute(
    'href',
    '/lawyer-portal/work-items/proposal?client=c1',
  );
});

test('says that there is none yet', async () => {
  open([]);
  expect(await screen.findByText(/^No agreement yet\./)).toBeInTheDocument();
});

test('what failed is said, and tried again', async () => {
  open([], 400);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get work items');
  open();
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  expect((await screen.findAllByText('Illegal dismissal case')).length).toBeGreaterThan(0);
});
