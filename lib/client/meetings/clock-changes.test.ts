import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { isOutdated } from './clock-changes';

/** Mon, Nov 23, 2026, 10:00 AM in Manila. */
const START = Date.UTC(2026, 10, 23, 2);
const at = (minutes: number) => START + minutes * MINUTE_MS;

const meeting = {
  type: 'VIDEO' as const,
  start_time: isoInstant(START),
  end_time: isoInstant(at(30)),
  hold_expires_at: null,
  refund_deadline: isoInstant(at(-24 * 60)),
};

test.each([
  ['nothing happened', -20, -11, false],
  ['its call can be joined', -11, -10, true],
  ['nothing happened since', -9, -1, false],
  ['it began', -1, 0, true],
  ['read again since it began, on a clock that may be ahead', 0, 1, true],
  ['read again a minute later', 1, 2, false],
  ['what went wrong can be reported', 14, 15, true],
  ['nothing happened since', 17, 29, false],
  ['it is over', 20, 30, true],
  ['the job has completed it', 40, 61, true],
  ['long over', 70, 90, false],
  ['it can be reported no longer', 24 * 60, 24 * 60 + 30, true],
])('%s', (_, readAt, now, outdated) => {
  expect(isOutdated([meeting], at(readAt), at(now))).toBe(outdated);
});

test('a hold that ran out', () => {
  const held = { ...meeting, hold_expires_at: isoInstant(at(-60)) };
  expect(isOutdated([held], at(-70), at(-60))).toBe(true);
  expect(isOutdated([meeting], at(-70), at(-60))).toBe(false);
});

test('another day in Manila, where upcoming becomes today', () => {
  const midnight = START - 10 * 60 * MINUTE_MS;
  expect(isOutdated([], midnight - MINUTE_MS, midnight)).toBe(true);
  expect(isOutdated([], midnight - 2 * MINUTE_MS, midnight - MINUTE_MS)).toBe(false);
});
