import { formatCount } from './numbers';

test.each([0, 7, 999, 1000, 12_345, 1_234_567])('%d reads as the country writes it', (count) => {
  expect(formatCount(count)).toBe(new Intl.NumberFormat('en-PH').format(count));
});
