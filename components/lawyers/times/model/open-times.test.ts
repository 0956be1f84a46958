import {
  cardDays,
  firstStart,
  fromHourOf,
  fromMinutes,
  openDays,
  toMinutes,
} from '@/components/lawyers/times/model/open-times';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';

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

  it('travels as minutes of the Manila day, and is the same again', () => {
    const times = cardDays(openDays(CALENDAR));
    expect(toMinutes(times).days[0]).toEqual({ key: '2026-11-24', minutes: [600, 660] });
    expect(fromMinutes(toMinutes(times))).toEqual(times);
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
