import { fullName } from './full-name';

test.each([
  ['Ana', 'Reyes', 'Ana Reyes'],
  ['Ma. Cristina', 'Dela Cruz Jr.', 'Ma. Cristina Dela Cruz Jr.'],
  ['Sukarno', '', 'Sukarno'],
  ['Maria Elena', '', 'Maria Elena'],
  ['李小龍', '', '李小龍'],
  ['Deleted', 'account', 'Deleted account'],
])('%j and %j are %j', (first, last, name) => {
  expect(fullName({ firstName: first, lastName: last })).toBe(name);
  expect(fullName({ first_name: first, last_name: last })).toBe(name);
});
