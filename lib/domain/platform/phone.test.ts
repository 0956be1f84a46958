import { mobileDigits, phoneLabel, withCountryCode } from './phone';

test.each([
  ['09171234567', '+639171234567'],
  ['+639171234567', '+639171234567'],
  ['+971501234567', '+971501234567'],
  ['0281234567', '0281234567'],
])('%s is %s', (typed, full) => {
  expect(withCountryCode(typed)).toBe(full);
});

test.each([
  ['+639171234567', '+63 917 123 4567'],
  ['09171234567', '+63 917 123 4567'],
  ['+63281234567', '+63 2 8123 4567'],
  ['+63528201234', '+63 52 820 1234'],
  ['+12025550123', '+12025550123'],
  ['+6321234', '+6321234'],
])('%s is written %s', (number, label) => {
  expect(phoneLabel(number)).toBe(label);
});

test.each([
  ['+639171234567', '639171234567'],
  ['09171234567', '639171234567'],
  ['+63281234567', null],
  ['+14155550123', null],
])('%s may have apps for messages: %s', (number, digits) => {
  expect(mobileDigits(number)).toBe(digits);
});
