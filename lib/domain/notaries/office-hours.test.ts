import { areApart, writtenHours } from './office-hours';

const hours = (day: number, startMinute: number, endMinute: number) => ({
  day,
  startMinute,
  endMinute,
});

test('hours of one day may touch and not overlap; other days do not matter', () => {
  expect(areApart([hours(1, 780, 1020), hours(1, 540, 720)])).toBe(true);
  expect(areApart([hours(1, 720, 1020), hours(1, 540, 720)])).toBe(true);
  expect(areApart([hours(1, 719, 1020), hours(1, 540, 720)])).toBe(false);
  expect(areApart([hours(1, 540, 720), hours(2, 540, 720)])).toBe(true);
});

test('are written from Monday to Sunday, each day from its morning', () => {
  const written = writtenHours([hours(0, 540, 600), hours(1, 780, 1020), hours(1, 540, 720)]);
  expect(written).toEqual([
    { day: 1, open: '09:00', close: '12:00' },
    { day: 1, open: '13:00', close: '17:00' },
    { day: 0, open: '09:00', close: '10:00' },
  ]);
});
