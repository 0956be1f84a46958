import { messageFor } from '@/lib/client/platform/messages';
import { apiFailure } from '@/lib/testing/api-failure';
import { SET_PICTURE_FAILURE } from './upload-failures';

test.each([
  [apiFailure(413, 'too_large'), 'Maximum size is 5 mb.'],
  [
    apiFailure(413, 'too_many_pixels'),
    'A picture can have 24 million pixels at most. Please choose a smaller one.',
  ],
  [apiFailure(408, 'request_timeout'), 'The connection was too slow. Please try again.'],
])('a picture that was not saved: %o', (error, text) => {
  expect(messageFor(SET_PICTURE_FAILURE, error)).toBe(text);
});
