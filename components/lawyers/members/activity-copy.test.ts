import { joinCall } from '@/lib/contract/meetings/calls';
import { FEATURES } from '@/lib/server/features';
import { activityText, KNOWN_ACTIVITIES } from './activity-copy';

const RECORDED = FEATURES.flatMap(({ operations }) => operations.map(({ endpoint }) => endpoint))
  .filter(
    ({ member, method, unrecorded }) =>
      member && member !== 'own' && method !== 'GET' && !unrecorded,
  )
  .map(({ method, path }) => `${method} ${path}`);

/** Actions of an associate in a session of their own account. */
const OF_ASSOCIATES = [joinCall].map(({ method, path }) => `${method} ${path}`);

test('whatever a member can change has words, and nothing else has', () => {
  expect(KNOWN_ACTIVITIES.toSorted()).toEqual([...RECORDED, ...OF_ASSOCIATES].toSorted());
});

test('what has no words yet is still shown', () => {
  expect(activityText('PUT /api/v1/meeting/{id}/cancel')).toBe('cancelled a meeting');
  expect(activityText('PUT /api/v1/other')).toBe('used PUT /api/v1/other');
});
