import { namesDanger } from './danger';

test.each([
  'binubugbog ako ng asawa ko',
  'my boyfriend hits me and I am afraid to go home',
  'hinuli ng pulis ang kapatid ko kagabi',
  'sinasaktan ng kapitbahay ang bata nila',
  'gihulga ko nga patyon',
  'sinakal ako ng live-in partner ko kagabi, takot na akong umuwi',
  'dinampot ng mga pulis ang kapatid ko sa kanto at hindi namin alam kung anong kaso',
  'pinapalo ng tubo ng amain ang pamangkin kong siyam na taong gulang',
  'my uncle forced himself on me when I was alone in the house',
  'tinutukan ako ng itak ng kapitbahay, papatayin daw niya ako',
])('%j names danger', (words) => {
  expect(namesDanger(words)).toBe(true);
});

test.each([
  '',
  'hindi ako pinapasahod ng amo ko',
  'traffic violation',
  'walang lisensya',
  'estafa',
  'ayaw ibalik ng landlord ang deposit namin kahit lumipat na kami',
  'may namimigay ng pera kapalit ng boto sa barangay namin',
  'zzzz',
])('%j names none', (words) => {
  expect(namesDanger(words)).toBe(false);
});
