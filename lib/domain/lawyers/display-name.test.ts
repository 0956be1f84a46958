import { withoutTitle } from './display-name';

test.each([
  ['Maria Santos', 'Maria Santos'],
  ['Atty. Maria Santos', 'Maria Santos'],
  ['atty Maria Santos', 'Maria Santos'],
  ['ATTY.Maria Santos', 'Maria Santos'],
  ['Attorney Maria Santos', 'Maria Santos'],
  ['Atty. Atty. Maria Santos', 'Maria Santos'],
  ['Atty.', ''],
  ['Attya Santos', 'Attya Santos'],
  ['Maria Atty', 'Maria Atty'],
])('of %s the name is %s', (typed, name) => {
  expect(withoutTitle(typed)).toBe(name);
});
