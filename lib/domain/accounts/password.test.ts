import {
  checkPassword,
  guessableWords,
  isMadeOfNames,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './password';

const NOTHING = { length: false, number: false, lowercase: false, uppercase: false };

test.each([
  ['', NOTHING],
  ['Abcdef1', { length: false, number: true, lowercase: true, uppercase: true }],
  ['Abcdefg1', { length: true, number: true, lowercase: true, uppercase: true }],
  ['abcdefg1', { length: true, number: true, lowercase: true, uppercase: false }],
  ['ABCDEFG1', { length: true, number: true, lowercase: false, uppercase: true }],
  ['Abcdefgh', { length: true, number: false, lowercase: true, uppercase: true }],
  ['12345678', { length: true, number: true, lowercase: false, uppercase: false }],
  ['        ', { ...NOTHING, length: true }],
  ['!@#$%^&*', { ...NOTHING, length: true }],
  // Letters and digits of other scripts count; signs that only look like them do not.
  ['ñandúÑ12', { length: true, number: true, lowercase: true, uppercase: true }],
  [
    'Åsa\u0663\u0664\u0665\u0666\u0667',
    { length: true, number: true, lowercase: true, uppercase: true },
  ],
  ['Abcdefg½', { length: true, number: false, lowercase: true, uppercase: true }],
  ['密码密码密码密码', { ...NOTHING, length: true }],
])('%s', (password, expected) => {
  expect(checkPassword(password)).toEqual(expected);
});

test('at least 8 and at most 200 characters', () => {
  expect([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]).toEqual([8, 200]);
});

test.each([
  ['Password1', ['password1', 'password']],
  ['password1A', ['password1a', 'password']],
  ['Dragon2026', ['dragon2026', 'dragon202', 'dragon20', 'dragon2', 'dragon']],
  ['Maria!!', ['maria!!', 'maria!', 'maria']],
  // More than four characters, or letters: a password of its own.
  ['Tarsier930518', ['tarsier930518', 'tarsier93051', 'tarsier9305', 'tarsier930', 'tarsier93']],
  ['Harbor-42-lamp', ['harbor-42-lamp']],
])('%s may be one of %j', (password, words) => {
  expect(guessableWords(password)).toEqual(words);
});

const ANA = ['Ana María', 'Peñaflor', 'ana.pena88@example.com'];

test.each([
  ['Sangguni2026', true],
  ['Lawyer-2026!', true],
  ['2026#NotaryPublic', true],
  ['AnaMaria1987', true],
  ['Peñaflor-1', true],
  ['penaflor.ANA.12', true],
  ['Ana-Lawyer-99x', true],
  ['Example-88-com', true],
  ['Ana reads 7 books', false],
  ['Quiet-77-river', false],
  ['Sangguni-river-7', false],
  ['密码密码密码密码', false],
  ['12345678', false],
])('%s is made of names: %s', (password, expected) => {
  expect(isMadeOfNames(password, ANA)).toBe(expected);
});

test('short names are in every other word', () => {
  expect(isMadeOfNames('Lioness-of-1990', ['Li', 'O', 'lo@example.com'])).toBe(false);
});
