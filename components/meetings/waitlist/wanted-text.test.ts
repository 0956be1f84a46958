import { PART_LABELS, wantedText } from './wanted-text';

test('days, part of the day and length in one line', () => {
  const wanted = {
    from: '2026-11-24',
    to: '2026-12-03',
    part_of_day: 'morning',
    duration: 30,
  } as const;
  expect(wantedText(wanted)).toBe('Nov 24 to Dec 3, mornings, 30 minutes');
  expect(wantedText({ ...wanted, to: '2026-11-24', part_of_day: 'any', duration: 60 })).toBe(
    'Nov 24, any time of the day, 60 minutes',
  );
});

test('the parts of the day with their hours on the Manila clock', () => {
  expect(Object.values(PART_LABELS).map(({ hours }) => hours)).toEqual([
    'Morning to evening',
    'Before 12:00 PM',
    '12:00 PM to 5:00 PM',
    'From 5:00 PM',
  ]);
});
