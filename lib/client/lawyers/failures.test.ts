import type { ApiError } from '@/lib/client/platform/api-error';
import { type MessageRow, messageFor } from '@/lib/client/platform/messages';
import { apiFailure } from '@/lib/testing/api-failure';
import * as blockers from './blockers';
import { CHANGE_CAREER_FAILURE } from './career';
import { AVAILABILITY_FAILURE, SEARCH_LAWYERS_FAILURE } from './lawyers';
import * as own from './own-profile';

describe('texts of spec section 8, Messages', () => {
  test.each<[string, MessageRow, ApiError, string]>([
    ['search', SEARCH_LAWYERS_FAILURE, apiFailure(500, 'internal'), 'Failed to fetch lawyers'],
    ['search', SEARCH_LAWYERS_FAILURE, apiFailure(0, 'no_answer'), 'Failed to fetch lawyers'],
    [
      'availability',
      AVAILABILITY_FAILURE,
      apiFailure(503, 'unavailable'),
      'Failed to fetch availability',
    ],
    ['own profile', own.OWN_PROFILE_FAILURE, apiFailure(0, 'no_answer'), 'Failed to fetch profile'],
    [
      'profile picture',
      own.SET_PROFILE_PICTURE_FAILURE,
      apiFailure(500, 'internal'),
      'Failed to fetch profile',
    ],
    [
      'profile picture',
      own.SET_PROFILE_PICTURE_FAILURE,
      apiFailure(413, 'too_large'),
      'Maximum size is 5 mb.',
    ],
    [
      'basic info',
      own.SET_BASIC_INFO_FAILURE,
      apiFailure(400, 'invalid_input'),
      'Failed to update Basic Info',
    ],
    [
      'bank info',
      own.SET_BANKING_INFO_FAILURE,
      apiFailure(400, 'wrong_password'),
      'Failed to update Bank Info',
    ],
    [
      'visibility',
      own.SET_VISIBILITY_FAILURE,
      apiFailure(409, 'bad_transition'),
      'Failed! Make sure you provided all required information and profile picture',
    ],
    ['weekly times', own.SET_AVAILABILITY_FAILURE, apiFailure(400, 'invalid_input'), 'Failed'],
    [
      'a new blocker',
      blockers.CREATE_BLOCKER_FAILURE,
      apiFailure(500, 'internal'),
      'Failed to create meeting',
    ],
    [
      'a changed blocker',
      blockers.CHANGE_BLOCKER_FAILURE,
      apiFailure(404, 'not_found'),
      'Failed to update blocker',
    ],
    [
      'a deleted blocker',
      blockers.DELETE_BLOCKER_FAILURE,
      apiFailure(404, 'not_found'),
      'Failed to delete blocker',
    ],
    ['career', CHANGE_CAREER_FAILURE, apiFailure(404, 'not_found'), 'Failed'],
    [
      'career',
      CHANGE_CAREER_FAILURE,
      apiFailure(409, 'bad_transition', 'It is full.'),
      'It is full.',
    ],
  ])('%s: %o', (_what, row, error, text) => {
    expect(messageFor(row, error)).toBe(text);
  });
});
