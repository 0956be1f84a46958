import {
  daysFor,
  dayToShow,
  isOpen,
  readRequestedTime,
  unavailableTime,
} from '@/components/meetings/booking/times/schedule';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';

const TEN = Date.parse('2026-11-24T02:00:00Z');
const HALF_PAST = Date.parse('2026-11-24T02:30:00Z');
const NEXT_DAY = Date.parse('2026-11-25T02:00:00Z');

const CALENDAR: Calendar = {
  '2026-11-23': [],
  '2026-11-24': [
    { start_time: '2026-11-24T02:00:00Z', durations: [30, 60] },
    { start_time: '2026-11-24T02:30:00Z', durations: [30] },
  ],
  '2026-11-25': [{ start_time: '2026-11-25T02:00:00Z', durations: [30, 60] }],
};
const OPEN = { calendar: CALENDAR, now: Date.parse('2026-11-23T01:20:00Z') };
const TEN_TAKEN = {
  ...OPEN,
  calendar: { ...CALENDAR, '2026-11-24': CALENDAR['2026-11-24']?.slice(1) ?? [] },
};

describe('the time of the address', () => {
  it('is open while it is among the open times, for the length it names', () => {
    expect(isOpen(OPEN, HALF_PAST, 30)).toBe(true);
    expect(isOpen(OPEN, HALF_PAST, 'free')).toBe(true);
    expect(isOpen(OPEN, HALF_PAST, 60)).toBe(false);
    expect(isOpen(OPEN, null, 30)).toBe(false);
  });

  it.each([
    ['open', OPEN, TEN, 30, null],
    ['none', OPEN, null, 30, null],
    ['not among the open times', TEN_TAKEN, TEN, 30, 'closed'],
    ['open for less', OPEN, HALF_PAST, 60, 'too-short'],
  ] as const)('%s', (_what, availability, start, length, why) => {
    const expected = why && { start, why };
    expect(unavailableTime(availability, start, length, null)).toEqual(expected);
  });

  it('stays refused while it is the one that was refused, whatever the calendar says', () => {
    expect(unavailableTime(OPEN, TEN, 30, TEN)).toEqual({ start: TEN, why: 'refused' });
    expect(unavailableTime(OPEN, NEXT_DAY, 30, TEN)).toBeNull();
  });
});

it('shows the preferred day where that has times, else the first that has', () => {
  expect(dayToShow(daysFor(OPEN, 30), '2026-11-25')).toBe('2026-11-25');
  expect(dayToShow(daysFor(OPEN, 30), '2026-11-23')).toBe('2026-11-24');
  const calendar = { ...CALENDAR, '2026-11-24': [CALENDAR['2026-11-24']?.[1] ?? never()] };
  expect(dayToShow(daysFor({ ...OPEN, calendar }, 60), '2026-11-24')).toBe('2026-11-25');
});

it('drops what starts before the current hour', () => {
  const later = { ...OPEN, now: Date.parse('2026-11-24T03:00:00Z') };
  expect(daysFor(later, 30)[1]?.starts).toEqual([]);
});

it.each(['2026-11-24T02:00:00Z', '2026-11-24T02%3A00%3A00Z', '2026-11-24T02:00:00.000Z'])(
  'reads %s',
  (part) => {
    expect(readRequestedTime(part, '60')).toEqual({ start: TEN, duration: 60 });
  },
);

it.each([
  'tomorrow',
  '2026-02-30T02:00:00Z',
  '2026-11-24T10:00:00+08:00',
  '2026-11-24',
  '%E0%A4%A',
  '',
])('finds no time in "%s"', (part) => {
  expect(readRequestedTime(part, undefined).start).toBeNull();
});

it.each([undefined, '', '45', '030', '60min'])('takes 30 minutes for the length "%s"', (length) => {
  expect(readRequestedTime('2026-11-24T02:00:00Z', length).duration).toBe(30);
});

function never(): never {
  throw new Error('the calendar above has this slot');
}
