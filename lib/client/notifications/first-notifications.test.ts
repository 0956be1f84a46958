import type { NotificationList } from '@/lib/contract/notifications/notifications';
import { forFirstRender } from './first-notifications';

function listOf(seen: readonly boolean[]): NotificationList {
  const results = seen.map((one, index) => ({
    _id: `n${index}`,
    title: 'Meeting booked',
    body: 'Atty. Maria Luisa Santos',
    url: `/customer-portal/meeting/m${index}`,
    icon: 'new-meeting' as const,
    seen: one,
    created_at: '2026-11-20T02:00:00.000Z',
  }));
  return { results, hasMore: true, unseen_count: seen.filter((one) => !one).length };
}

const idsOf = ({ results }: NotificationList) => results.map(({ _id }) => _id);

test('a page carries what is listed first, one more, and whatever is unseen', () => {
  const list = listOf(Array.from({ length: 50 }, (_, index) => index !== 3 && index !== 40));
  const first = forFirstRender(list);
  expect(idsOf(first)).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n40']);
  expect(first).toMatchObject({ hasMore: true, unseen_count: 2 });
});

test('a short list stays whole', () => {
  const list = listOf([true, false]);
  expect(forFirstRender(list)).toEqual(list);
});
