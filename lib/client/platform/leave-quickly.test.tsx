import { fireEvent } from '@testing-library/react';
import { leaveQuickly, NEUTRAL_PAGE, onShiftThrice } from './leave-quickly';

const onLeave = jest.fn();
const onPress = jest.fn();
let stop = () => {};

beforeEach(() => {
  onLeave.mockClear();
  onPress.mockClear();
  stop = onShiftThrice(onLeave, onPress);
});
afterEach(() => {
  stop();
  document.documentElement.style.display = '';
});

const letGo = (key: string, shiftKey = false, timeStamp = 0) => {
  const event = new KeyboardEvent('keyup', { key, shiftKey, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(document, event);
};

test('Shift three times leaves, and says how many presses are left', () => {
  letGo('Shift', false, 1_000);
  letGo('Shift', false, 5_000);
  expect(onLeave).not.toHaveBeenCalled();
  letGo('Shift', false, 9_000);
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(onPress.mock.calls.flat()).toEqual([2, 1, 0]);
});

test.each([
  [
    'capital letters',
    [
      ['A', true, 1],
      ['Shift', false, 2],
      ['B', true, 3],
      ['Shift', false, 4],
      ['C', true, 5],
      ['Shift', false, 6],
    ],
  ],
  [
    'another key in between',
    [
      ['Shift', false, 1],
      ['Shift', false, 2],
      ['a', false, 3],
      ['Shift', false, 4],
    ],
  ],
  [
    'a pause of more than five seconds',
    [
      ['Shift', false, 1],
      ['Shift', false, 2],
      ['Shift', false, 6_000],
    ],
  ],
] as const)('not %s', (_, keys) => {
  for (const [key, shiftKey, at] of keys) letGo(key, shiftKey, at);
  expect(onLeave).not.toHaveBeenCalled();
});

test('leaving hides the page, forgets what was typed in the tab and takes the place of the page', () => {
  sessionStorage.setItem('draft:story', 'binubugbog ako ng asawa ko');
  sessionStorage.setItem('draft:danger:words', 'violence');
  const leave = jest.fn();
  leaveQuickly(leave);
  expect(leave).toHaveBeenCalledWith(NEUTRAL_PAGE);
  expect(document.documentElement).not.toBeVisible();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
