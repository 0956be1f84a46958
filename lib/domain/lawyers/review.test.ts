import { reviewAuthor } from './review';

test.each([
  ['Maria', 'Santos', 'Maria S.'],
  ['Maria', 'dela Cruz', 'Maria D.'],
  ['Maria', '𐐨ro', 'Maria 𐐀.'],
  ['Sukarno', '', 'Sukarno'],
])('%j %j signs as %j, or as Client', (firstName, lastName, name) => {
  expect(reviewAuthor({ firstName, lastName }, true)).toBe(name);
  expect(reviewAuthor({ firstName, lastName }, false)).toBe('Client');
});
