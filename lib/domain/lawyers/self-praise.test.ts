import { selfPraise } from './self-praise';

test.each([
  ['The best labor lawyer in Cebu.', ['best']],
  ['Among the top lawyers of the city.', ['among the top', 'top lawyers']],
  ['A top-rated firm.', ['a top', 'top-rated']],
  ['Your No. 1 choice for annulment.', ['no. 1 choice', 'your no. 1']],
  ['#1 in immigration', ['#1']],
  ['Number one in Davao', ['number one']],
  ['An EXPERT in taxation', ['expert']],
  ['Leading practitioner of maritime law', ['leading']],
  ['The most trusted counsel', ['most trusted']],
  ['Guaranteed results in 30 days', ['guaranteed']],
  ['Results are guaranteed.', ['results are guaranteed']],
  ['I guarantee that you win.', ['guarantee', 'i guarantee']],
  ['A 100% success rate', ['100% success']],
  ['I have never lost a case.', ['never lost a case']],
  ['Pinakamagaling na abogado', ['pinakamagaling']],
  ['Ang pinakamahusay sa Cebu', ['pinakamahusay']],
  ['Eksperto sa lupa, siguradong panalo!', ['eksperto', 'siguradong panalo']],
  ['Garantisado ang resulta', ['garantisado']],
])('%s', (text, words) => {
  expect([...selfPraise(text)].sort()).toEqual([...words].sort());
});

test.each([
  'I put the best interests of the child first.',
  'I do my best to answer within a day.',
  'Our office is on the top floor, at the top of Jones Avenue.',
  'Republic Act No. 1, and Unit No. 1 of the building.',
  'I cross-examine expert witnesses and read expert opinions.',
  'Loan guarantees, guaranty and suretyship.',
  'Trained under a leader of the labor movement.',
  'I won a scholarship in 2010. Topics: leases, wills.',
  'I tell you what your case is worth, and what it may cost.',
  'Ipinapaliwanag ko ang bawat hakbang sa Filipino.',
])('states facts: %s', (text) => {
  expect(selfPraise(text)).toEqual([]);
});

test('names each word once, in the order of the text', () => {
  expect(selfPraise('Expert advice from the best. Simply the best.')).toEqual(['expert', 'best']);
});
