import { nextAddress } from './use-booking';

const HERE = 'http://127.0.0.1:3000';
const MEETING = '/customer-portal/meeting/m1';

it.each([
  ['/checkout?ref=r', `${HERE}/checkout?ref=r`],
  [`${HERE}/test-gateway/cs_1`, `${HERE}/test-gateway/cs_1`],
  ['https://checkout.paymongo.com/cs_1', 'https://checkout.paymongo.com/cs_1'],
  ['http://127.0.0.1:4010/checkout/cs_1', 'http://127.0.0.1:4010/checkout/cs_1'],
])('follows %s', (url, expected) => {
  expect(nextAddress({ _id: 'm1', checkout_url: url }, HERE)).toBe(expected);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://elsewhere.example/pay',
  'http://localhost:3001/pay',
  'http://192.168.0.2:3000/pay',
  'https://',
])('does not follow %s, but shows the meeting', (url) => {
  expect(nextAddress({ _id: 'm1', checkout_url: url }, HERE)).toBe(MEETING);
});

it('follows plain http elsewhere on this machine only from this machine', () => {
  const booked = { _id: 'm1', checkout_url: 'http://127.0.0.1:4010/checkout/cs_1' };
  expect(nextAddress(booked, 'https://sangguni.example')).toBe(MEETING);
});

it('says that it is confirmed when there is nothing to pay', () => {
  expect(nextAddress({ _id: 'm1', checkout_url: null }, HERE)).toBe('/checkout/booked/m1');
});
