import { readSought } from './search';

const ID = '23cbd2f0-8a1b-4c2d-9e3f-0123456789ab';

test('a short reference is a range of ids, however it is written', () => {
  const ids = {
    from: '23cbd2f0-0000-0000-0000-000000000000',
    to: '23cbd2f0-ffff-ffff-ffff-ffffffffffff',
  };
  for (const typed of ['23CBD2F0', ' 23cbd2f0 ', '#23CBD2F0'])
    expect(readSought(typed).ids).toEqual(ids);
});

test.each([ID, ID.toUpperCase(), `https://sangguni.example/customer-portal/meeting/${ID}`])(
  'of %s the id is taken',
  (typed) => {
    expect(readSought(typed).ids).toEqual({ from: ID, to: ID });
  },
);

test('ids of gateways and references of checkouts are taken as they are', () => {
  expect(readSought('cs_Ab12cd34EF').code).toBe('cs_Ab12cd34EF');
  expect(readSought('https://sangguni.example/checkout?ref=Qx7_abc-12').code).toBe('Qx7_abc-12');
});

test('a name or an address is words alone', () => {
  expect(readSought('  Ana   Reyes ')).toEqual({ ids: null, code: null, words: ['ana', 'reyes'] });
  expect(readSought('ana1990@example.com')).toEqual({
    ids: null,
    code: null,
    words: ['ana1990@example.com'],
  });
});
