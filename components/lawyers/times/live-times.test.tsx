import { render, screen, waitFor } from '@testing-library/react';
import { cardDays, openDays } from '@/components/lawyers/times/model/open-times';
import { getQueryClient } from '@/lib/client/platform/query-client';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import { DAY_MS, isoInstant } from '@/lib/domain/platform/time';
import { CardTimes } from './card-times';
import { EarliestTime } from './earliest-time';
import { LiveTimesProvider } from './live-times';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const KEYS = Array.from({ length: 14 }, (_, day) => isoInstant(NOW + day * DAY_MS).slice(0, 10));

/** One time, at 10:00 AM in Manila of that day. */
function calendarOf(open: string): LawyerCard['calendar'] {
  const slot = { start_time: `${open}T02:00:00Z`, durations: [30 as const] };
  return Object.fromEntries(KEYS.map((key) => [key, key === open ? [slot] : []]));
}

function card(id: string, open: string): LawyerCard {
  return {
    _id: id,
    display_name: id,
    picture_url: null,
    quote: '',
    areas_of_practice: ['Labor'],
    languages: ['English'],
    region: 'Central Visayas (VII)',
    city: 'Cebu City',
    bar_year: 2010,
    rating: 0,
    review_count: 0,
    services: [],
    ibp_verified: true,
    verified_at: null,
    free_consultation: false,
    first_meetings: 0,
    answer_minutes: null,
    calendar: calendarOf(open),
    exactMatch: true,
  };
}

const ANSWERS = {
  '/api/v1/lawyers/summary?area_of_practice=labor&region=cebu': {
    total: 2,
    price_30: null,
    price_60: null,
    earliest: '2026-11-25T02:00:00Z',
    languages: [],
    regions: [],
  },
  '/api/v1/lawyers?area_of_practice=labor&region=cebu': listOf(card('ana', '2026-11-25')),
  '/api/v1/lawyers?area_of_practice=labor&city=cebu': listOf(card('ben', '2026-11-26')),
};

function listOf(...results: LawyerCard[]) {
  return { results, hasMore: false, page: 0, total: results.length, exactMatch: true };
}

const realFetch = globalThis.fetch;

/** The requests; `fail` breaks every call. */
function answer(fail = false) {
  const asked: string[] = [];
  globalThis.fetch = jest.fn((url: string) => {
    asked.push(url);
    const body = fail ? { key: 'unavailable' } : ANSWERS[url as keyof typeof ANSWERS];
    const status = body && !fail ? 200 : 503;
    return Promise.resolve({
      status,
      headers: new Headers(),
      text: async () => JSON.stringify(body),
    });
  }) as unknown as typeof fetch;
  return asked;
}

function show() {
  render(
    <LiveTimesProvider of={{ area: 'labor', region: 'cebu', city: 'cebu' }}>
      <dl>
        <EarliestTime start={Date.parse('2026-11-24T02:00:00Z')} now={NOW} />
      </dl>
      {['ana', 'ben', 'cora'].map((id) => (
        <CardTimes
          key={id}
          lawyerId={id}
          name={id}
          now={NOW}
          {...cardDays(openDays(calendarOf('2026-11-24')))}
        />
      ))}
    </LiveTimesProvider>,
  );
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  getQueryClient().clear();
});

it('a cached page shows the times of the moment, read in three calls for all cards', async () => {
  const asked = answer();
  show();
  expect(links()).toContain('/book/ana/2026-11-24T02:00:00Z');
  expect(await screen.findByText('Wed, Nov 25')).toBeInTheDocument();
  expect(links()).toEqual([
    '/book/ana/2026-11-25T02:00:00Z',
    '/book/ben/2026-11-26T02:00:00Z',
    // Not among the answers: stays as it came.
    '/book/cora/2026-11-24T02:00:00Z',
  ]);
  expect(asked.toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
});

it('a cached page keeps its times where they cannot be read again', async () => {
  const asked = answer(true);
  show();
  await screen.findByText('Tomorrow, 10:00 AM');
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(links()).toEqual(['ana', 'ben', 'cora'].map((id) => `/book/${id}/2026-11-24T02:00:00Z`));
});
