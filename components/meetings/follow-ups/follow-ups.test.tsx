import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { fakeServer } from '@/lib/testing/fake-server';
import { FollowUps } from './follow-ups';

const server = fakeServer();

function open(offer?: { clientId: string; clientName: string; lawyerId: string }) {
  server.answer = () => ({ status: 200, payload: { results: [] } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FollowUps of={{ meetingId: 'm1' }} side="lawyer" now={0} offer={offer} />
    </QueryClientProvider>,
  );
}

test('a lawyer who can offer one reads that none is offered, with the button', async () => {
  open({ clientId: 'u1', clientName: 'Ana Reyes', lawyerId: 'maria' });
  expect(
    await screen.findByText(/^Nothing is offered\. Offer Ana up to three times/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Offer a follow-up' })).toBeVisible();
});

test('of a meeting where none can be offered nothing is said', async () => {
  open();
  await waitFor(() => expect(server.of('GET')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('heading')).toBeNull();
});
