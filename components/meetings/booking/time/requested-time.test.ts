import { readRequestedTime } from './requested-time';

const TEN = Date.parse('2026-11-24T02:00:00Z');

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
