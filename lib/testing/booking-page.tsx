import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { bookPath } from '@/components/lawyers/addresses';
import type { OwnMeeting, WrittenBefore } from '@/components/meetings/booking/booking-data';
import { BookingScreen } from '@/components/meetings/booking/booking-screen';
import { SupportEmail } from '@/components/platform/support-email';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import type { FreeRefusal } from '@/lib/domain/meetings/meeting';
import {
  HOUR_MS,
  isoInstant,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
} from '@/lib/domain/platform/time';

import { SAMPLES } from './files/sample-files';

jest.mock('next/navigation', () => jest.requireActual('./location-hooks'));

/** A request the page sent. */
export interface Sent {
  method: string;
  url: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

const PROFILE_ID = 'maria-santos-7k2f';
export const NOW = Date.now();
export const TOMORROW = manilaDayNumber(NOW) + 1;
export const TEN = manilaDayStart(TOMORROW) + 10 * HOUR_MS;
export const ELEVEN = TEN + HOUR_MS;
export const SUBJECT = 'Dismissed by text message';
export const STORY = 'My supervisor sent a text saying my last day was that Friday.';

const realFetch = globalThis.fetch;
const realObserver = globalThis.IntersectionObserver;

type Answer = (request: Sent) => { status: number; payload: unknown };

/** Fakes the server, and what jsdom lacks, around every test of a file. */
export function fakeServer() {
  const server: { sent: Sent[]; answer: Answer } = {
    sent: [],
    answer: () => ({ status: 500, payload: { key: 'internal', message: '' } }),
  };
  beforeAll(() => {
    globalThis.fetch = (async (url: string, { method, headers, body }: RequestInit) => {
      const request: Sent = {
        method: method ?? 'GET',
        url,
        key: (headers as Record<string, string>)['idempotency-key'],
        body: body ? JSON.parse(String(body)) : {},
      };
      server.sent.push(request);
      const { status, payload } = server.answer(request);
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
    server.sent = [];
    sessionStorage.clear();
  });
  return server;
}

/** The bookings among the requests. */
export function postsOf({ sent }: { sent: readonly Sent[] }): Sent[] {
  return sent.filter(({ method }) => method === 'POST');
}

export function calendarOf(...starts: number[]): Calendar {
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

export function profile(price = 150_000) {
  return {
    _id: PROFILE_ID,
    display_name: 'Atty. Maria Luisa Santos',
    picture_url: null,
    services: [
      { duration: 30 as const, price },
      { duration: 60 as const, price: 250_000 },
    ],
    ibp_verified: true,
    verified_at: '2026-03-02T00:00:00Z',
    free_consultation: false,
    areas_of_practice: ['Criminal', 'Labor'],
  };
}

export const OPTIONS = {
  methods: [
    { id: 'gcash' as const, label: 'GCash', hint: null },
    { id: 'card' as const, label: 'Card', hint: null },
  ],
  platform_fee: 0,
  hold_minutes: 30,
};

interface Opened {
  own?: OwnMeeting;
  lawyer?: Partial<ReturnType<typeof profile>>;
  freeRefusal?: FreeRefusal;
  before?: WrittenBefore;
}

/** Renders the page for a client, with the time at ten chosen. */
export function openBooking(...given: Parameters<typeof bookingPage>) {
  return render(bookingPage(...given));
}

/** The page as it is rendered, and its address in the bar. */
export function bookingPage(
  userId = 'u1',
  starts = [TEN, ELEVEN],
  { own, lawyer, freeRefusal, before }: Opened = {},
) {
  const shown = { ...profile(), ...lawyer };
  window.history.replaceState(null, '', bookPath(shown._id, TEN, 30));
  return (
    <QueryClientProvider client={createQueryClient()}>
      <SupportEmail email="help@sangguni.example">
        <BookingScreen
          lawyer={shown}
          payment={OPTIONS}
          calendar={calendarOf(...starts)}
          user={{ id: userId, phone: '+639171234567' }}
          own={own ?? null}
          before={before ?? null}
          freeRefusal={freeRefusal ?? null}
          now={NOW}
        />
      </SupportEmail>
    </QueryClientProvider>
  );
}

/** Opens length, days and times in the place of the chosen time. */
export function openTimes() {
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
}

export function fillIn() {
  fireEvent.input(screen.getByLabelText('Short summary'), { target: { value: SUBJECT } });
  fireEvent.input(screen.getByLabelText('What happened'), { target: { value: STORY } });
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree that/ }));
}

/** One button is in the summary, one in the bar of a phone. */
export function payButtons(name: string | RegExp = /^Go to payment/) {
  return screen.getAllByRole<HTMLButtonElement>('button', { name });
}

export async function press(name?: string | RegExp) {
  await act(async () => {
    fireEvent.click(payButtons(name)[0] as HTMLButtonElement);
  });
}

export function choose(...files: File[]) {
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  fireEvent.change(input, { target: { files } });
}

/** A file that is what its name says, or this content. */
export function fileOf(
  name: string,
  bytes: number,
  content: string = SAMPLES.pdf.toString(),
): File {
  const file = new File([content], name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

export function fullProfile(price: number) {
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
    first_meetings: 0,
    answer_minutes: null,
    calendar: {},
    exactMatch: true,
    about: '',
    specializations: [],
    education: [],
    work_experience: [],
    awards: [],
    written_work: [],
    roll_number: '12345',
    reviews: [],
  };
}
