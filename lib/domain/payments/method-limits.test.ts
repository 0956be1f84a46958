import { methodsWithin } from './method-limits';
import { PAYMENT_METHODS } from './payment';

test.each([
  [4_000_000, [...PAYMENT_METHODS]],
  [4_000_001, ['gcash', 'maya', 'qrph', 'card', 'grab_pay', 'shopee_pay', 'dob']],
  [5_000_000, ['gcash', 'maya', 'qrph', 'card', 'grab_pay', 'shopee_pay', 'dob']],
  [5_000_001, ['gcash', 'maya', 'card', 'grab_pay', 'shopee_pay', 'dob']],
  [10_000_000, ['gcash', 'maya', 'card', 'grab_pay', 'shopee_pay', 'dob']],
  [10_000_001, ['maya', 'card']],
])('%i centavos can be paid with %j', (amount, methods) => {
  expect(methodsWithin(PAYMENT_METHODS, amount)).toEqual(methods);
});

test('the lower limit of a gateway decides, and none may be left', () => {
  expect(methodsWithin(['qrph', 'gcash'], 1_000_001, { qrph: 1_000_000 })).toEqual(['gcash']);
  expect(methodsWithin(['qrph'], 1_000_000, { qrph: 1_000_000 })).toEqual(['qrph']);
  expect(methodsWithin(['qrph', 'gcash'], 10_000_001)).toEqual([]);
});
