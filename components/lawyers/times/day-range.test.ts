import { dayRange } from './day-range';

it('names the month once where both days share it', () => {
  expect(dayRange('2026-11-23', '2026-11-27')).toBe('23 to 27 November');
  expect(dayRange('2026-11-30', '2026-12-04')).toBe('30 November to 4 December');
  expect(dayRange('2026-12-06', '2026-12-06')).toBe('6 December');
});
