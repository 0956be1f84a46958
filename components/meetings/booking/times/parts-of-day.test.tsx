import { act, renderHook } from '@testing-library/react';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { usePartsOfDay } from './parts-of-day';

/** Tue, Dec 1, 2026, midnight in Manila. */
const DAY = Date.UTC(2026, 10, 30, 16);
const WHOLE_DAY = Array.from({ length: 24 }, (_, hour) => DAY + hour * HOUR_MS);

const partsAt = (all: readonly number[], now: number) =>
  renderHook(() => usePartsOfDay(all, now, true)).result;

test('today begins with the nearest times', () => {
  const now = DAY + 3 * HOUR_MS;
  const ahead = WHOLE_DAY.filter((start) => start > now);
  const parts = partsAt(ahead, now);
  expect(parts.current.chosen).toBe('Night');
  expect(parts.current.starts[0]).toBe(DAY + 4 * HOUR_MS);
  act(() => parts.current.choose('Evening'));
  expect(parts.current.starts[0]).toBe(DAY + 18 * HOUR_MS);
});

test('another day begins with its morning, or its first times', () => {
  const yesterday = DAY - 8 * HOUR_MS;
  expect(partsAt(WHOLE_DAY, yesterday).current.chosen).toBe('Morning');
  const without = WHOLE_DAY.flatMap((start, hour) =>
    hour >= 6 && hour < 12 ? [] : [start, start + HOUR_MS / 2],
  );
  expect(partsAt(without, yesterday).current.chosen).toBe('Night');
});

test('a short day is shown whole', () => {
  const { current } = partsAt(WHOLE_DAY.slice(8, 16), DAY);
  expect(current.counts).toBeNull();
  expect(current.starts).toHaveLength(8);
});
