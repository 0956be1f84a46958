import { changedFacts } from './verification';

const FACTS = { displayName: 'Maria Santos', rollNumber: '1', ibpNumber: '2', barYear: 2010 };

test('what differs is named, and nothing else', () => {
  expect(changedFacts(FACTS, { ...FACTS })).toEqual([]);
  expect(changedFacts(FACTS, { ...FACTS, displayName: 'Maria santos', barYear: 2011 })).toEqual([
    'displayName',
    'barYear',
  ]);
});
