import { nameForms } from './short-names';

test.each([
  ['maria', ['maria', 'ma']],
  ['ma', ['ma', 'maria']],
  ['santo', ['santo', 'sto']],
  ['reyes', ['reyes']],
])('%s is also written %j', (word, forms) => {
  expect(nameForms(word)).toEqual(forms);
});
