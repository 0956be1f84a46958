import { firstMeetingsHeld, usuallyAnswers } from './figures';

test.each([
  [0, 'Usually answers within an hour'],
  [60, 'Usually answers within an hour'],
  [61, 'Usually answers within 2 hours'],
  [1380, 'Usually answers within 23 hours'],
  [1440, 'Usually answers within a day'],
  [1441, 'Usually answers within 2 days'],
  [4320, 'Usually answers within 3 days'],
])('%i minutes', (minutes, text) => {
  expect(usuallyAnswers(minutes)).toBe(text);
});

test('meetings are counted in words', () => {
  expect(firstMeetingsHeld(1)).toBe('1 first meeting held');
  expect(firstMeetingsHeld(12)).toBe('12 first meetings held');
});
