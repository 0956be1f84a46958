import { HOUR_MS } from '@/lib/domain/platform/time';
import { supportAt } from './support-hours';

/** A clock in Manila. */
const at = (day: string, clock: string) => Date.parse(`${day}T${clock}:00+08:00`);

test.each([
  ['in the morning', '2026-11-27', '07:59', { open: false, from: at('2026-11-27', '08:00') }],
  ['as it opens', '2026-11-27', '08:00', { open: true, until: at('2026-11-27', '18:00') }],
  [
    'the minute before it closes',
    '2026-11-27',
    '17:59',
    { open: true, until: at('2026-11-27', '18:00') },
  ],
  ['in the evening', '2026-11-27', '18:00', { open: false, from: at('2026-11-28', '08:00') }],
  ['on Saturday evening', '2026-11-28', '20:00', { open: false, from: at('2026-12-01', '08:00') }],
])('%s', (_, day, clock, state) => {
  // The Monday after is Bonifacio Day.
  expect(supportAt(at(day, clock), ['2026-11-30'])).toEqual(state);
});

test('a month of holidays is refused instead of looked through', () => {
  const start = at('2026-11-27', '00:00');
  const days = Array.from({ length: 40 }, (_, day) =>
    new Date(start + day * 24 * HOUR_MS + 8 * HOUR_MS).toISOString().slice(0, 10),
  );
  expect(() => supportAt(start, days)).toThrow(RangeError);
});
