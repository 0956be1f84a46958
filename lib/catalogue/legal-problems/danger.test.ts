import { namesDanger } from './danger';

test.each([
  'binubugbog ako ng asawa ko',
  'my boyfriend hits me and I am afraid to go home',
  'hinuli ng pulis ang kapatid ko kagabi',
  'sinasaktan ng kapitbahay ang bata nila',
  'gihulga ko nga patyon',
])('%j names danger', (words) => {
  expect(namesDanger(words)).toBe(true);
});

test.each([
  '',
  'hindi ako pinapasahod ng amo ko',
  'traffic violation',
  'walang lisensya',
  'estafa',
  'zzzz',
])('%j names none', (words) => {
  expect(namesDanger(words)).toBe(false);
});
