import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { SupportEmail } from '@/components/platform/support-email';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { Checkout } from '@/lib/contract/payments/payments';
import { shownMeeting } from '@/lib/testing/shown-meeting';
import { MeetingCheckout } from './meeting-checkout';

const REF = 'r4nd0m';
const WAITING: Checkout = {
  ref: REF,
  reference: 'A1B2C3D4',
  kind: 'meeting',
  state: 'waiting',
  cancelled: false,
  last_attempt_failed: false,
  price: 150_000,
  platform_fee: 0,
  total: 150_000,
  received: null,
  refund: null,
  refund_account: null,
  by_payer: false,
  method: 'gcash',
  hold_expires_at: '2026-11-23T01:48:00Z',
  server_time: '2026-11-23T01:23:29Z',
  details: {
    lawyer: {
      _id: 'maria-santos-7k2f',
      display_name: 'Atty. Maria Luisa Santos',
      picture_url: null,
    },
    client_email: 'anna.ferrer@example.com',
    payer_url: null,
    checkout_url: 'https://pay.example/cs_1',
    meeting: {
      meeting_id: 'm1',
      start_time: '2026-11-24T02:00:00Z',
      end_time: '2026-11-24T02:30:00Z',
      duration: 30,
      type: 'VIDEO',
      phone: null,
      subject: 'Dismissed by text message',
      refund_deadline: '2026-11-23T02:00:00Z',
    },
    work_item: null,
  },
};

const MEETING = {
  _id: 'm1',
  status: 'CANCELLED',
  type: 'VIDEO',
  start_time: '2026-11-24T02:00:00Z',
  end_time: '2026-11-24T02:30:00Z',
  duration: 30,
  phone: null,
  subject: 'Dismissed by text message',
  description: 'By text.',
  other_party: null,
  conflict_check: null,
  lawyer: WAITING.details?.lawyer,
  client: { _id: 'u1', display_name: 'Anna Ferrer', picture_url: null },
  payment: {
    status: 'EXPIRED',
    method: 'gcash',
    price: 150_000,
    platform_fee: 0,
    total: 150_000,
    refunded: 0,
    by_payer: false,
  },
  files: [],
  hold_expires_at: null,
  refund_deadline: '2026-11-23T02:00:00Z',
  checkout_url: null,
  payer_url: null,
  cancelled_by: 'CLIENT',
  cancel_reason: null,
  decline_reason: null,
  can_cancel: false,
  refund_if_cancelled: null,
  refund_account: null,
  unread_comments: 0,
  can_comment: false,
  can_reschedule: false,
  can_join: false,
};

const METHODS = {
  methods: [
    { id: 'gcash', label: 'GCash', hint: null },
    { id: 'maya', label: 'Maya', hint: null },
    { id: 'card', label: 'Card', hint: null },
  ],
  platform_fee: 0,
  hold_minutes: 30,
};

const NOT_ANSWERED = { set: null, answers: [], updated_at: null, can_change: true };

const realFetch = globalThis.fetch;
const cancelled = jest.fn();
let server: Checkout;
let mayCancel: boolean;
let booked: Meeting | null;

beforeAll(() => {
  globalThis.fetch = (async (url: string, { method }: RequestInit) => {
    if (url.endsWith('/meeting/m1')) return booked ? reply(200, booked) : new Promise(() => {});
    if (url.endsWith('/intake')) return reply(200, NOT_ANSWERED);
    if (url.endsWith('/payments/methods')) return reply(200, METHODS);
    if (method !== 'PUT') return reply(200, server);
    cancelled(url);
    if (!mayCancel) return reply(409, { key: 'bad_transition', message: '' });
    server = { ...WAITING, state: 'cancelled', hold_expires_at: null };
    return reply(200, MEETING);
  }) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});
beforeEach(() => {
  jest.useFakeTimers();
  cancelled.mockReset();
  server = WAITING;
  mayCancel = true;
  booked = null;
});
afterEach(() => {
  jest.useRealTimers();
});

function reply(status: number, payload: unknown) {
  return {
    status,
    statusText: '',
    headers: { get: () => null },
    text: async () => JSON.stringify(payload),
  };
}

function open(initial: Checkout, signedIn = true, returned: 'paid' | 'closed' | null = null) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SupportEmail email="help@sangguni.example">
        <MeetingCheckout initial={initial} signedIn={signedIn} returned={returned} />
      </SupportEmail>
    </QueryClientProvider>,
  );
}

async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

function heading() {
  return screen.getByRole('heading', { level: 1 });
}

test('the page turns to confirmed by itself and announces it', async () => {
  open(WAITING);
  expect(heading()).toHaveTextContent('Waiting for payment confirmation');
  server = { ...WAITING, state: 'confirmed', hold_expires_at: null };
  await pass(2_500);
  expect(heading()).toHaveTextContent('Your meeting is confirmed');
  expect(screen.getByRole('status')).toHaveTextContent('Your meeting is confirmed');
  expect(screen.getByRole('link', { name: 'Open the meeting' })).toHaveAttribute(
    'href',
    '/customer-portal/meeting/m1',
  );
});

test('the hold runs down by the clock of the server', async () => {
  open(WAITING);
  expect(screen.getByRole('timer')).toHaveTextContent('24:31 left, until 9:48 AM PHT');
  await pass(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('24:30 left');
});

test('cancelling is asked first, then the page says that it is done', async () => {
  open(WAITING);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel this booking?' });
  expect(cancelled).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel this booking' }));
  await pass(100);
  expect(cancelled).toHaveBeenCalledWith('/api/v1/meeting/m1/cancel');
  expect(heading()).toHaveTextContent('This booking was cancelled');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a booking that cannot be cancelled here any more', async () => {
  mayCancel = false;
  open(WAITING);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel this booking?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel this booking' }));
  await pass(100);
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'This time is no longer held, so there is nothing to cancel.',
  );
});

test('a confirmed video meeting says how they meet, and how to cancel', () => {
  open({ ...WAITING, state: 'confirmed', hold_expires_at: null });
  expect(screen.getByText(/From 10 minutes before the start, sign in and press/)).toBeVisible();
  const booking = screen.getByRole('complementary', { name: 'Your booking' });
  expect(booking).toHaveTextContent(
    /Full refund if you cancel by Mon, Nov 23, 10:00 AM PHT \(.+\), none after that\./,
  );
  expect(booking).toHaveTextContent('To change the time or cancel, open the meeting.');
});

test('a confirmed meeting asks its first question at once', async () => {
  jest.useRealTimers();
  booked = shownMeeting(24 * 60, { _id: 'm1', subject: 'Estafa complaint' });
  open({ ...WAITING, state: 'confirmed', hold_expires_at: null });
  const facts = await screen.findByRole('form', { name: 'Facts for your lawyer' });
  expect(facts).toHaveTextContent('Question 1 of 6');
  expect(within(facts).getByRole('button', { name: 'Accused' })).toBeVisible();
});

test('booked minutes before, it leads into the call', () => {
  const confirmed = { ...WAITING, state: 'confirmed' as const, hold_expires_at: null };
  jest.setSystemTime(Date.parse('2026-11-24T01:49:00Z'));
  open({ ...confirmed, server_time: '2026-11-24T01:49:00Z' });
  expect(screen.queryByRole('link', { name: 'Join meeting' })).not.toBeInTheDocument();
  cleanup();
  jest.setSystemTime(Date.parse('2026-11-24T01:55:00Z'));
  open({ ...confirmed, server_time: '2026-11-24T01:55:00Z' });
  expect(screen.getByRole('link', { name: 'Join meeting' })).toHaveAttribute(
    'href',
    '/customer-portal/meeting/m1/join',
  );
  expect(screen.getByRole('link', { name: 'Open the meeting' })).toBeVisible();
});

test('after a try that failed: what is left of the hold, paying again, and nothing that says it may be paid', () => {
  open({ ...WAITING, last_attempt_failed: true });
  expect(heading()).toHaveTextContent('Not paid yet');
  expect(screen.getByText(/^The last payment did not go through/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('24:31 left');
  expect(screen.getByRole('link', { name: 'Pay ₱1,500' })).toHaveAttribute(
    'href',
    'https://pay.example/cs_1',
  );
  expect(screen.queryByText(/If you have paid|Waiting for GCash/)).not.toBeInTheDocument();
});

test.each([
  ['just paid', WAITING],
  ['paid after a try that failed', { ...WAITING, last_attempt_failed: true }],
])('%s: no way to pay again, and after a minute a quiet one back', async (_what, checkout) => {
  server = checkout;
  open(checkout, true, 'paid');
  expect(heading()).toHaveTextContent('We are checking your payment. Do not pay again.');
  expect(screen.getByText('Paid through GCash, your time is held')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  const ways = () => [
    ...screen.queryAllByRole('link', { name: /pay/i }),
    ...screen.queryAllByRole('button', { name: /pay|cancel/i }),
  ];
  await pass(59_000);
  expect(ways()).toEqual([]);
  await pass(2_000);
  expect(ways()).toEqual([screen.getByRole('link', { name: 'Go back to the ways to pay' })]);
  expect(ways()[0]).toHaveAttribute('href', `/checkout?ref=${REF}`);

  server = { ...WAITING, state: 'confirmed', hold_expires_at: null };
  await pass(10_000);
  expect(heading()).toHaveTextContent('Your meeting is confirmed');
});

test('whoever left the payment page before paying is told so', () => {
  open(WAITING, true, 'closed');
  expect(heading()).toHaveTextContent('Not paid yet');
  expect(screen.getByText('You left the payment page before paying.')).toBeVisible();
});

describe('paying another way', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Pay another way' });
  async function choose(checkout: Checkout) {
    open(checkout);
    fireEvent.click(screen.getByRole('button', { name: 'Pay another way' }));
    await pass(100);
  }

  test('offers the other methods, and a refusal is told there', async () => {
    await choose({ ...WAITING, last_attempt_failed: true });
    expect(dialog()).toHaveTextContent('Your time stays held until 9:48 AM PHT.');
    const others = within(dialog()).getAllByRole('button', { name: /^Pay with/ });
    expect(others.map(({ textContent }) => textContent)).toEqual([
      'Pay with Maya',
      'Pay with Card',
    ]);
    mayCancel = false;
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Pay with Card' }));
    await pass(100);
    expect(cancelled).toHaveBeenCalledWith('/api/v1/payments/checkout/method');
    expect(within(dialog()).getByRole('alert')).toHaveTextContent(
      'This time is no longer held, or it is already paid.',
    );
  });

  test('while no page of the gateway is open, the method itself is offered again', async () => {
    const details = WAITING.details && { ...WAITING.details, checkout_url: null };
    await choose({ ...WAITING, details });
    expect(within(dialog()).getByRole('button', { name: 'Pay with GCash' })).toBeVisible();
  });
});

test.each(['expired', 'cancelled'] as const)('%s and never paid: no sum is asked for', (state) => {
  open({ ...WAITING, state, hold_expires_at: null });
  const booking = screen.getByRole('complementary', { name: 'Your booking' });
  expect(booking).toHaveTextContent('Nothing to pay');
  expect(booking).not.toHaveTextContent(/Total|GCash/);
});

test('while whoever was asked has the page open, the client can pay all the same', () => {
  const details = WAITING.details && {
    ...WAITING.details,
    checkout_url: null,
    payer_url: 'https://sangguni.example/pay/t.k',
  };
  open({ ...WAITING, by_payer: true, method: null, details });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'The person you asked has opened the payment page',
  );
  expect(screen.getByRole('button', { name: 'Pay it yourself' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask somebody else to pay' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay ₱/ })).toBeNull();
});

test('someone with the reference alone learns state, amount and reference', () => {
  open({ ...WAITING, details: null }, false);
  expect(screen.getByText('A1B2C3D4')).toBeVisible();
  expect(screen.getAllByText('₱1,500')).not.toHaveLength(0);
  expect(screen.queryByText(/Santos/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel this booking' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/login?callback_url=${encodeURIComponent(`/checkout?ref=${REF}`)}`,
  );
});

test('money of another amount: what arrived and what goes back', () => {
  open({ ...WAITING, state: 'refunded', hold_expires_at: null, received: 100 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Wrong amount paid, refunded',
  );
  expect(screen.getByText(/^We received ₱1, but the price is ₱1,500/)).toBeVisible();
});

test.each([
  ['refunded', 'Cancelled, refunded', /^The booking was cancelled, and the payment was ₱1,500/],
  ['cancelled', 'This booking was cancelled', /The payment of ₱1,500 is not refunded/],
] as const)('cancelled after it was paid, %s', (state, title, text) => {
  open({ ...WAITING, state, cancelled: true, hold_expires_at: null, received: 150_000 });
  expect(heading()).toHaveTextContent(title);
  expect(screen.getByText(text)).toBeVisible();
});

test.each(['expired', 'cancelled', 'refunding', 'refunded'] as const)(
  '%s: leads to other times of the same lawyer',
  (state) => {
    open({ ...WAITING, state, hold_expires_at: null });
    expect(screen.getByRole('link', { name: 'Choose another time' })).toHaveAttribute(
      'href',
      '/book/maria-santos-7k2f/2026-11-24T02:00:00Z?duration=30&from=m1',
    );
  },
);

describe('files that were not added', () => {
  const stored = [{ name: 'fake.pdf', reason: 'This is not a PDF.' }];
  beforeEach(() => sessionStorage.setItem('draft:files-not-added:m1', JSON.stringify(stored)));
  afterEach(() => sessionStorage.clear());

  test.each(['waiting', 'confirmed'] as const)('are told again while it is %s', (state) => {
    open({ ...WAITING, state });
    expect(screen.getByText('1 file was not added: fake.pdf')).toBeVisible();
    expect(screen.getByRole('link', { name: 'the page of your meeting' })).toHaveAttribute(
      'href',
      '/customer-portal/meeting/m1#files',
    );
  });

  test('several of them are counted and named', () => {
    const more = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'].map((name) => ({
      name,
      reason: '',
    }));
    sessionStorage.setItem('draft:files-not-added:m1', JSON.stringify(more));
    open(WAITING);
    expect(
      screen.getByText('5 files were not added: a.pdf, b.pdf, c.pdf and 2 more'),
    ).toBeVisible();
  });

  test.each([
    [
      'nothing is said when no file can be added any more',
      { ...WAITING, state: 'expired' as const },
    ],
    ['nor when the meeting is over', { ...WAITING, server_time: '2026-11-24T02:30:00Z' }],
    ['nor to whoever has only the reference', { ...WAITING, details: null }],
  ])('%s', (_what, checkout) => {
    open(checkout);
    expect(screen.queryByText(/not added/)).not.toBeInTheDocument();
  });
});

// element-hq/element-call#3052: nobody pays for a call that this browser cannot make without having read it.
describe('a browser that makes no video calls', () => {
  const advice = () => screen.queryByRole('region', { name: 'This browser and video calls' });
  const { details } = WAITING;

  test('is told so before the payment, and that one can pay all the same', () => {
    open(WAITING);
    expect(advice()).toHaveTextContent('This browser cannot make video calls');
    expect(advice()).toHaveTextContent('You can pay here all the same, and join from there');
  });

  test.each([
    ['of a meeting by phone', { type: 'PHONE', phone: '+639170000001' }, 'waiting'],
    ['of what cannot be paid any more', {}, 'expired'],
    ['of what is paid', {}, 'confirmed'],
  ] as const)('is told nothing %s', (_, change, state) => {
    const meeting = details?.meeting && { ...details.meeting, ...change };
    open({ ...WAITING, state, details: details && { ...details, meeting: meeting ?? null } });
    expect(advice()).toBeNull();
  });

  test('one that makes them is told nothing', () => {
    Object.assign(globalThis, { RTCPeerConnection: class {}, MediaStream: class {} });
    const getUserMedia = async () => {};
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia },
    });
    try {
      open(WAITING);
      expect(advice()).toBeNull();
    } finally {
      for (const name of ['RTCPeerConnection', 'MediaStream'])
        Reflect.deleteProperty(globalThis, name);
      Reflect.deleteProperty(navigator, 'mediaDevices');
    }
  });
});
