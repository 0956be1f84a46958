import { DAY_MS } from '@/lib/domain/platform/time';
import { reminders } from './before-the-meeting';

test.each([
  [DAY_MS, 'the day before and 10 minutes before the start.'],
  [DAY_MS - 1, 'a reminder 10 minutes before the start.'],
])('set %d ms ahead, only reminders that come are promised', (ahead, end) => {
  expect(reminders(ahead).endsWith(end)).toBe(true);
});
