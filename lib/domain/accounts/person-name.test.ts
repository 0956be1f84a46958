import { isPersonName, toPersonName, typedName } from './person-name';

const TAKEN = [
  'Ana',
  'Ñino de la Cruz',
  'María-José',
  "O'Neil",
  'D’Angelo',
  "'t Hooft",
  'Juan Jr.',
  'Ma. Theresa',
  'J.R.',
  'J.P. Morgan',
  'Nguyễn',
  'Zo\u00eb',
  '李小龍',
  'अनिल',
  'محمد',
  'Anne-Marie St. John',
];

const REFUSED = [
  '',
  ' ',
  '.',
  "-'",
  'Ana\nReyes',
  'Ana\rReyes',
  'Ana\tReyes',
  'Ana\u2028Reyes',
  'Ana\u202eseyeR',
  'Ana\u200fReyes',
  'Ana\u2066Reyes',
  'Ana\u200bReyes',
  'Ana\u0000',
  'evil.example',
  'Evil.Example now',
  'www.evil.example',
  'www.',
  'Www. Evil',
  'http://evil',
  'https:',
  'evil/win',
  'ana@example',
  'Ana 2',
  'Ana <b>',
  'Ana, Reyes',
  'Ana😀',
];

test.each(TAKEN)('%j is a name', (name) => {
  expect(isPersonName(name)).toBe(true);
  expect(toPersonName(name)).toBe(name);
});

test.each(REFUSED)('%j is none', (name) => {
  expect(isPersonName(name)).toBe(false);
});

test.each([
  ['http://evil.example/win', 'http evil. example win'],
  ['www.evil.example', 'evil. example'],
  ['Ma.Theresa', 'Ma. Theresa'],
  ['Ana\nMaria\u202e (2)', 'Ana Maria'],
  ['Ana  Maria', 'Ana Maria'],
  ['12345', ''],
  ['...', ''],
  ['Zoe\u0308', 'Zo\u00eb'],
  ['wwwww.w.', 'ww w.'],
])('%j becomes %j', (given, name) => {
  expect(toPersonName(given)).toBe(name);
  expect(name === '' || isPersonName(name)).toBe(true);
});

test('what comes out of anything is a name or nothing', () => {
  const pieces = [...REFUSED, ...TAKEN, 'www', '.', '. ', 'a', 'bc'];
  for (const first of pieces) {
    for (const second of pieces) {
      const name = toPersonName(first + second);
      expect([name, name === '' || isPersonName(name)]).toEqual([name, true]);
    }
  }
});

test.each([
  ['Ma.Theresa', 'Ma. Theresa'],
  ['Sto.Domingo', 'Sto. Domingo'],
  ['Dela Cruz, Jr.', 'Dela Cruz Jr.'],
  ['Reyes 3rd', 'Reyes III'],
  ['O`Hara', "O'Hara"],
  ['Anne – Marie', 'Anne - Marie'],
  // More of the same kind.
  ['ma.theresa sto.domingo', 'ma. theresa sto. domingo'],
  ['J.P.Rizal', 'J.P. Rizal'],
  ['Juan P.Santos', 'Juan P. Santos'],
  ['Santos , III', 'Santos III'],
  ['Santos, 2nd', 'Santos II'],
  ['D´Angelo', "D'Angelo"],
  ['Kaʻiulani', "Ka'iulani"],
  ['Anne\u2011Marie', 'Anne-Marie'],
  ['Ana\ufeff\u00a0 Maria\u00ad', 'Ana Maria'],
  ['Reyes,', 'Reyes'],
  ['محمد\u200cرضا', 'محمدرضا'],
  ['Santos,Jr.', 'Santos Jr.'],
  ['Reyes ,jr', 'Reyes jr'],
  ['Reyes 3rd,', 'Reyes III'],
  ['O\u201bHara', "O'Hara"],
  ['Fr.Jose', 'Fr. Jose'],
  ['San—Juan', 'San-Juan'],
])('%j is taken as %j', (typed, name) => {
  expect(typedName(typed)).toBe(name);
  expect(isPersonName(name)).toBe(true);
});

test.each([
  'evil.example',
  'Evil.Example now',
  'www.evil.example',
  'Www.Evil',
  'Ana, Reyes',
  '-',
  'Ana 2',
])('%j is no name as it is typed', (typed) => expect(isPersonName(typedName(typed))).toBe(false));
