import { NO_NOTARY_FILTERS, type NotaryFilters } from './filters';
import { openText, weekText } from './office-days';
import { countNotaries, introOf, lowestFee, notariesTitle } from './wording';

function office(day: number, open: string, close: string) {
  return { day, open, close };
}

const WEEK = [1, 2, 3, 4, 5].map((day) => office(day, '09:00', '17:00'));

test.each([
  [0, '0 notaries public'],
  [1, '1 notary public'],
  [2, '2 notaries public'],
])('%i of them', (count, text) => {
  expect(countNotaries(count)).toBe(text);
});

test.each<[string | null, string]>([
  [null, 'Notaries public in the Philippines'],
  ['las-pinas', 'Notaries public in Las Piñas'],
])('the title for %s', (city, title) => {
  expect(notariesTitle({ city })).toBe(title);
});

test.each<[Partial<NotaryFilters>, number, string]>([
  [{}, 12, '12 notaries public. The lowest fee comes first.'],
  [{ sort: 'name' }, 12, '12 notaries public. Sorted by name.'],
  [{ day: 6 }, 1, '1 notary public open on Saturdays.'],
  [{ evening: true }, 1, '1 notary public open after 5 PM.'],
  [
    { day: 0, evening: true, maxFee: 30_000 },
    2,
    '2 notaries public open on Sundays after 5 PM, with a fee of ₱300 or less. The lowest fee comes first.',
  ],
])('what is said of %p and %i', (filters, total, text) => {
  expect(introOf({ ...NO_NOTARY_FILTERS, ...filters }, total)).toBe(text);
});

test.each([
  [WEEK, 'Mon to Fri: 9:00 AM to 5:00 PM'],
  [
    [...WEEK, office(6, '09:00', '12:00')],
    'Mon to Fri: 9:00 AM to 5:00 PM; Sat: 9:00 AM to 12:00 PM',
  ],
  [
    [1, 3].flatMap((day) => [office(day, '08:00', '12:00'), office(day, '13:00', '18:30')]),
    'Mon: 8:00 AM to 12:00 PM, 1:00 PM to 6:30 PM; Wed: 8:00 AM to 12:00 PM, 1:00 PM to 6:30 PM',
  ],
  [[office(0, '10:00', '12:00'), office(6, '10:00', '12:00')], 'Sat to Sun: 10:00 AM to 12:00 PM'],
  [[], ''],
])('the week in short, case %#', (hours, text) => {
  expect(weekText(hours)).toBe(text);
});

const LUNCH = [1, 2].flatMap((day) => [
  office(day, '13:00', '17:30'),
  office(day, '08:00', '12:00'),
]);

// Monday 23 November 2026 in Manila, where the day begins at 16:00 of UTC; 30 November is Bonifacio Day.
test.each([
  [WEEK, '2026-11-22T15:59:00Z', 'Closed now, opens tomorrow at 9:00 AM'],
  [WEEK, '2026-11-22T16:00:00Z', 'Opens today at 9:00 AM'],
  [WEEK, '2026-11-23T01:00:00Z', 'Open now, until 5:00 PM'],
  [WEEK, '2026-11-23T09:00:00Z', 'Closed now, opens tomorrow at 9:00 AM'],
  [
    WEEK,
    '2026-11-27T09:00:00Z',
    'Closed now, opens Monday at 9:00 AM; Bonifacio Day, may be closed',
  ],
  [WEEK, '2026-11-30T02:00:00Z', 'Open now, until 5:00 PM; Bonifacio Day, may be closed'],
  [LUNCH, '2026-11-23T04:10:00Z', 'Opens today at 1:00 PM'],
  [LUNCH, '2026-11-23T03:59:00Z', 'Open now, until 12:00 PM'],
  [
    [office(1, '09:00', '10:00')],
    '2026-11-23T02:00:00Z',
    'Closed now, opens Monday at 9:00 AM; Bonifacio Day, may be closed',
  ],
  [[], '2026-11-23T02:00:00Z', ''],
])('when the office opens, case %#', (hours, now, text) => {
  expect(openText(hours, Date.parse(now))).toBe(text);
});

test('the lowest of the fees', () => {
  const services = [
    { name: 'Deed', price: 90_000 },
    { name: 'Affidavit', price: 15_000 },
  ];
  expect(lowestFee({ services })).toBe(15_000);
  expect(lowestFee({ services: [] })).toBeNull();
});
