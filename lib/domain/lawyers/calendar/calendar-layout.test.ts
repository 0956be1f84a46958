import fc from 'fast-check';
import {
  closedRanges,
  type DayPart,
  freeRanges,
  instantAt,
  isWholeDays,
  partsOfDay,
  placeParts,
  resized,
  shifted,
} from '@/lib/domain/lawyers/calendar/calendar-layout';
import { DAY_MS, HOUR_MS, MINUTE_MS, manilaDayStart } from '@/lib/domain/platform/time';
import type { MinuteRange } from '../open-hours';

/** Mon, Nov 23, 2026. */
const DAY = Date.UTC(2026, 10, 23) / DAY_MS;
const range = (start: number, end: number) => ({
  start: instantAt(DAY, start),
  end: instantAt(DAY, end),
});
const entries = fc.array(
  fc
    .tuple(fc.integer({ min: -2000, max: 3000 }), fc.integer({ min: 1, max: 3000 }))
    .map(([start, length]) => range(start, start + length)),
  { maxLength: 30 },
);
const hours = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 8 })
  .map((minutes) => minutes.toSorted((a, b) => a - b))
  .map((minutes) =>
    Array.from({ length: Math.floor(minutes.length / 2) }, (_, at): MinuteRange => {
      const [from = 0, to = 0] = minutes.slice(at * 2);
      return [from, to];
    }),
  );
const minutesOf = (ranges: readonly MinuteRange[]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at));

test('a day shows what touches it, cut at its midnights in Manila', () => {
  const leave = { start: instantAt(DAY - 1, 540), end: instantAt(DAY + 1, 600) };
  const part = (day: number) => {
    const [{ startMinute, endMinute, startsBefore, endsAfter } = {} as DayPart<unknown>] =
      partsOfDay([leave], day);
    return [startMinute, endMinute, startsBefore, endsAfter];
  };
  expect(part(DAY - 1)).toEqual([540, 1440, false, true]);
  expect(part(DAY)).toEqual([0, 1440, true, true]);
  expect(part(DAY + 1)).toEqual([0, 600, true, false]);
  // An entry that ends at midnight has no part on the next day.
  expect(partsOfDay([range(1380, 1440)], DAY + 1)).toEqual([]);
});

test('parts that overlap stand beside each other, in as many columns as ever overlap at once', () => {
  fc.assert(
    fc.property(entries, fc.constantFrom(1, 30), (list, minMinutes) => {
      const placed = placeParts(partsOfDay(list, DAY), minMinutes);
      expect(placed).toHaveLength(partsOfDay(list, DAY).length);
      const end = (part: DayPart<unknown>) =>
        Math.max(part.endMinute, part.startMinute + minMinutes);
      for (const a of placed) {
        expect(a.column).toBeLessThan(a.columns);
        const beside = placed.filter((b) => b.startMinute < end(a) && a.startMinute < end(b));
        for (const b of beside) {
          expect(b.columns).toBe(a.columns);
          if (a !== b) expect(b.column).not.toBe(a.column);
        }
      }
      const atOnce = (minute: number) =>
        placed.filter((p) => p.startMinute <= minute && minute < end(p)).length;
      const most = Math.max(0, ...placed.map((p) => atOnce(p.startMinute)));
      expect(Math.max(0, ...placed.map(({ columns }) => columns))).toBe(most);
    }),
  );
});

test('free are exactly the minutes of the hours in which nothing stands', () => {
  fc.assert(
    fc.property(hours, entries, fc.integer({ min: 0, max: 1440 }), (open, list, from) => {
      const parts = partsOfDay(list, DAY);
      const free = freeRanges(open, parts, { from, minLength: 1 });
      const isFree = (minute: number) =>
        minute >= from &&
        !parts.some((part) => part.startMinute <= minute && minute < part.endMinute);
      expect(minutesOf(free)).toEqual(minutesOf(open).filter(isFree));
      expect(freeRanges(open, parts, { from, minLength: 15 })).toEqual(
        free.filter(([start, end]) => end - start >= 15),
      );
    }),
    { numRuns: 60 },
  );
});

test('closed is what the hours leave out', () => {
  fc.assert(
    fc.property(hours, (open) => {
      const all = [...minutesOf(open), ...minutesOf(closedRanges(open))];
      expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1440 }, (_, at) => at));
    }),
    { numRuns: 60 },
  );
});

test('a move keeps the length, a new end stays after the start', () => {
  const time = range(600, 660);
  expect(shifted(time, DAY_MS + 15 * MINUTE_MS)).toEqual({
    start: time.start + DAY_MS + 15 * MINUTE_MS,
    end: time.end + DAY_MS + 15 * MINUTE_MS,
  });
  expect(resized(time, 30 * MINUTE_MS, 15)).toEqual(range(600, 690));
  expect(resized(time, -3 * HOUR_MS, 15)).toEqual(range(600, 615));
});

test('whole days go from midnight to midnight in Manila', () => {
  const start = manilaDayStart(DAY);
  expect(isWholeDays({ start, end: start + 2 * DAY_MS })).toBe(true);
  expect(isWholeDays({ start, end: start + DAY_MS - MINUTE_MS })).toBe(false);
  expect(isWholeDays({ start: start + 8 * HOUR_MS, end: start + 8 * HOUR_MS + DAY_MS })).toBe(
    false,
  );
});
