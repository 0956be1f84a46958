import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/query-client';
import type { Calendar } from '@/lib/contract/lawyers';
import { fullTimeName } from '@/lib/domain/clock-labels';
import {
  HOUR_MS,
  isoInstant,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
} from '@/lib/domain/time';
import { BookingScreen } from './booking-screen';

interface Sent {
  method: string;
  url: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

const NOW = Date.now();
const TOMORROW = manilaDayNumber(NOW) + 1;
const TEN = manilaDayStart(TOMORROW) + 10 * HOUR_MS;
const ELEVEN = TEN + HOUR_MS;
const SUBJECT = 'Dismissed by text message';
const STORY = 'My supervisor sent a text saying my last day was that Friday.';

const realFetch = globalThis.fetch;
const realObserver = globalThis.IntersectionObserver;
let sent: Sent[] = [];
let answer: (request: Sent) => { status: number; payload: unknown };

beforeAll(() => {
  globalThis.fetch = (async (url: string, { method, headers, body }: RequestInit) => {
    const request: Sent = {
      method: method ?? 'GET',
      url,
      key: (headers as Record<string, string>)['idempotency-key'],
      body: body ? JSON.parse(String(body)) : {},
    };
    sent.push(request);
    const { status, payload } = answer(request);
    return {
      status,
      statusText: '',
      headers: { get: () => null },
      text: async () => JSON.stringify(payload),
    };
  }) as unknown as typeof fetch;
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterAll(() => {
  globalThis.fetch = realFetch;
  globalThis.IntersectionObserver = realObserver;
});
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

function calendarOf(...starts: number[]): Calendar {
  const days = Array.from({ length: 14 }, (_, day) => manilaDayKey(TOMORROW - 1 + day));
  return Object.fromEntries(
    days.map((key) => [
      key,
      starts
        .filter((start) => manilaDayKey(manilaDayNumber(start)) === key)
        .map((start) => ({ start_time: isoInstant(start), durations: [30, 60] as (30 | 60)[] })),
    ]),
  );
}

function profile(price = 150_000) {
  return {
    _id: 'maria-santos-7k2f',
    display_name: 'Atty. Maria Luisa Santos',
    picture_url: null,
    services: [
      { duration: 30 as const, price },
      { duration: 60 as const, price: 250_000 },
    ],
    ibp_verified: true,
    verified_at: '2026-03-02T00:00:00Z',
    free_consultation: false,
  };
}

const OPTIONS = {
  methods: [
    { id: 'gcash' as const, label: 'GCash', hint: null },
    { id: 'card' as const, label: 'Card', hint: null },
  ],
  platform_fee: 0,
  hold_minutes: 30,
};

function open(userId = 'u1', starts = [TEN, ELEVEN]) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <BookingScreen
        lawyer={profile()}
        payment={OPTIONS}
        calendar={calendarOf(...starts)}
        address={{ start: TEN, duration: 30 }}
        user={{ id: userId, phone: '+639171234567' }}
        own={null}
        now={NOW}
      />
    </QueryClientProvider>,
  );
}

function fillIn() {
  fireEvent.input(screen.getByLabelText('Short summary'), { target: { value: SUBJECT } });
  fireEvent.input(screen.getByLabelText('What happened'), { target: { value: STORY } });
  fireEvent.click(screen.getByRole('checkbox'));
}

/** One button stands in the summary, one in the bar of a phone. */
function payButtons(name: string | RegExp = 'Go to payment') {
  return screen.getAllByRole<HTMLButtonElement>('button', { name });
}

async function press(name?: string | RegExp) {
  await act(async () => {
    fireEvent.click(payButtons(name)[0] as HTMLButtonElement);
  });
}

function choose(...files: File[]) {
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  fireEvent.change(input, { target: { files } });
}

function fileOf(name: string, bytes: number): File {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

function posts(): Sent[] {
  return sent.filter(({ method }) => method === 'POST');
}

test('a time taken meanwhile: back to the times, with everything that was typed and attached', async () => {
  answer = ({ method }) =>
    method === 'POST'
      ? { status: 409, payload: { key: 'schedule_conflict', message: '' } }
      : { status: 200, payload: { calendar: calendarOf(ELEVEN) } };
  open();
  fillIn();
  choose(fileOf('payslips.pdf', 8_300_000));
  await press();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Schedule conflict. Please try different time.');
  expect(alert).toHaveFocus();
  expect(screen.getByLabelText('Short summary')).toHaveValue(SUBJECT);
  expect(screen.getByLabelText('What happened')).toHaveValue(STORY);
  expect(screen.getByText('payslips.pdf')).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeChecked();
  for (const button of payButtons()) expect(button).toBeDisabled();
  expect(screen.getByRole('button', { name: `${fullTimeName(TEN)}, just taken` })).toBeDisabled();
  expect(screen.getByText('1.').closest('li')).toHaveAttribute('aria-current', 'step');

  fireEvent.click(screen.getByRole('button', { name: new RegExp(fullTimeName(ELEVEN)) }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press();
  await waitFor(() => expect(posts()).toHaveLength(2));
  const [first, second] = posts();
  expect(second?.body).toMatchObject({ start_time: isoInstant(ELEVEN), subject: SUBJECT });
  expect(second?.key).not.toBe(first?.key);
});

test('files beyond the limits are listed with the reason, the others count', () => {
  open();
  choose(fileOf('cctv.pdf', 148 * 1024 * 1024), fileOf('contract.pdf', 5 * 1024 * 1024));
  choose(fileOf('installer.exe', 1000));
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
  expect(rows.find((row) => row.includes('cctv.pdf'))).toContain('Maximum size is 20 mb.');
  expect(rows.find((row) => row.includes('installer.exe'))).toContain('type');
  expect(screen.getByText(/5\.0 MB used/)).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: 'Remove contract.pdf' }));
  expect(screen.queryByText('contract.pdf')).not.toBeInTheDocument();
  expect(screen.queryByText(/MB used/)).not.toBeInTheDocument();
});

test('nothing typed: every required field says so, the first gets the focus, nothing is sent', async () => {
  open();
  await press();
  const subject = screen.getByLabelText('Short summary');
  await waitFor(() => expect(subject).toHaveFocus());
  expect(subject).toHaveAccessibleDescription(/Please provide a value\./);
  expect(screen.getByLabelText('What happened')).toHaveAccessibleDescription(
    /Please provide a value\./,
  );
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Please agree/);
  expect(posts()).toHaveLength(0);
});

test('a phone meeting needs a number, and only then', async () => {
  answer = () => ({ status: 500, payload: { key: 'internal', message: '' } });
  open();
  fillIn();
  fireEvent.click(screen.getByRole('radio', { name: /^Phone/ }));
  const phone = screen.getByLabelText('Phone number');
  expect(phone).toHaveValue('+639171234567');
  fireEvent.input(phone, { target: { value: 'later' } });
  await press();
  await waitFor(() => expect(phone).toHaveFocus());
  expect(posts()).toHaveLength(0);

  fireEvent.click(screen.getByRole('radio', { name: /^Video/ }));
  await press();
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).toMatchObject({ type: 'VIDEO' });
  expect(posts()[0]?.body).not.toHaveProperty('phone');
});

test('another price: the new total is told and has to be confirmed', async () => {
  answer = ({ method, url, body }) => {
    if (method === 'POST') {
      return body.expected_total === 180_000
        ? { status: 429, payload: { key: 'meeting_limit', message: '' } }
        : { status: 400, payload: { key: 'price_changed', message: '' } };
    }
    if (url.includes('methods')) return { status: 200, payload: OPTIONS };
    if (url.includes('availability')) {
      return { status: 200, payload: { calendar: calendarOf(TEN, ELEVEN) } };
    }
    return { status: 200, payload: fullProfile(180_000) };
  };
  open();
  fillIn();
  await press();
  const notice = await screen.findByText('The total is now ₱1,800');
  expect(notice.closest('[tabindex]')).toHaveFocus();

  await press('Confirm ₱1,800');
  expect(
    await screen.findByText(
      'You have already reached maximum number of two meetings for this event.',
    ),
  ).toBeVisible();
  expect(posts().map(({ body }) => body.expected_total)).toEqual([150_000, 180_000]);
});

test('what was typed survives a reload, for the same person alone', () => {
  const first = open();
  fillIn();
  first.unmount();

  const second = open();
  expect(screen.getByLabelText('Short summary')).toHaveValue(SUBJECT);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  second.unmount();

  open('somebody-else');
  expect(screen.getByLabelText('Short summary')).toHaveValue('');
});

function fullProfile(price: number) {
  return {
    ...profile(price),
    quote: '',
    areas_of_practice: ['Labor'],
    languages: ['English'],
    region: 'Central Visayas (VII)',
    city: 'Cebu City',
    bar_year: 2009,
    rating: 0,
    review_count: 0,
    calendar: {},
    exactMatch: true,
    about: '',
    specializations: [],
    education: [],
    work_experience: [],
    awards: [],
    roll_number: '12345',
    reviews: [],
  };
}
