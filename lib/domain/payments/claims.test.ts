import { differencesOf } from './claims';

const asked = { amount: 100_000, currency: 'PHP', reference: 'r', livemode: true };

test.each([
  [{ amount: 99_999 }, ['amount']],
  [{ amount: 0 }, ['amount']],
  [{ currency: 'USD' }, ['currency']],
  [{ reference: '' }, ['reference']],
  [{ livemode: false }, ['livemode']],
  [{ livemode: false, amount: 1 }, ['amount', 'livemode']],
  [{}, []],
])('%j differs in %j', (said, expected) => {
  expect(differencesOf(asked, { ...asked, ...said })).toEqual(expected);
});

test('what is not said does not differ', () => {
  const nothing = { amount: null, currency: null, reference: null, livemode: null };
  expect(differencesOf(asked, nothing)).toEqual([]);
});
