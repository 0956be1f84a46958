import { appointmentAt } from './appointment';

// Thu, Nov 26, 2026, 10:00 AM in Manila.
const NOW = Date.parse('2026-11-26T02:00:00Z');
const HOURS = [
  { day: 4, startMinute: 540, endMinute: 720 },
  { day: 4, startMinute: 780, endMinute: 1020 },
];
const at = (day: string, clock: string) => appointmentAt(HOURS, day, clock, NOW);

test('takes half an hour of the office’s hours', () => {
  const start = Date.parse('2026-12-03T03:30:00Z');
  expect(at('2026-12-03', '11:30')).toEqual({ start, end: start + 30 * 60_000 });
  expect(at('2026-11-26', '10:30')).not.toBeNull();
});

test.each([
  ['before the office opens', '2026-12-03', '08:45'],
  ['into the break', '2026-12-03', '11:45'],
  ['in the break', '2026-12-03', '12:00'],
  ['past the end', '2026-12-03', '16:45'],
  ['on a day on which it is closed', '2026-12-04', '10:00'],
  ['now, which has begun', '2026-11-26', '10:00'],
  ['on no day', '2026-02-30', '10:00'],
])('is none %s', (_, day, clock) => {
  expect(at(day, clock)).toBeNull();
});
