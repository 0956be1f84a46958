import { modulesIn } from '@/lib/testing/source-files';
import { ApiError, type ApiErrorKey } from './api-error';
import { ACTIONS, type Action, messageFor, reasonFor } from './messages';
import { WORK_ITEM_ACTIONS } from './work-item-messages';

function failure(status: number, key: ApiErrorKey, message = 'from the server', retryAfter = 0) {
  return new ApiError(status, key, message, { retryAfter: retryAfter || null });
}

describe('texts of spec section 8, Messages', () => {
  test.each<[Action, ApiError, string]>([
    [
      'createMeeting',
      failure(409, 'schedule_conflict'),
      'Schedule conflict. Please try different time.',
    ],
    [
      'createMeeting',
      failure(422, 'payment_method_unavailable'),
      'This payment method is currently unavailable. Please try a different one.',
    ],
    [
      'createMeeting',
      failure(429, 'meeting_limit'),
      'You have already reached maximum number of two meetings for this event.',
    ],
    ['createMeeting', failure(400, 'invalid_input', 'The price changed.'), 'The price changed.'],
    ['createMeeting', failure(400, 'invalid_input', ''), 'Failed to create meeting'],
    [
      'createMeeting',
      new ApiError(400, 'unknown', 'Bad Request', { serverMessage: null }),
      'Failed to create meeting',
    ],
    ['createMeeting', failure(500, 'internal'), 'Failed to create meeting'],
    ['createMeeting', failure(404, 'not_found'), 'Failed to create meeting'],
    ['meetingFiles', failure(500, 'internal'), 'There was an error. :) '],
    ['meetingFiles', failure(413, 'too_large'), 'Maximum size is 20 mb.'],
    ['meetingFiles', failure(413, 'too_many_files'), 'At most 30 files can be added.'],
    ['setPicture', failure(413, 'too_large'), 'Maximum size is 5 mb.'],
    [
      'setPicture',
      failure(413, 'too_many_pixels'),
      'A picture can have 24 million pixels at most. Please choose a smaller one.',
    ],
    [
      'setPicture',
      failure(408, 'request_timeout'),
      'The connection was too slow. Please try again.',
    ],
    ['searchLawyers', failure(500, 'internal'), 'Failed to fetch lawyers'],
    ['searchLawyers', failure(0, 'no_answer'), 'Failed to fetch lawyers'],
    ['availability', failure(503, 'unavailable'), 'Failed to fetch availability'],
    ['ownProfile', failure(0, 'no_answer'), 'Failed to fetch profile'],
    ['setProfilePicture', failure(500, 'internal'), 'Failed to fetch profile'],
    ['setProfilePicture', failure(413, 'too_large'), 'Maximum size is 5 mb.'],
    ['setBasicInfo', failure(400, 'invalid_input'), 'Failed to update Basic Info'],
    ['setBankingInfo', failure(400, 'wrong_password'), 'Failed to update Bank Info'],
    [
      'setVisibility',
      failure(409, 'bad_transition'),
      'Failed! Make sure you provided all required information and profile picture',
    ],
    ['setAvailability', failure(400, 'invalid_input'), 'Failed'],
    ['createBlocker', failure(500, 'internal'), 'Failed to create meeting'],
    ['changeBlocker', failure(404, 'not_found'), 'Failed to update blocker'],
    ['deleteBlocker', failure(404, 'not_found'), 'Failed to delete blocker'],
    ['changeCareer', failure(404, 'not_found'), 'Failed'],
    ['changeCareer', failure(409, 'bad_transition', 'It is full.'), 'It is full.'],
    ['verifyEmail', failure(400, 'invalid_input'), 'Verification failed! Please try again.'],
  ])('%s: %o', (action, error, text) => {
    expect(messageFor(action, error)).toBe(text);
  });
});

test('a key of its own comes before the status', () => {
  expect(messageFor('createMeeting', failure(429, 'free_limit'))).toMatch(/free consultations/);
  expect(messageFor('createMeeting', failure(429, 'rate_limited', '', 150))).toBe(
    'Too many attempts. Please try again in 3 minutes.',
  );
});

test('a refused hold is told in the words of the server, which know the reason', () => {
  const reason = 'You have held 3 times without paying within a day.';
  expect(messageFor('createMeeting', failure(429, 'rate_limited', reason, 150))).toBe(reason);
});

test('no connection says so where the action has no text of its own for everything', () => {
  const text = 'Cannot send request. Check internet connection.';
  expect(messageFor('createMeeting', failure(0, 'no_answer'))).toBe(text);
  expect(messageFor('signin', failure(0, 'no_answer'))).toBe(text);
  expect(reasonFor(failure(0, 'no_answer'))).toBe(text);
  expect(reasonFor(failure(500, 'internal'))).toBeNull();
});

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [5400, '2 hours'],
])('%i seconds to wait read as %s', (seconds, words) => {
  expect(reasonFor(failure(429, 'rate_limited', '', seconds))).toBe(
    `Too many attempts. Please try again in ${words}.`,
  );
});

test('what is not an ApiError has the text of the action', () => {
  expect(messageFor('signup', new Error('boom'))).toBe(
    'The account could not be created. Please try again.',
  );
});

test('every row of the tables is what some screen or call asks for', () => {
  const asking = ['components', 'lib/client', 'app']
    .flatMap((folder) => modulesIn(folder))
    .filter(({ name }) => !name.endsWith('-messages.ts') && name !== 'messages.ts')
    .map(({ text }) => text)
    .join('\n');
  const unasked = [...ACTIONS, ...WORK_ITEM_ACTIONS].filter(
    (name) => !new RegExp(`["']${name}["']`).test(asking),
  );
  expect(unasked).toEqual([]);
});
