import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import { HOUR_MS, isoInstant, manilaDayKey, manilaDayStart } from '@/lib/domain/platform/time';
import { ListedLawyer } from './listed-lawyer';

/** Mon, Nov 23, 2026, in Manila. */
const TODAY = 20_780;
const NOW = manilaDayStart(TODAY) + 9 * HOUR_MS;

/** Two weeks that are open from 10:00 AM to 6:00 PM: every place of the card for a time is taken. */
const CALENDAR: Calendar = Object.fromEntries(
  Array.from({ length: 14 }, (_, day) => [
    manilaDayKey(TODAY + day),
    Array.from({ length: 16 }, (_, half) => ({
      start_time: isoInstant(manilaDayStart(TODAY + day) + (20 + half) * (HOUR_MS / 2)),
      durations: [30, 60],
    })),
  ]),
);

/** The lawyer of the demo with the longest card, with figures and reviews. */
const LONGEST = ListedLawyer({
  now: NOW,
  lawyer: {
    _id: 'sittie-aina-macarambon-9351',
    display_name: 'Sittie Aina Macarambon',
    picture_url: '/pictures/0123456789abcdef0123456789abcdef.webp',
    quote: 'Read the contract before you sign it.',
    areas_of_practice: ['Corporate', 'Intellectual Property Law'],
    languages: ['English', 'Tagalog', 'Maranao'],
    region: 'Bangsamoro (BARMM)',
    city: 'Marawi',
    bar_year: 2023,
    rating: 4.8,
    review_count: 64,
    services: [
      { duration: 30, price: 135_000 },
      { duration: 60, price: 260_000 },
    ],
    ibp_verified: true,
    verified_at: '2026-10-24T01:00:00Z',
    free_consultation: true,
    first_meetings: 12,
    answer_minutes: 200,
    calendar: CALENDAR,
    exactMatch: true,
  },
});

const router = { push() {} } as unknown as NonNullable<React.ContextType<typeof AppRouterContext>>;

/** A card is rendered, sent and hydrated ten times a page (docs/decisions/0060). */
it('a card with all its times stays small, as markup and as what the browser renders it from', () => {
  const html = renderToString(createElement(AppRouterContext, { value: router }, LONGEST));
  expect(html.match(/href="\/book\//g)).toHaveLength(15);
  expect(Buffer.byteLength(html)).toBeLessThan(4_750);
  // As a string within a script.
  const data = JSON.stringify(JSON.stringify(LONGEST.props));
  expect(Buffer.byteLength(data)).toBeLessThan(650);
});
