import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import {
  isAllowed,
  remindedAtFirst,
  reminderDue,
  WORK_ITEM_ACTION_NAMES,
  WORK_ITEM_ACTIONS,
} from './work-item';

const END = 1_800_000_000_000;

test.each([
  [4, null, null],
  [3, null, 3],
  [2.5, 3, null],
  [1, 3, 1],
  [1, null, 1],
  [0.5, 1, null],
  [0, 3, null],
  [-1, null, null],
])('%s days before the end, reminded for %s: %s', (before, reminded, due) => {
  expect(reminderDue(END, reminded, END - before * DAY_MS)).toBe(due);
});

test.each([
  [1, 1],
  [2, 3],
  [3, 3],
  [4, null],
  [30, null],
])('a proposal of %s days counts as reminded for %s', (days, reminded) => {
  expect(remindedAtFirst(days)).toBe(reminded);
  // Nothing is due in the hour in which it is sent.
  expect(reminderDue(END, reminded, END - days * DAY_MS + HOUR_MS)).toBeNull();
});

test('each action is of one side, in its states alone', () => {
  for (const name of WORK_ITEM_ACTION_NAMES) {
    const { side } = WORK_ITEM_ACTIONS[name];
    expect(isAllowed(name, side === 'client' ? 'lawyer' : 'client', 'PAID')).toBe(false);
    expect(isAllowed(name, side, 'REJECTED')).toBe(false);
  }
  expect(isAllowed('accept', 'client', 'PROPOSAL')).toBe(true);
});
