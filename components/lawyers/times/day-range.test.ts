import { dayRange } from './day-range';

it('names the month once where both days share it', () => {
  expect(dayRange('2026-11-23', '2026-11-27')).toBe('Nov 23 to 27');
  expect(dayRange('2026-11-30', '2026-12-04')).toBe('Nov 30 to Dec 4');
  expect(dayRange('2026-12-06', '2026-12-06')).toBe('Dec 6');
});
