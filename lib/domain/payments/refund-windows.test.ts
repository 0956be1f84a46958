import { PAYMENT_METHODS } from './payment';
import { REFUND_DAYS, refundableByGateway, usualRefundDays } from './refund-windows';

const DAY = 86_400_000;
const paidAt = Date.UTC(2026, 0, 1);

test.each([
  ['card', 60],
  ['billease', 60],
  ['gcash', 180],
  ['grab_pay', 90],
  ['maya', 365],
  ['dob', 30],
] as const)('%s is refunded for %i days', (method, days) => {
  expect(refundableByGateway(method, paidAt, paidAt)).toBe(true);
  expect(refundableByGateway(method, paidAt, paidAt + days * DAY)).toBe(true);
  expect(refundableByGateway(method, paidAt, paidAt + days * DAY + 1)).toBe(false);
});

test('QR Ph is never refunded by the gateway, and of ShopeePay the gateway decides', () => {
  expect(refundableByGateway('qrph', paidAt, paidAt)).toBe(false);
  expect(refundableByGateway('shopee_pay', paidAt, paidAt + 1000 * DAY)).toBe(true);
});

test('every method has a rule', () => {
  expect(Object.keys(REFUND_DAYS).toSorted()).toEqual([...PAYMENT_METHODS].toSorted());
});

test('of some methods nobody says how long a refund takes', () => {
  expect(usualRefundDays('maya')).toEqual({ days: 1, banking: true });
  expect(usualRefundDays('qrph')).toBeNull();
  expect(usualRefundDays('shopee_pay')).toBeNull();
  expect(usualRefundDays(null)).toBeNull();
});
