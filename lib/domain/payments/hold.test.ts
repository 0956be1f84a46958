import { holdEnd, holdMinutes } from './hold';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['the whole time far ahead', '2026-11-25T02:00:00Z', 30, '2026-11-24T02:30:00Z'],
  ['until the start when that is sooner', '2026-11-24T02:10:00Z', 30, '2026-11-24T02:10:00Z'],
  ['exactly until the start', '2026-11-24T02:30:00Z', 30, '2026-11-24T02:30:00Z'],
  ['parts of a minute', '2026-11-25T02:00:00Z', 0.5, '2026-11-24T02:00:30Z'],
])('a hold runs %s', (_what, start, minutes, expected) => {
  const now = at('2026-11-24T02:00:00Z');
  expect(new Date(holdEnd(at(start), now, minutes))).toEqual(new Date(expected));
});

test.each([
  ['made now', '2026-11-24T02:00:00Z', 30, 15],
  ['a second short of a day old', '2026-11-23T02:00:01Z', 30, 15],
  ['a day old', '2026-11-23T02:00:00Z', 30, 30],
  ['new, where holds are shorter anyway', '2026-11-24T01:00:00Z', 2, 2],
])('an agreement waits for an account that is %s', (_what, since, usual, minutes) => {
  expect(holdMinutes(usual, at(since), at('2026-11-24T02:00:00Z'))).toBe(minutes);
});
