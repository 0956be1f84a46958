import {
  cardDays,
  firstStart,
  fromHourOf,
  openDays,
  readTimes,
  writeTimes,
} from '@/components/lawyers/times/model/open-times';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import { dayKey, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';

const at = (iso: string) => Date.parse(iso);

const CALENDAR: Calendar = {
  '2026-11-24': [
    { start_time: '2026-11-24T03:00:00Z', durations: [30] },
    { start_time: '2026-11-24T02:00:00Z', durations: [30, 60] },
  ],
  '2026-11-23': [],
};

describe('open times of a calendar', () => {
  it('orders days and starts, and keeps the days without any', () => {
    expect(openDays(CALENDAR)).toEqual([
      { key: '2026-11-23', starts: [] },
      {
        key: '2026-11-24',
        starts: [at('2026-11-24T02:00:00Z'), at('2026-11-24T03:00:00Z')],
      },
    ]);
  });

  it('travels as a letter for each start, and makes the same card again', () => {
    expect(writeTimes(openDays(CALENDAR))).toBe('2026-11-24,UW');
    expect(readTimes('2026-11-24,UW')).toEqual(cardDays(openDays(CALENDAR)));
    expect(readTimes(writeTimes([]))).toEqual({ days: [], next: null, keys: [] });
  });

  it('has a letter for each half hour, and leaves out what follows the first start of later days', () => {
    const start = dayKeyStart('2026-11-28');
    const day = Array.from({ length: 48 }, (_, half) => start + half * (HOUR_MS / 2));
    const days = [0, 1, 3, 4, 7, 10, 13].map((ahead) => ({
      key: dayKey(start + ahead * DAY_MS),
      starts: day.map((instant) => instant + ahead * DAY_MS),
    }));
    const text = writeTimes(days);
    expect(text.split(',').map((word) => word.length)).toEqual([
      10, 48, 48, 0, 48, 48, 0, 0, 48, 0, 0, 1, 0, 0, 1,
    ]);
    expect(readTimes(text)).toEqual(cardDays(days));
  });

  it('begins a card at the first open day', () => {
    expect(cardDays(openDays(CALENDAR))).toMatchObject({
      days: [{ key: '2026-11-24' }],
      next: null,
      keys: ['2026-11-24'],
    });
  });

  it('leaves out the starts that have no room for the length', () => {
    expect(openDays(CALENDAR, 60)[1]?.starts).toEqual([at('2026-11-24T02:00:00Z')]);
  });

  it('drops what starts before the current hour, not what starts within it', () => {
    const days = openDays(CALENDAR);
    expect(fromHourOf(days, at('2026-11-24T02:59:59Z'))[1]?.starts).toHaveLength(2);
    expect(fromHourOf(days, at('2026-11-24T03:00:00Z'))[1]?.starts).toEqual([
      at('2026-11-24T03:00:00Z'),
    ]);
  });

  it('finds the earliest start, or none', () => {
    expect(firstStart(openDays(CALENDAR))).toBe(at('2026-11-24T02:00:00Z'));
    expect(firstStart(openDays({ '2026-11-23': [] }))).toBeNull();
  });
});
