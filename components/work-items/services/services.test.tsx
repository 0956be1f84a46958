import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { NOW, openAgreement } from '@/lib/testing/agreements/agreement-page';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownAgreement } from '@/lib/testing/shown-agreement';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('@/lib/testing/location-hooks'),
  useRouter: () => ({ push: jest.fn() }),
}));

const server = fakeServer();
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const service: Omit<WorkItem['additional_services'][number], '_id' | 'name' | 'price'> = {
  description: '',
  status: 'PROPOSED',
  purchased_at: null,
  hold_expires_at: null,
  checkout_url: null,
};
const services: WorkItem['additional_services'] = [
  { ...service, _id: 's1', name: 'Power of attorney', price: 180_000 },
  { ...service, _id: 's2', name: 'Appeal', price: 1_500_000 },
  {
    ...service,
    _id: 's3',
    name: 'Affidavit',
    price: 100_000,
    status: 'PURCHASED',
    purchased_at: '2026-11-22T04:00:00Z',
  },
  {
    ...service,
    _id: 's4',
    name: 'Notice',
    price: 100_000,
    status: 'PAYMENT_PENDING',
    checkout_url: '/checkout?ref=r4',
  },
];
const item = (can: WorkItem['can'], status: WorkItem['status'] = 'PAID') =>
  shownAgreement({ status, additional_services: services, platform_fee: 5_000, can });
const section = () => screen.getByRole('region', { name: /^Additional services/ });
const press = (name: string, inside: HTMLElement = section()) =>
  act(async () => fireEvent.click(within(inside).getByRole('button', { name })));

test('several services are bought at once for their sum and one fee', async () => {
  await openAgreement(server, item(['purchase']), 'client', ({ method }) =>
    method === 'PUT' ? { status: 200, payload: { checkout_url: '#paying' } } : undefined,
  );
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /Power of attorney/ }));
  expect(section()).toHaveTextContent('Total₱1,850');
  fireEvent.click(screen.getByRole('checkbox', { name: /Appeal/ }));
  expect(section()).toHaveTextContent('Lawyer’s fee₱16,800Platform fee₱50Total₱16,850');
  await press('Buy for ₱16,850');
  expect(server.of('PUT')[0]).toMatchObject({
    path: '/work-items/w1/additional-services/purchase',
    body: { service_ids: ['s1', 's2'] },
  });
  expect(server.of('PUT')[0]?.key).toBeTruthy();
  await waitFor(() => expect(window.location.hash).toBe('#paying'));
});

test('what was bought has a receipt, what is being bought its payment', async () => {
  await openAgreement(server, item([]));
  expect(within(section()).queryByRole('checkbox')).toBeNull();
  expect(section()).toHaveTextContent('Bought Nov 22');
  expect(
    within(section()).getByRole('link', { name: 'Receipt (PDF) for Affidavit' }),
  ).toBeVisible();
  expect(
    within(section()).getByRole('link', { name: 'Continue to payment for Notice' }),
  ).toHaveAttribute('href', '/checkout?ref=r4');
});

test('a purchase that fails says so and keeps what was chosen', async () => {
  const message = 'No payment method takes this amount.';
  const refused = { status: 422, payload: { key: 'payment_method_unavailable', message } };
  await openAgreement(server, item(['purchase']), 'client', ({ method }) =>
    method === 'PUT' ? refused : undefined,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: /Appeal/ }));
  await press('Buy for ₱15,050');
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Failed to purchase additional services${message}`,
  );
  expect(screen.getByRole('checkbox', { name: /Appeal/ })).toBeChecked();
});

test('before the payment nothing can be bought, and the page says when', async () => {
  await openAgreement(server, item(['accept'], 'PROPOSAL'));
  expect(section()).toHaveTextContent('You can add them once the agreement is paid');
  expect(within(section()).queryByRole('checkbox')).toBeNull();
});

test('a lawyer adds one; what was typed outlives a failure', async () => {
  await openAgreement(server, item(['add_service', 'remove_service']), 'lawyer', ({ method }) =>
    method === 'POST' ? { status: 500, payload: { key: 'internal', message: '' } } : undefined,
  );
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(2);
  await press('Add a service');
  const dialog = screen.getByRole('dialog', { name: 'Add a service' });
  await press('Add', dialog);
  expect(within(dialog).getAllByText('Please provide a value.')).toHaveLength(2);
  const price = within(dialog).getByLabelText('Price in pesos');
  fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Translation' } });
  fireEvent.change(price, { target: { value: '10' } });
  await press('Add', dialog);
  expect(dialog).toHaveTextContent('₱20');
  expect(server.of('POST')).toEqual([]);
  fireEvent.change(price, { target: { value: '1,800.50' } });
  await press('Add', dialog);
  expect(server.of('POST')[0]).toMatchObject({
    path: '/work-items/w1/additional-services',
    body: { name: 'Translation', price: 180_050 },
  });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Failed to add additional service');
  expect(price).toHaveValue('1,800.50');
});
