import { wayToBooking } from './way-to-booking';

const week = { visits: 200, searches: 50, bookings: 10, free: 2, paid: 5 };

test('weeks are added up, and each step is a share of the one before', () => {
  expect(wayToBooking([week, week])).toEqual([
    { step: 'visits', count: 400, share: null },
    { step: 'searches', count: 100, share: 25 },
    { step: 'bookings', count: 20, share: 20 },
    { step: 'booked', count: 14, share: 70 },
  ]);
});

test('no share is said of what was not counted, or began to be counted later', () => {
  const shares = (change: object) =>
    wayToBooking([{ ...week, ...change }]).map(({ share }) => share);
  expect(shares({ visits: 511, searches: 509 })[1]).toBe(99);
  expect(shares({ visits: 509, searches: 509 })[1]).toBe(100);
  expect(shares({ visits: 0, searches: 0 })).toEqual([null, null, null, 70]);
  expect(shares({ searches: 4 })).toEqual([null, 2, null, 70]);
  expect(wayToBooking([]).map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});
