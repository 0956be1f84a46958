import { groupedTin } from './tax';

test.each([
  ['123456789', '123-456-789'],
  ['123456789000', '123-456-789-000'],
  ['12345678900000', '123-456-789-00000'],
])('%s is shown as %s', (tin, shown) => {
  expect(groupedTin(tin)).toBe(shown);
});
