import { closestFirst, hasName, mayBeName, readName } from './searched-name';

test.each([
  ['atty. maria santso', ['maria', 'santso']],
  ['Attorney  María  Santos', ['maria', 'santos']],
  ['ABOGADO Peña', ['pena']],
  ['Sir Jun', ['jun']],
  ["Ma'am Liza", ['liza']],
  ['Ma’am Liza', ['liza']],
  ['Atty.Reyes', ['reyes']],
])('%s has a title', (text, words) => {
  expect(readName(text)).toEqual({ words, titled: true });
});

test.each([
  ['Juan de la Cruz', ['juan', 'delacruz']],
  ['Juan Dela Cruz', ['juan', 'delacruz']],
  ['Juan P. Delacruz', ['juan', 'delacruz']],
  ['Ana-Marie del Rosario', ['ana', 'marie', 'delrosario']],
  ['  ', []],
  ['1234', []],
])('%s has none', (text, words) => {
  expect(readName(text)).toEqual({ words, titled: false });
});

test('a title alone is no name to search for', () => {
  expect(readName('Atty.')).toEqual({ words: [], titled: true });
  expect(mayBeName('atty')).toBe(false);
});

test('a name is short and of letters', () => {
  expect(mayBeName('maria santos')).toBe(true);
  expect(mayBeName('atty. ma. luisa santos de guzman')).toBe(true);
  expect(mayBeName('my landlord keeps my deposit')).toBe(false);
  expect(mayBeName('article 36')).toBe(false);
  expect(mayBeName('ab')).toBe(false);
});

test.each([
  ['maria cristina', 'Ma. Cristina Evangelista', true],
  ['ma cristina', 'Maria Cristina Evangelista', true],
  ['santo tomas', 'Pedro Sto. Tomas', true],
  ['santa ana', 'Liza Sta. Ana', true],
  ['francisco', 'Fco. Reyes', true],
  ['jose maria', 'Jose Ma. Reyes', true],
  ['maria luisa', 'Ma.Luisa Santos', true],
  ['saint john', 'Peter St. John', true],
  ['ma luisa', 'Maria-Luisa Santos', true],
  ['mario', 'Ma. Cristina Evangelista', true],
  ['jose', 'Ma. Cristina Evangelista', false],
])('%s is %s: %s', (text, displayName, has) => {
  expect(hasName(readName(text), displayName)).toBe(has);
});

test('the closest name comes first, and equal ones stay as they came', () => {
  const named = (displayName: string) => ({ displayName });
  const found = ['Mario Santiago', 'Maria Santos', 'Marian Santos', 'María Sántos'].map(named);
  const order = closestFirst(readName('maria santso'), found).map(({ displayName }) => displayName);
  expect(order).toEqual(['Maria Santos', 'María Sántos', 'Marian Santos', 'Mario Santiago']);
});

test.each([
  ['maria santso', true],
  ['maria', true],
  ['maria sant', false],
  ['maria reyes', false],
])('whether Maria Santos has the name %s', (text, has) => {
  expect(hasName(readName(text), 'Maria Santos')).toBe(has);
});
