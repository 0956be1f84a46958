import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { WrittenOffer } from '@/lib/contract/lawyers/written-work';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownAgreement } from '@/lib/testing/shown-agreement';
import { OrderForm } from './order-form';

const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const server = fakeServer();
const OFFER: WrittenOffer = {
  _id: '6b3f2a58-1f0e-4c7f-9a51-0d7f4f1f2a10',
  kind: 'DEMAND_LETTER',
  name: 'Demand letter',
  scope: 'One letter.',
  needed: 'The contract.',
  price: 350_000,
  days: 5,
  revisions: 1,
};

function open() {
  const queries = createQueryClient();
  const page = (offer: WrittenOffer) => (
    <QueryClientProvider client={queries}>
      <OrderForm lawyerId="maria" name="Atty. Maria Santos" offer={offer} platformFee={5_000} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(OFFER));
  return (offer: WrittenOffer) => rerender(page(offer));
}

const submit = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Go on to files and payment' }));

test('at another price the page shows the new one, and what was typed is ordered at it', async () => {
  server.answer = () => ({
    status: 400,
    payload: { key: 'price_changed', message: 'The price is now ₱4,050.' },
  });
  const show = open();
  router.refresh.mockImplementation(() => show({ ...OFFER, price: 400_000 }));
  fireEvent.change(screen.getByLabelText('What it is about'), { target: { value: 'A debt.' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /may read what I write/ }));
  submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The price has changed and is shown above. Nothing is ordered yet.',
  );
  expect(server.of('POST')[0]?.body).toMatchObject({ expected_total: 355_000 });
  expect(screen.getByText('₱4,050')).toBeVisible();
  server.answer = () => ({ status: 201, payload: shownAgreement({ _id: 'w7' }) });
  submit();
  expect(await screen.findByText('Going on')).toBeInTheDocument();
  expect(server.of('POST')[1]?.body).toMatchObject({ about: 'A debt.', expected_total: 405_000 });
  expect(router.push).toHaveBeenCalledWith('/customer-portal/work-items/w7');
});
