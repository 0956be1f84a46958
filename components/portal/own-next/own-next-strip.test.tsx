import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { fakeServer } from '@/lib/testing/fake-server';
import { NOW, shownMeeting } from '@/lib/testing/shown-meeting';
import { HeldTimes } from '../meetings/held-times';
import { OwnNext } from './own-next';

const server = fakeServer();
const DAY = 24 * 60;
const HELD = shownMeeting(3 * DAY, {
  status: 'PAYMENT_PENDING',
  checkout_url: '/checkout?ref=abc',
  hold_expires_at: isoInstant(NOW + 28 * MINUTE_MS),
});

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

async function open(results: Meeting[], what = <OwnNext otherwise={<p>Your meetings</p>} />) {
  const payload = { results, page: 0, hasMore: false, total: results.length };
  server.answer = () => ({ status: 200, payload });
  render(<QueryClientProvider client={createQueryClient()}>{what}</QueryClientProvider>);
  await act(() => jest.advanceTimersByTimeAsync(50));
}

test('what is not paid yet comes before a nearer meeting, with the way to pay', async () => {
  await open([shownMeeting(DAY), HELD]);
  expect(screen.getByText('Not paid yet, 28 minutes left: Thu, Nov 26, 9:00 AM PHT')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay ₱1,500' })).toHaveAttribute(
    'href',
    '/checkout?ref=abc',
  );
});

test('else the next meeting that stands', async () => {
  const given = shownMeeting(60, { status: 'CANCELLED' });
  await open([given, shownMeeting(DAY)]);
  expect(screen.getByText('Next meeting: Tue, Nov 24, 9:00 AM PHT')).toBeVisible();
  expect(screen.getByText('Atty. Maria Luisa Santos')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the meeting' })).toHaveAttribute(
    'href',
    `/customer-portal/meeting/m${DAY}`,
  );
});

test('minutes before it leads into the call', async () => {
  await open([shownMeeting(5)]);
  expect(screen.getByRole('link', { name: 'Join meeting' })).toHaveAttribute(
    'href',
    '/customer-portal/meeting/m5/join',
  );
});

test('without anything to come the meetings are one press away', async () => {
  await open([shownMeeting(-DAY, { status: 'COMPLETED' })]);
  expect(screen.getByText('Your meetings')).toBeVisible();
});

describe('above the news of the bell', () => {
  test('a time that is held and unpaid leads to its payment, and goes when the hold ends', async () => {
    await open([HELD], <HeldTimes />);
    const entry = screen.getByRole('link', {
      name: 'Waiting for payment: Atty. Maria Luisa Santos',
    });
    expect(entry).toHaveAttribute('href', '/checkout?ref=abc');
    expect(screen.getByText('Thu, Nov 26, 9:00 AM PHT · 28 min left')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(29 * MINUTE_MS));
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('what a lawyer has held for a client is not theirs to pay', async () => {
    await open([{ ...HELD, checkout_url: null }], <HeldTimes />);
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
