import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import type { NamedColleague } from '@/lib/contract/meetings/hand-overs';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { DAY_MS, HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import { fakeServer } from '@/lib/testing/fake-server';
import { NOW, shownMeeting } from '@/lib/testing/shown-meeting';
import type { Side } from '../meeting-labels';
import { HandOver } from './hand-over';

const server = fakeServer();

function card(
  id: string,
  name: string,
  times: readonly (readonly [number, 30 | 60])[],
): LawyerCard {
  return {
    _id: id,
    display_name: name,
    picture_url: null,
    quote: '',
    areas_of_practice: ['Labor'],
    languages: ['English'],
    region: 'Metro Manila (NCR)',
    city: 'Makati',
    bar_year: 2010,
    rating: 0,
    review_count: 0,
    services: [
      { duration: 30, price: 80_000 },
      { duration: 60, price: 150_000 },
    ],
    ibp_verified: true,
    verified_at: isoInstant(NOW),
    free_consultation: false,
    first_meetings: 0,
    answer_minutes: null,
    calendar: {
      '2026-11-24': times.map(([hours, most]) => ({
        start_time: isoInstant(NOW + DAY_MS + hours * HOUR_MS),
        durations: most === 60 ? [30, 60] : [30],
      })),
    },
    exactMatch: true,
  };
}

const named = (lawyer: LawyerCard | null, meeting_id: string | null = null): NamedColleague => ({
  lawyer_id: lawyer?._id ?? 'hidden-1',
  lawyer,
  meeting_id,
});

const ANA = card('ana-1', 'Ana Lim', [
  [1, 60],
  [2, 30],
]);
const BEN = card('ben-2', 'Ben Cruz', [[3, 60]]);
const FULL = card('full-3', 'Fully Booked', []);

const declined = (change: Partial<Meeting> = {}) =>
  shownMeeting(3 * 24 * 60, {
    status: 'CANCELLED',
    cancelled_by: 'LAWYER',
    decline_reason: 'FIELD',
    ...change,
  });

async function show(
  colleagues: readonly NamedColleague[] | null,
  { meeting = declined(), side = 'client' }: { meeting?: Meeting; side?: Side } = {},
) {
  server.answer = () =>
    colleagues
      ? { status: 200, payload: { colleagues } }
      : { status: 503, payload: { key: 'unavailable', message: '' } };
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { retry: false } });
  render(
    <QueryClientProvider client={queries}>
      <HandOver meeting={meeting} side={side} now={NOW} />
    </QueryClientProvider>,
  );
  await act(async () => {});
  return screen.getByRole('region');
}

const hrefs = (panel: HTMLElement, name: string) =>
  within(within(panel).getByRole('list', { name: `Next open times of ${name}` }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the client reads who could take it, with prices and the times at the length of the meeting', async () => {
  const panel = await show([named(ANA), named(BEN)]);
  expect(panel).toHaveTextContent(
    'Atty. Maria Luisa Santos cannot take this. You get everything back. These colleagues have open times:',
  );
  expect(panel).toHaveTextContent('₱800');
  expect(within(panel).getByRole('link', { name: 'Atty. Ben Cruz' })).toHaveAttribute(
    'href',
    '/lawyer/ben-2',
  );
  const [first] = hrefs(panel, 'Atty. Ana Lim');
  expect(hrefs(panel, 'Atty. Ana Lim')).toHaveLength(2);
  expect(first).toBe(`/book/ana-1/${isoInstant(NOW + DAY_MS + HOUR_MS)}?duration=30`);
  expect(server.sent.map(({ path }) => path)).toEqual([`/meeting/${declined()._id}/hand-over`]);
});

test('nothing of the case is in a link until the box is ticked', async () => {
  const panel = await show([named(ANA)]);
  expect(hrefs(panel, 'Atty. Ana Lim').join()).not.toContain('from=');
  const box = within(panel).getByRole('checkbox', { name: 'Take my text and files along' });
  expect(box).not.toBeChecked();
  fireEvent.click(box);
  for (const href of hrefs(panel, 'Atty. Ana Lim'))
    expect(href).toContain(`&from=${declined()._id}`);
  fireEvent.click(box);
  expect(hrefs(panel, 'Atty. Ana Lim').join()).not.toContain('from=');
});

test('of an hour the times are those of an hour, else those there are', async () => {
  const panel = await show([named(ANA), named(card('c', 'Short Times', [[1, 30]]))], {
    meeting: declined({ duration: 60 }),
  });
  expect(hrefs(panel, 'Atty. Ana Lim')).toEqual([
    expect.stringMatching(/^\/book\/ana-1\/.*\?duration=60$/),
  ]);
  expect(hrefs(panel, 'Atty. Short Times')).toEqual([expect.stringMatching(/\?duration=30$/)]);
});

test('who is not listed or has no open time is left out, and counted', async () => {
  const panel = await show([named(ANA), named(FULL), named(null)]);
  expect(panel).toHaveTextContent('This colleague has open times:');
  expect(panel).toHaveTextContent('2 colleagues who were named cannot be booked at the moment.');
  expect(panel).not.toHaveTextContent('Fully Booked');
});

test('without anybody the way leads to the search, and nothing is offered to take along', async () => {
  const free = { ...declined().payment, total: 0 };
  const panel = await show([], { meeting: declined({ payment: free }) });
  expect(panel).toHaveTextContent('Atty. Maria Luisa Santos cannot take this.');
  expect(panel).not.toHaveTextContent(/You get everything back|colleague/);
  expect(within(panel).queryByRole('checkbox')).toBeNull();
  expect(within(panel).getByRole('link', { name: 'Find another lawyer' })).toHaveAttribute(
    'href',
    expect.stringContaining('labor'),
  );
});

test('once one of them is booked it leads there and offers nobody else', async () => {
  const panel = await show([named(ANA), named(BEN, 'm9')]);
  expect(panel).toHaveTextContent('You booked Atty. Ben Cruz instead.');
  expect(within(panel).getByRole('link', { name: 'Open that meeting' })).toHaveAttribute(
    'href',
    '/customer-portal/meeting/m9',
  );
  expect(panel).not.toHaveTextContent('Ana Lim');
});

test('what could not be loaded says so and can be tried again', async () => {
  const panel = await show(null);
  expect(panel).toHaveTextContent('The colleagues could not be loaded');
  server.answer = () => ({ status: 200, payload: { colleagues: [named(ANA)] } });
  await act(async () => fireEvent.click(within(panel).getByRole('button', { name: /again/i })));
  expect(panel).toHaveTextContent('This colleague has open times:');
});

test('the lawyer reads whom they named, never whom the client booked', async () => {
  const panel = await show([named(ANA), named(null)], { side: 'lawyer' });
  expect(panel).toHaveTextContent('Atty. Ana Lim');
  expect(panel).toHaveTextContent('A colleague who is not listed now');
  expect(panel).toHaveTextContent('you are not told whom the client books');
  expect(within(panel).queryByRole('link')).toBeNull();
});
