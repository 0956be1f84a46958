import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { EventAddress, EventDelivery } from '@/lib/contract/lawyers/events';
import { EVENT_TYPES, MAX_EVENT_ADDRESSES } from '@/lib/domain/lawyers/outgoing-events';
import { fakeServer, type Sent } from '@/lib/testing/fake-server';
import { EventsSection } from './events-section';

const server = fakeServer();

const ADDRESS: EventAddress = {
  _id: 'a1',
  url: 'https://office.example.com/events',
  events: [...EVENT_TYPES],
  enabled: true,
  failing_since: null,
  created_at: '2026-11-23T01:00:00Z',
};
const FACTORS = { app_since: '2026-11-01T00:00:00Z', passkeys: [], recovery_codes_left: 8 };
const SECRET = 'whsec_c2VjcmV0';
const PATH = '/lawyers/event-addresses';

const DELIVERY: EventDelivery = {
  _id: 'd1',
  event_id: 'e1',
  type: 'meeting.paid',
  occurred_at: '2026-11-30T01:00:00Z',
  state: 'waiting',
  attempts: 3,
  last_at: '2026-11-30T01:36:00Z',
  status: 500,
  error: null,
  next_at: '2026-11-30T03:36:00Z',
};

let addresses: EventAddress[];
let deliveries: EventDelivery[];

/** Answers to what is read; `write` answers the rest. */
function answering(write: (sent: Sent) => { status: number; payload?: unknown }) {
  server.answer = (sent) => {
    if (sent.method !== 'GET') return write(sent);
    if (sent.path.endsWith('/second-factor')) return { status: 200, payload: FACTORS };
    const results = sent.path.endsWith('/deliveries') ? deliveries : addresses;
    return { status: 200, payload: { results } };
  };
}

beforeEach(() => {
  addresses = [ADDRESS];
  deliveries = [DELIVERY];
  answering(() => ({ status: 500, payload: { key: 'internal', message: '' } }));
});

function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EventsSection />
    </QueryClientProvider>,
  );
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('without an address it says so; one that is refused stands beside its field', async () => {
  addresses = [];
  answering(() => ({
    status: 400,
    payload: {
      key: 'invalid_input',
      message: 'Wrong.',
      fields: { url: 'This address is not on the public internet, so we send nothing there.' },
    },
  }));
  show();
  expect(await screen.findByText(/No program is told of anything yet/)).toBeVisible();
  fireEvent.click(await button('Add an address'));
  const form = within(screen.getByRole('form', { name: 'New address' }));
  fireEvent.change(form.getByLabelText('Address'), { target: { value: 'https://10.0.0.1/' } });
  fireEvent.click(form.getByRole('button', { name: 'Add the address' }));
  expect(await screen.findByText(/so we send nothing there/)).toBeVisible();
});

test('the secret of a new address is shown, also of the last that may be added', async () => {
  addresses = Array.from({ length: MAX_EVENT_ADDRESSES - 1 }, (_, n) => ({
    ...ADDRESS,
    _id: `a${n}`,
  }));
  answering(() => {
    addresses = [...addresses, { ...ADDRESS, _id: 'new' }];
    return { status: 201, payload: { address: ADDRESS, secret: SECRET } };
  });
  show();
  fireEvent.click(await button('Add an address'));
  const form = within(screen.getByRole('form', { name: 'New address' }));
  fireEvent.change(form.getByLabelText('Address'), { target: { value: ADDRESS.url } });
  fireEvent.click(form.getByLabelText('A client wrote a message'));
  fireEvent.click(form.getByRole('button', { name: 'Add the address' }));
  expect(await screen.findByLabelText('Secret')).toHaveValue(SECRET);
  expect(server.of('POST')).toMatchObject([
    { path: PATH, body: { url: ADDRESS.url, events: EVENT_TYPES.slice(0, -1) } },
  ]);
  expect(screen.getByRole('dialog', { name: 'Copy the secret now' })).toBeVisible();
  fireEvent.click(await button('I have copied it'));
  expect(await screen.findByText(/the most there can be/)).toBeVisible();
  expect(screen.queryByLabelText('Secret')).not.toBeInTheDocument();
});

test('the log says what came of each event, and sends one again', async () => {
  answering(() => ({ status: 200, payload: { ...DELIVERY, attempts: 0, next_at: null } }));
  show();
  fireEvent.click(await button('Log of office.example.com'));
  const log = within(await screen.findByRole('list', { name: 'Deliveries' }));
  expect(log.getByText('The payment of a meeting arrived')).toBeVisible();
  expect(log.getByText('Waiting')).toBeVisible();
  expect(log.getByText(/^Your program answered 500\. 3 attempts\. Next attempt /)).toBeVisible();
  fireEvent.click(log.getByRole('button', { name: /^Send again/ }));
  await waitFor(() =>
    expect(server.of('POST')).toMatchObject([{ path: `${PATH}/a1/deliveries/d1/repeat` }]),
  );
});

test('one that was switched off says why, and is switched on with the change', async () => {
  addresses = [{ ...ADDRESS, enabled: false, failing_since: '2026-11-27T01:00:00Z' }];
  answering(() => ({ status: 200, payload: ADDRESS }));
  show();
  expect(await screen.findByText('Switched off')).toBeVisible();
  expect(
    screen.getByText(/so we stopped: after three days, or because your program answered 410/),
  ).toBeVisible();
  fireEvent.click(await button('Change office.example.com'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Send events there' }));
  fireEvent.click(await button('Save'));
  await waitFor(() =>
    expect(server.of('PUT')).toMatchObject([
      { path: `${PATH}/a1`, body: { url: ADDRESS.url, enabled: true } },
    ]),
  );
});

test('what failed to load can be tried again', async () => {
  server.answer = () => ({ status: 500, payload: { key: 'internal', message: '' } });
  show();
  expect(await screen.findByText('Failed to fetch your addresses for events')).toBeVisible();
});
