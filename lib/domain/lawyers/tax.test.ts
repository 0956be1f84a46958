import { groupedTin, TIN } from './tax';

test.each([
  ['123456789', '123-456-789'],
  ['123456789000', '123-456-789-000'],
  ['12345678900000', '123-456-789-00000'],
])('%s is shown as %s', (tin, shown) => {
  expect(groupedTin(tin)).toBe(shown);
});

test.each([
  ['123456789', true],
  ['123456789000', true],
  ['1234567890000', true],
  ['12345678900000', true],
  ['1234567890', false],
  ['12345678901', false],
  ['123456789000000', false],
  ['000000000', false],
  ['000000000000', false],
  ['000123456', true],
])('%s is a TIN: %s', (tin, is) => {
  expect(TIN.test(tin)).toBe(is);
});
