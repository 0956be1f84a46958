import * as z from 'zod';
import { choiceField, listAddress, pageField, textField, wordsField } from './address';

const { read, href, changed } = listAddress(
  '/list',
  z.object({
    kind: z.enum(['a', 'b']).catch('a'),
    state: choiceField(['open', 'done']),
    q: wordsField(5),
    subject: textField,
    page: pageField(9),
  }),
  ['kind'],
);

test('what is missing, or cannot be, is as in an address without it', () => {
  const empty = { kind: 'a', q: '', page: 0 };
  expect(read({})).toEqual(empty);
  const wrong = { kind: 'c', state: ['open', 'done'], q: ['x', 'y'], subject: '', page: '-1' };
  expect(read(wrong)).toEqual(empty);
});

test.each([
  ['3', 3],
  ['10', 9],
  ['1.5', 0],
  ['x', 0],
  ['', 0],
  [undefined, 0],
  [['1', '2'], 0],
])('the page %j is %i', (page, number) => {
  expect(read({ page }).page).toBe(number);
});

test('words are cut to what can be searched for', () => {
  expect(read({ q: '  zoning ' }).q).toBe('zonin');
});

test('an address says what differs from the empty one, and what is always said', () => {
  expect(href({})).toBe('/list');
  expect(href({ kind: 'a', state: 'open', q: '', page: 0 })).toBe('/list?kind=a&state=open');
  expect(href({ page: 2, q: 'a b', kind: 'b' })).toBe('/list?kind=b&q=a+b&page=2');
});

test('another filter begins at the start, and foreign parameters stay', () => {
  const { state, query } = changed('?page=3&tab=x&q=a', { state: 'done' });
  expect(state).toEqual({ kind: 'a', state: 'done', q: 'a', page: 0 });
  expect(query).toBe('?kind=a&state=done&q=a&tab=x');
  expect(changed('?page=3', { page: 4 }).query).toBe('?kind=a&page=4');
});
