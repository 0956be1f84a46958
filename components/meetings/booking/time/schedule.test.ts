import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import {
  chosenTime,
  daysFor,
  initialSelection,
  opensAt,
  selectionReducer,
  unavailableTime,
} from './schedule';

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

describe('the time a client wants', () => {
  it('is the one of the address while that is open', () => {
    const selection = initialSelection(OPEN, TEN, 30);
    expect(selection.day).toBe('2026-11-24');
    expect(chosenTime(selection, OPEN)).toBe(TEN);
    expect(unavailableTime(selection, OPEN)).toBeNull();
  });

  it('is none when the address holds none, and the first day with times is shown', () => {
    const selection = initialSelection(OPEN, null, 30);
    expect(selection.day).toBe('2026-11-24');
    expect(chosenTime(selection, OPEN)).toBeNull();
    expect(unavailableTime(selection, OPEN)).toBeNull();
  });

  it('is unavailable when it is not among the open times', () => {
    const selection = initialSelection(TEN_TAKEN, TEN, 30);
    expect(chosenTime(selection, TEN_TAKEN)).toBeNull();
    expect(unavailableTime(selection, TEN_TAKEN)).toEqual({ start: TEN, why: 'closed' });
  });

  it('is unavailable with another reason when it is open for less', () => {
    const selection = initialSelection(OPEN, HALF_PAST, 60);
    expect(unavailableTime(selection, OPEN)).toEqual({ start: HALF_PAST, why: 'too-short' });
  });

  it('counts again when the length fits again', () => {
    const long = selectionReducer(initialSelection(OPEN, HALF_PAST, 30), {
      kind: 'length',
      length: 60,
      availability: OPEN,
    });
    expect(chosenTime(long, OPEN)).toBeNull();
    const short = selectionReducer(long, { kind: 'length', length: 'free', availability: OPEN });
    expect(chosenTime(short, OPEN)).toBe(HALF_PAST);
  });

  it('moves to a day with room when the length has none on the day shown', () => {
    const calendar = { ...CALENDAR, '2026-11-24': [CALENDAR['2026-11-24']?.[1] ?? never()] };
    const availability = { ...OPEN, calendar };
    const selection = initialSelection(availability, HALF_PAST, 30);
    expect(selectionReducer(selection, { kind: 'length', length: 60, availability }).day).toBe(
      '2026-11-25',
    );
  });

  it('stays refused until another is chosen, whatever the calendar says', () => {
    const refused = selectionReducer(initialSelection(OPEN, TEN, 30), {
      kind: 'refused',
      start: TEN,
    });
    expect(chosenTime(refused, OPEN)).toBeNull();
    expect(unavailableTime(refused, OPEN)).toEqual({ start: TEN, why: 'refused' });
    const other = selectionReducer(refused, { kind: 'start', start: NEXT_DAY });
    expect(chosenTime(other, OPEN)).toBe(NEXT_DAY);
    expect(unavailableTime(other, OPEN)).toBeNull();
  });
});

it('drops what starts before the current hour', () => {
  const later = { ...OPEN, now: Date.parse('2026-11-24T03:00:00Z') };
  expect(daysFor(later, 30)[1]?.starts).toEqual([]);
});

it('opens the time of an address only for the length it names', () => {
  expect(opensAt(OPEN, { start: HALF_PAST, duration: 30 })).toBe(true);
  expect(opensAt(OPEN, { start: HALF_PAST, duration: 60 })).toBe(false);
  expect(opensAt(OPEN, { start: null, duration: 30 })).toBe(false);
});

function never(): never {
  throw new Error('the calendar above has this slot');
}
