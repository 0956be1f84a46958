import { sharesOf, splitHeld } from './split';

const HELD = [
  { refundable: 185_000, releasable: 180_000 },
  { refundable: 505_000, releasable: 500_000 },
];

test.each([
  [0, { back: 0, lawyer: 680_000, fees: 10_000 }],
  [690_000, { back: 690_000, lawyer: 0, fees: 0 }],
  [100_000, { back: 100_000, lawyer: 580_000, fees: 10_000 }],
  // All of the newest payment with its fee, and a part of the one before.
  [200_000, { back: 200_000, lawyer: 485_000, fees: 5_000 }],
  [182_000, { back: 182_000, lawyer: 500_000, fees: 8_000 }],
])('%d centavos back', (back, split) => {
  expect(splitHeld(HELD, back)).toEqual(split);
  expect(split.back + split.lawyer + split.fees).toBe(690_000);
});

test('of what was paid last first', () => {
  expect(sharesOf(HELD, 200_000)).toEqual([185_000, 15_000]);
  expect(sharesOf([], 0)).toEqual([]);
});
