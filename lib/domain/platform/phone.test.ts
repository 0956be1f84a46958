import { withCountryCode } from './phone';

test.each([
  ['09171234567', '+639171234567'],
  ['+639171234567', '+639171234567'],
  ['+971501234567', '+971501234567'],
  ['0281234567', '0281234567'],
])('%s is %s', (typed, full) => {
  expect(withCountryCode(typed)).toBe(full);
});
