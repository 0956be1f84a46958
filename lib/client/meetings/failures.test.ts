import { ApiError } from '@/lib/client/platform/api-error';
import { type MessageRow, messageFor } from '@/lib/client/platform/messages';
import { apiFailure } from '@/lib/testing/api-failure';
import { MEETING_FILES_FAILURE } from './file-refusals';
import { CREATE_MEETING_FAILURE } from './meetings';

describe('texts of spec section 8, Messages', () => {
  test.each<[string, MessageRow, ApiError, string]>([
    [
      'booking',
      CREATE_MEETING_FAILURE,
      apiFailure(409, 'schedule_conflict'),
      'Schedule conflict. Please try different time.',
    ],
    [
      'booking',
      CREATE_MEETING_FAILURE,
      apiFailure(422, 'payment_method_unavailable'),
      'This payment method is currently unavailable. Please try a different one.',
    ],
    [
      'booking',
      CREATE_MEETING_FAILURE,
      apiFailure(429, 'meeting_limit'),
      'You have already reached maximum number of two meetings for this event.',
    ],
    [
      'booking',
      CREATE_MEETING_FAILURE,
      apiFailure(400, 'invalid_input', 'The price changed.'),
      'The price changed.',
    ],
    [
      'booking',
      CREATE_MEETING_FAILURE,
      apiFailure(400, 'invalid_input', ''),
      'Failed to create meeting',
    ],
    [
      'booking',
      CREATE_MEETING_FAILURE,
      new ApiError(400, 'unknown', 'Bad Request', { serverMessage: null }),
      'Failed to create meeting',
    ],
    ['booking', CREATE_MEETING_FAILURE, apiFailure(500, 'internal'), 'Failed to create meeting'],
    ['booking', CREATE_MEETING_FAILURE, apiFailure(404, 'not_found'), 'Failed to create meeting'],
    ['files', MEETING_FILES_FAILURE, apiFailure(500, 'internal'), 'There was an error. :) '],
    ['files', MEETING_FILES_FAILURE, apiFailure(413, 'too_large'), 'Maximum size is 20 mb.'],
    [
      'files',
      MEETING_FILES_FAILURE,
      apiFailure(413, 'too_many_files'),
      'At most 30 files can be added.',
    ],
  ])('%s: %o', (_what, row, error, text) => {
    expect(messageFor(row, error)).toBe(text);
  });
});

test('a used-up free consultation is told apart from other limits', () => {
  expect(messageFor(CREATE_MEETING_FAILURE, apiFailure(429, 'free_limit'))).toMatch(
    /free consultations/,
  );
  expect(messageFor(CREATE_MEETING_FAILURE, apiFailure(429, 'rate_limited', '', 150))).toBe(
    'Too many attempts. Please try again in 3 minutes.',
  );
});

test('a refused hold is told in the words of the server, which know the reason', () => {
  const reason = 'You have held 3 times without paying within a day.';
  expect(messageFor(CREATE_MEETING_FAILURE, apiFailure(429, 'rate_limited', reason, 150))).toBe(
    reason,
  );
});

test('no connection says so when booking', () => {
  expect(messageFor(CREATE_MEETING_FAILURE, apiFailure(0, 'no_answer'))).toBe(
    'Cannot send request. Check internet connection.',
  );
});
