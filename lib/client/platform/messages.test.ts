import { apiFailure } from '@/lib/testing/api-failure';
import { type MessageRow, messageFor, reasonFor } from './messages';

const ROW: MessageRow = {
  keys: { free_limit: 'No free one is left.' },
  statuses: { 429: 'Too many already.' },
  serverMessageAt: [400],
  otherwise: 'It was not done.',
};

test('a key of its own comes before the status', () => {
  expect(messageFor(ROW, apiFailure(429, 'free_limit'))).toBe('No free one is left.');
  expect(messageFor(ROW, apiFailure(429, 'rate_limited', '', 150))).toBe(
    'Too many attempts. Please try again in 3 minutes.',
  );
  expect(messageFor(ROW, apiFailure(429, 'meeting_limit'))).toBe('Too many already.');
});

test('the words of the server are shown where the row asks for them, and there are any', () => {
  expect(messageFor(ROW, apiFailure(400, 'invalid_input', 'It changed.'))).toBe('It changed.');
  expect(messageFor(ROW, apiFailure(400, 'invalid_input', ''))).toBe('It was not done.');
  expect(messageFor(ROW, apiFailure(409, 'bad_transition', 'It changed.'))).toBe(
    'It was not done.',
  );
});

test('no connection says so where the action has no text of its own for everything', () => {
  const text = 'Cannot send request. Check internet connection.';
  expect(messageFor(ROW, apiFailure(0, 'no_answer'))).toBe(text);
  expect(messageFor({ ...ROW, always: true }, apiFailure(0, 'no_answer'))).toBe('It was not done.');
  expect(reasonFor(apiFailure(0, 'no_answer'))).toBe(text);
  expect(reasonFor(apiFailure(500, 'internal'))).toBeNull();
});

test('a slow connection is named', () => {
  expect(messageFor(ROW, apiFailure(408, 'request_timeout'))).toBe(
    'The connection was too slow. Please try again.',
  );
});

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [5400, '2 hours'],
])('%i seconds to wait read as %s', (seconds, words) => {
  expect(reasonFor(apiFailure(429, 'rate_limited', '', seconds))).toBe(
    `Too many attempts. Please try again in ${words}.`,
  );
});

test('what is not an ApiError has the text of the action', () => {
  expect(messageFor(ROW, new Error('boom'))).toBe('It was not done.');
});
