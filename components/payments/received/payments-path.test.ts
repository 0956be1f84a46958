import { yearAddress } from './payments-path';

test.each([
  ['2024', 2024],
  ['2025', 2025],
  ['2023', 2026],
  ['2000', 2026],
  ['2100', 2026],
  ['twenty', 2026],
  [undefined, 2026],
])('of the year %s in the address, the page shows %i', (year, shown) => {
  expect(yearAddress(2026).read({ year })).toEqual({ year: shown });
});
