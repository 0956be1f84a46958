import { accountNames } from './social';

test.each([
  [{ first: 'Ana', last: 'Reyes' }, 'Ana', 'Reyes'],
  [{ first: ' Ana  Maria ', last: 'de la\tCruz' }, 'Ana Maria', 'de la Cruz'],
  [{ full: 'Ana de la Cruz' }, 'Ana', 'de la Cruz'],
  [{ first: 'Ana', full: 'Ana Reyes' }, 'Ana', 'Reyes'],
  [{ first: 'Ana', full: 'Ana' }, 'Ana', 'Client'],
  [{ last: 'Reyes' }, 'New', 'Reyes'],
  [{}, 'New', 'Client'],
  [{ first: '\u202eAna\u0000', last: '\u200b' }, 'Ana', 'Client'],
])('%j is %s %s', (given, first, last) => {
  expect(accountNames(given)).toEqual({ first, last });
});

test('names fit the account, whatever a service tells', () => {
  const { first, last } = accountNames({ first: 'a'.repeat(200), last: `${'b'.repeat(59)}😀` });
  expect(first).toHaveLength(60);
  expect(last).toBe('b'.repeat(59));
});
