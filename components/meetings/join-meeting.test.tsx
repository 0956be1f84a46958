import { render, screen } from '@testing-library/react';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { NOW, shownMeeting } from '@/lib/testing/shown-meeting';
import { JoinMeeting } from './join-meeting';

const link = () => screen.queryByRole('link');
const meeting = shownMeeting(0);

test.each([
  [-11, null],
  [-10, 'Join meeting'],
  [29, 'Join meeting'],
  [30, 'Return to the call'],
  [59, 'Return to the call'],
  [60, null],
])('%d minutes after the start: %s', (minutes, name) => {
  render(<JoinMeeting meeting={meeting} side="client" now={NOW + minutes * MINUTE_MS} />);
  if (name === null) expect(link()).toBeNull();
  else expect(link()).toHaveAccessibleName(name);
});

test('each side comes in by the own portal', () => {
  for (const [side, path] of [
    ['client', '/customer-portal/meeting/m0/join'],
    ['lawyer', '/lawyer-portal/meeting/m0/join'],
  ] as const) {
    const { unmount } = render(<JoinMeeting meeting={meeting} side={side} now={NOW} />);
    expect(link()).toHaveAttribute('href', path);
    unmount();
  }
});

test.each([
  ['by phone', { type: 'PHONE' }],
  ['cancelled', { status: 'CANCELLED' }],
  ['not paid', { status: 'PAYMENT_PENDING' }],
] as const)('%s: nothing to join', (_, change) => {
  render(<JoinMeeting meeting={shownMeeting(0, change)} side="lawyer" now={NOW} />);
  expect(link()).toBeNull();
});
