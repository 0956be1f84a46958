import { emptyAgreement } from '@/lib/contract/work-items/agreement-form';
import { shownTerms } from './preview';

test('a fee that is not typed yet is missing, not nothing', () => {
  const typed = emptyAgreement();
  expect(shownTerms(typed, 5_000)).toMatchObject({ price: 0, noPrice: 'Your fee is missing' });
  const { price, noPrice } = shownTerms({ ...typed, price: '28,000' }, 5_000);
  expect({ price, noPrice }).toEqual({ price: 2_800_000, noPrice: undefined });
});
