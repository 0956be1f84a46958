import { kindToOpen } from './cases';

const NONE = { absence: 0, dispute: 0, review: 0, unclaimed: 0, help: 0 };

test.each([
  [NONE, 'absence'],
  [{ ...NONE, dispute: 2, unclaimed: 5 }, 'dispute'],
  [{ ...NONE, unclaimed: 1 }, 'unclaimed'],
  [{ ...NONE, help: 4 }, 'help'],
  [{ ...NONE, absence: 1, review: 3 }, 'absence'],
])('where %j wait, %s is opened', (waiting, kind) => {
  expect(kindToOpen(waiting)).toBe(kind);
});
