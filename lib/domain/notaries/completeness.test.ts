import { missingNotaryParts, NOTARY_PARTS } from './completeness';

const DONE = {
  picture: 'a.webp',
  city: 'makati',
  officeAddress: '2F',
  phone: '+63281234567',
  hoursCount: 1,
  servicesCount: 1,
  commissionNumber: 'M-1',
  commissionStands: true,
  ibpVerified: true,
};

test('nothing is missing of one who has everything, and all of one who has nothing', () => {
  expect(missingNotaryParts(DONE)).toEqual([]);
  const nothing = {
    picture: null,
    city: '',
    officeAddress: '',
    phone: '',
    hoursCount: 0,
    servicesCount: 0,
    commissionNumber: '',
    commissionStands: false,
    ibpVerified: false,
  };
  expect(missingNotaryParts(nothing)).toEqual(NOTARY_PARTS);
});

test.each([
  ['picture', { picture: null }],
  ['office', { city: '' }],
  ['office', { officeAddress: '' }],
  ['office', { phone: '' }],
  ['office_hours', { hoursCount: 0 }],
  ['services', { servicesCount: 0 }],
  ['commission', { commissionNumber: '' }],
  ['commission_check', { commissionStands: false }],
  ['ibp_check', { ibpVerified: false }],
])('%s is missing by itself', (part, without) => {
  expect(missingNotaryParts({ ...DONE, ...without })).toEqual([part]);
});
