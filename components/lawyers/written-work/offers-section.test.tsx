import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { OwnWrittenOffer } from '@/lib/contract/lawyers/written-work';
import { fakeServer } from '@/lib/testing/fake-server';
import { OffersSection } from './offers-section';

const server = fakeServer();

const OFFER: OwnWrittenOffer = {
  _id: '6b3f2a58-1f0e-4c7f-9a51-0d7f4f1f2a10',
  kind: 'DEMAND_LETTER',
  name: 'Demand letter',
  scope: 'One letter.',
  needed: 'The contract.',
  price: 350_000,
  days: 5,
  revisions: 1,
  offered: true,
};

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OffersSection />
    </QueryClientProvider>,
  );
}

const listing = (results: readonly OwnWrittenOffer[]) => ({ status: 200, payload: { results } });
const press = (name: string, within_: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(within_).getByRole('button', { name })));

test('is loading, and then says that there is none yet', async () => {
  server.answer = () => listing([]);
  open();
  expect(screen.getByText('Loading your written work')).toBeInTheDocument();
  expect(await screen.findByText(/^No offers yet\./)).toBeInTheDocument();
  expect(screen.getByText(/^Notarized documents are not sold this way/)).toBeInTheDocument();
});

test('what failed is said, and tried again', async () => {
  server.answer = () => ({ status: 400, payload: { key: 'invalid_input', message: '' } });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your written work');
  server.answer = () => listing([OFFER]);
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Demand letter' })).toBeInTheDocument();
});

test('shows each with its terms, and no form beyond eight', async () => {
  const eight = Array.from({ length: 8 }, (_, index) => ({
    ...OFFER,
    _id: `${index}`,
    name: `Letter ${index}`,
    offered: index > 0,
  }));
  server.answer = () => listing(eight);
  open();
  expect(await screen.findAllByText('Within 5 days, one revision included')).toHaveLength(8);
  expect(screen.getByText('8 of 8 offers')).toBeInTheDocument();
  expect(screen.getAllByText('Not shown')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Add an offer' })).toBeNull();
  expect(screen.getByText('You have 8 offers, the most allowed')).toBeInTheDocument();
});

test('the name that comes with the kind loses its error', async () => {
  server.answer = () => listing([]);
  open();
  await screen.findByText(/^No offers yet\./);
  await press('Add an offer');
  const dialog = screen.getByRole('dialog', { name: 'Offer written work' });
  const field = (label: string) => within(dialog).getByLabelText(label);
  fireEvent.change(field('Name'), { target: { value: '' } });
  await press('Add this offer', dialog);
  expect(field('Name')).toBeInvalid();
  await act(async () => {
    fireEvent.change(field('Kind of work'), { target: { value: 'CONTRACT' } });
  });
  expect(field('Name')).toHaveValue('Contract');
  expect(field('Name')).toBeValid();
});

test('what is typed stays when it is refused, and is sent as centavos', async () => {
  server.answer = ({ method }) =>
    method === 'GET'
      ? listing([])
      : { status: 409, payload: { key: 'bad_transition', message: 'You have 8 offers already.' } };
  open();
  await screen.findByText(/^No offers yet\./);
  await press('Add an offer');
  const dialog = screen.getByRole('dialog', { name: 'Offer written work' });
  const type = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  type('Kind of work', 'CONTRACT');
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Contract');
  await press('Add this offer', dialog);
  expect(within(dialog).getAllByText('Please provide a value.').length).toBeGreaterThan(0);
  expect(server.of('POST')).toEqual([]);
  type('What the client gets', 'One contract of lease.');
  type('What the client sends', 'The title.');
  type('Price', '4,500');
  await press('Add this offer', dialog);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('You have 8 offers already.');
  expect(within(dialog).getByLabelText('What the client gets')).toHaveValue(
    'One contract of lease.',
  );
  expect(server.of('POST')[0]?.body).toEqual({
    kind: 'CONTRACT',
    name: 'Contract',
    scope: 'One contract of lease.',
    needed: 'The title.',
    price: 450_000,
    days: 5,
    revisions: 1,
    offered: true,
  });
});
