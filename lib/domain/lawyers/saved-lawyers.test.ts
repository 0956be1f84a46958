import { MAX_SAVED, readSaved, writeSaved } from './saved-lawyers';

test('what was written is read again', () => {
  expect(readSaved(writeSaved(['maria-santos-7k2f', 'juan-cruz-1']))).toEqual([
    'maria-santos-7k2f',
    'juan-cruz-1',
  ]);
});

test.each([null, undefined, '', '.', '<b>', 'A-1', '-a', `${'a'.repeat(101)}`])(
  '%s names nobody',
  (value) => {
    expect(readSaved(value)).toEqual([]);
  },
);

test('each lawyer once, and no more than can be saved', () => {
  expect(readSaved('a.b.a')).toEqual(['a', 'b']);
  const many = Array.from({ length: MAX_SAVED + 5 }, (_, n) => `a${n}`);
  expect(readSaved(many.join('.'))).toHaveLength(MAX_SAVED);
  expect(readSaved('a,b,c,d', 3)).toEqual(['a', 'b', 'c']);
});
