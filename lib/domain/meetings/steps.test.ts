import { isOverdue, reminderOf } from './steps';

/** November 25, 2026, in Manila. */
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 25, hour - 8, minute);

test('a lawyer is reminded at 7 in the morning of the day, in Manila', () => {
  expect(reminderOf('2026-11-25', at(6, 59))).toBe(at(7));
  expect(reminderOf('2026-11-26', at(23))).toBe(at(7 + 24));
});

test('of a morning that is past, and without a day, nobody is reminded', () => {
  expect(reminderOf('2026-11-25', at(7))).toBeNull();
  expect(reminderOf('2026-11-24', at(1))).toBeNull();
  expect(reminderOf(null, at(1))).toBeNull();
});

test('a step is overdue when its day is over', () => {
  expect(isOverdue('2026-11-25', at(23, 59))).toBe(false);
  expect(isOverdue('2026-11-25', at(24))).toBe(true);
  expect(isOverdue(null, at(1))).toBe(false);
});
