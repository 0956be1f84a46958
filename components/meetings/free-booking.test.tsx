import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { SupportEmail } from '@/components/platform/support-email';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { NOW, shownMeeting } from '@/lib/testing/shown-meeting';
import { FreeBooking } from './free-booking';

const realFetch = globalThis.fetch;
const asked = jest.fn();
beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked.mockReturnValue(new Promise(() => {}));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('a free booking ends as a paid one does, and asks about no payment', () => {
  const { payment } = shownMeeting(600);
  const meeting = shownMeeting(600, {
    _id: 'a1b2c3d4-0000-4000-8000-000000000000',
    payment: { ...payment, status: null, method: null, price: 0, platform_fee: 0, total: 0 },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SupportEmail email="help@example.com">
        <FreeBooking meeting={meeting} email="anna@example.com" now={NOW} />
      </SupportEmail>
    </QueryClientProvider>,
  );
  expect(
    screen.getByRole('heading', { level: 1, name: 'Your meeting is confirmed' }),
  ).toBeVisible();
  const booking = screen.getByRole('complementary', { name: 'Your booking' });
  expect(booking).toHaveTextContent('₱0');
  expect(booking).toHaveTextContent('A1B2C3D4');
  expect(booking).not.toHaveTextContent(/cancel/i);
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy the text' })).toBeVisible();
  // The questions of the meeting are asked for, and no payment.
  expect(asked.mock.calls.map(([url]) => url)).toEqual([`/api/v1/meeting/${meeting._id}`]);
});
