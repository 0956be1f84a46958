import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/client/platform/call';
import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/notifications/notifications';
import { useLive } from './live';
import { onLiveChange } from './live-changes';

const listNotifications = outline<typeof contract.listNotifications>(
  'GET',
  '/api/v1/notifications/in-app',
);
const markNotificationSeen = outline<typeof contract.markNotificationSeen>(
  'PUT',
  '/api/v1/notifications/in-app/{id}/seen',
);

const notificationKeys = { inApp: ['notifications', 'in-app'] as const };

/** How often the badge is brought up to date while the page is in view and changes do not arrive by themselves, milliseconds. */
const POLL_MS = 60_000;

/** The newest 50. */
export function notificationsQuery({ live }: { live: boolean }) {
  return queryOptions({
    queryKey: notificationKeys.inApp,
    queryFn: ({ signal }) => call(listNotifications, undefined, { signal }),
    refetchInterval: live ? false : POLL_MS,
  });
}

/** The list again whenever there is a new notification, or one was seen elsewhere. Answers whether changes arrive at once. */
export function useLiveNotifications(userId: string | null): boolean {
  const queries = useQueryClient();
  useEffect(
    () =>
      onLiveChange(({ type }) => {
        if (type === 'meeting') return;
        void queries.invalidateQueries({ queryKey: notificationKeys.inApp });
      }),
    [queries],
  );
  return useLive(userId);
}

/** Marks a notification seen: here at once, and on the server, whose failure is ignored. */
export function useMarkSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(markNotificationSeen, { params: { id } }),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey: notificationKeys.inApp });
      queries.setQueryData(
        notificationKeys.inApp,
        (list?: contract.NotificationList) => list && withSeen(list, id),
      );
    },
  });
}

function withSeen(list: contract.NotificationList, id: string): contract.NotificationList {
  const results = list.results.map((one) => (one._id === id ? { ...one, seen: true } : one));
  return { ...list, results, unseen_count: results.filter(({ seen }) => !seen).length };
}
