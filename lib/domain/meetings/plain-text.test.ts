import { plainText } from './plain-text';

test.each([
  ['line breaks of other systems', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['control characters', 'a\u0007b\u001b[31mc\u0085', 'ab[31mc'],
  ['text turned around', 'Good \u202Eyllaer', 'Good yllaer'],
  ['a tab', 'a\tb', 'a b'],
  ['empty lines in a row', 'a\n \n\n\n\nb', 'a\n\nb'],
  ['names, emoji and other scripts', 'Niña Peña 👩‍⚖️ 律師 ₱', 'Niña Peña 👩‍⚖️ 律師 ₱'],
])('%s', (_what, raw, text) => {
  expect(plainText(raw)).toBe(text);
});
