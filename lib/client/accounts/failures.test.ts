import { messageFor } from '@/lib/client/platform/messages';
import { apiFailure } from '@/lib/testing/api-failure';
import { SIGNIN_FAILURE, SIGNUP_FAILURE, VERIFY_EMAIL_FAILURE } from './authentication';

test('a link that verifies no address is told in the text of spec section 8', () => {
  expect(messageFor(VERIFY_EMAIL_FAILURE, apiFailure(400, 'invalid_input'))).toBe(
    'Verification failed! Please try again.',
  );
});

test('no connection says so when signing in', () => {
  expect(messageFor(SIGNIN_FAILURE, apiFailure(0, 'no_answer'))).toBe(
    'Cannot send request. Check internet connection.',
  );
});

test('an account that was not created for a reason unknown has the text of the action', () => {
  expect(messageFor(SIGNUP_FAILURE, new Error('boom'))).toBe(
    'The account could not be created. Please try again.',
  );
});
