import { MINUTE_MS, manilaDayKey } from '@/lib/domain/platform/time';
import { freeStretches, lastMondays } from './agenda';

const mondays = (clock: string) =>
  lastMondays(Date.parse(`${clock}+08:00`)).map((day) => manilaDayKey(day));

test('twelve weeks begin on Mondays in Manila, the last of them holds the present', () => {
  const weeks = mondays('2026-11-22T23:59:59');
  expect(weeks).toHaveLength(12);
  expect([weeks[0], weeks.at(-1)]).toEqual(['2026-08-31', '2026-11-16']);
  expect(mondays('2026-11-23T00:00:00').at(-1)).toBe('2026-11-23');
  expect(mondays('2027-01-03T12:00:00').at(-1)).toBe('2026-12-28');
});

const at = (minute: number) => minute * MINUTE_MS;

test('starts that follow each other are one stretch, up to the end of the longest meeting', () => {
  const slots = [
    { start: at(0), durations: [30, 60] },
    { start: at(30), durations: [30] },
    { start: at(120), durations: [30] },
    { start: at(240), durations: [30, 60] },
    { start: at(270), durations: [30, 60] },
  ] as const;
  expect(freeStretches(slots)).toEqual([
    { start: at(0), end: at(60) },
    { start: at(120), end: at(150) },
    { start: at(240), end: at(330) },
  ]);
  expect(freeStretches([])).toEqual([]);
});
