import { asOwn } from '@/lib/client/lawyers/blocker-cache';
import { instantAt } from '@/lib/domain/lawyers/calendar/calendar-layout';
import { DAY_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { blockerEntry } from '../model/entries';
import { clickedRange, draggedRange, instantUnder } from './grid-gesture';

/** Mon, Nov 23, 2026, and Tuesday. */
const MONDAY = Date.UTC(2026, 10, 23) / DAY_MS;
const at = (minute: number, day = MONDAY) => instantAt(day, minute);
const range = (start: number, end: number, day = MONDAY) => ({
  start: at(start, day),
  end: at(end, day),
});
const LUNCH = blockerEntry(
  asOwn({
    _id: 'lunch',
    title: 'Lunch',
    series_id: null,
    start_time: isoInstant(at(720)),
    end_time: isoInstant(at(780)),
  }),
);

test('a point is an instant of the day it is over, at the edges the nearest', () => {
  const columns = {
    getBoundingClientRect: () => ({ left: 100, top: -300, width: 200, height: 1440 }),
  };
  const under = (clientX: number, clientY: number) =>
    instantUnder({ clientX, clientY }, columns as HTMLElement, [MONDAY, MONDAY + 1]);
  expect(under(150, 300)).toBe(at(600));
  expect(under(250, 300)).toBe(at(600, MONDAY + 1));
  expect(under(20, -900)).toBe(at(0));
  expect(under(900, 5000)).toBe(at(1440, MONDAY + 1));
});

test.each([
  ['down', 615, 684, range(600, 690)],
  ['up', 684, 615, range(600, 690)],
  ['hardly', 615, 616, range(600, 630)],
  ['over midnight', 1400, 2000, range(1380, 1440)],
])('a drag %s over empty time makes half hours of that day', (_how, from, to, made) => {
  expect(draggedRange({ kind: 'create', entry: null, from: at(from) }, at(to))).toEqual(made);
});

test('what is there moves by quarters and over days, and keeps its length', () => {
  const move = { kind: 'move' as const, entry: LUNCH, from: at(730) };
  expect(draggedRange(move, at(752))).toEqual(range(735, 795));
  expect(draggedRange(move, at(730, MONDAY + 1))).toEqual(range(720, 780, MONDAY + 1));
});

test('the lower edge changes the end alone, which stays after the start', () => {
  const end = { kind: 'end' as const, entry: LUNCH, from: at(778) };
  expect(draggedRange(end, at(822))).toEqual(range(720, 825));
  expect(draggedRange(end, at(0))).toEqual(range(720, 735));
});

test('a press on empty time means an hour, less before midnight', () => {
  expect(clickedRange(at(644) + MINUTE_MS / 2)).toEqual(range(630, 690));
  expect(clickedRange(at(1430))).toEqual(range(1410, 1440));
});
