import { accountNames } from './social';

test.each([
  [{ first: 'Ana', last: 'Reyes' }, 'Ana', 'Reyes'],
  [{ first: ' Ana  Maria ', last: 'de la\tCruz' }, 'Ana Maria', 'de la Cruz'],
  [{ full: 'Ana de la Cruz' }, 'Ana', 'de la Cruz'],
  [{ first: 'Ana', full: 'Ana Reyes' }, 'Ana', 'Reyes'],
  [{ first: 'Ana', full: 'Ana' }, 'Ana', ''],
  [{ first: 'Sukarno' }, 'Sukarno', ''],
  [{ full: 'Sukarno' }, 'Sukarno', ''],
  [{ first: 'Sukarno', last: '', full: 'Sukarno' }, 'Sukarno', ''],
  [{ last: 'Reyes' }, 'Reyes', ''],
  [{}, 'New', 'Client'],
  [{ first: '\u202eAna\u0000', last: '\u200b' }, 'Ana', ''],
  [{ first: 'http://evil.example/win', last: '007' }, 'http evil. example win', ''],
  [{ first: `${'.'.repeat(60)}a`, last: '- -' }, 'New', 'Client'],
  [{ full: 'Ana2000 Reyes.example' }, 'Ana', 'Reyes. example'],
])('%j is %s %s', (given, first, last) => {
  expect(accountNames(given)).toEqual({ first, last });
});

test('names fit the account, whatever a service tells', () => {
  const { first, last } = accountNames({ first: 'a'.repeat(200), last: `${'b'.repeat(59)}𐐀` });
  expect(first).toHaveLength(60);
  expect(last).toBe('b'.repeat(59));
});
