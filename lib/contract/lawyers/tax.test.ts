import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { taxInput } from './tax';

/** Typed TINs with the stored form; forms of the Bureau of Internal Revenue print 123-456-789-00000. */
test.each([
  ['123-456-789-000', '123456789000'],
  ['123.456.789.000', '123456789000'],
  ['123–456–789', '123456789'],
  ['123\u2011456\u2011789', '123456789'],
  ['１２３４５６７８９', '123456789'],
  ['\u202a123-456-789\u202c', '123456789'],
  ['123 456 789 00000', '12345678900000'],
])('%s is %s', (tin, stored) => {
  expect(taxInput.shape.tin.parse(tin)).toBe(stored);
});

test.each(['123-456-789-0', '123-456-789-00', '12345678', '000-000-000-000', '123-456-789V'])(
  '%s is no TIN',
  (tin) => {
    expect(taxInput.shape.tin.safeParse(tin).error?.issues[0]?.message).toBe(FIELD_COPY.tin);
  },
);
