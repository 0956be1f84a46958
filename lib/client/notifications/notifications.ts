import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/client/platform/call';
import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/notifications/notifications';
import { PORTAL_PAGE, pageOf } from '@/lib/domain/notifications/portal-page';
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
const markPageSeen = outline<typeof contract.markPageSeen>(
  'PUT',
  '/api/v1/notifications/in-app/opened',
);
const markAllSeen = outline<typeof contract.markAllSeen>(
  'PUT',
  '/api/v1/notifications/in-app/seen',
);

const notificationKeys = { inApp: ['notifications', 'in-app'] as const };

/** Polling interval of the badge while the page is visible and there are no live updates, milliseconds. */
const POLL_MS = 60_000;

/** Queries the newest 50 notifications. */
export function notificationsQuery({ live }: { live: boolean }) {
  return queryOptions({
    queryKey: notificationKeys.inApp,
    queryFn: ({ signal }) => call(listNotifications, undefined, { signal }),
    refetchInterval: live ? false : POLL_MS,
  });
}

export interface FirstNotifications {
  readonly list: contract.NotificationList;
  readonly since: number;
}

/** Refetches the list whenever a notification is new or was seen elsewhere. Returns whether live updates arrive. */
export function useLiveNotifications(userId: string | null, since?: number): boolean {
  const queries = useQueryClient();
  useEffect(
    () =>
      onLiveChange(({ type }) => {
        if (type === 'meeting') return;
        void queries.invalidateQueries({ queryKey: notificationKeys.inApp });
      }),
    [queries],
  );
  return useLive(userId, since);
}

type Item = contract.NotificationList['results'][number];

/** Marks a notification seen: here at once, and on the server, whose failure is ignored. */
export function useMarkSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(markNotificationSeen, { params: { id } }),
    onMutate: (id) => seeAtOnce(queries, ({ _id }) => _id === id),
  });
}

/**
 * Marks the notifications that link to this page seen once the list is loaded: when the page is opened, and when it
 * becomes visible again. Those arriving while it is open stay new, since no one may be looking. A failure is ignored.
 */
export function usePageSeen(page: string, isKnown: boolean): void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (url: string) => call(markPageSeen, { body: { url } }),
    onMutate: (url) => seeAtOnce(queries, (item) => pageOf(item.url) === url),
  });
  useEffect(() => {
    const open = pageOf(page);
    if (!isKnown || !PORTAL_PAGE.test(open)) return;
    const see = () => {
      const list = queries.getQueryData<contract.NotificationList>(notificationKeys.inApp);
      const isNew = list?.results.some(({ seen, url }) => !seen && pageOf(url) === open);
      if (isNew && document.visibilityState === 'visible') mutate(open);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [page, isKnown, queries, mutate]);
}

/** Marks all notifications up to the newest shown as seen: here at once, rolled back if the server fails. */
export function useMarkAllSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (newest: string) => call(markAllSeen, { body: { newest } }),
    onMutate: () => seeAtOnce(queries, () => true),
    onError: (_error, _newest, before) =>
      queries.setQueryData(notificationKeys.inApp, before ?? undefined),
    onSettled: () => queries.invalidateQueries({ queryKey: notificationKeys.inApp }),
  });
}

async function seeAtOnce(
  queries: QueryClient,
  which: (item: Item) => boolean,
): Promise<contract.NotificationList | undefined> {
  await queries.cancelQueries({ queryKey: notificationKeys.inApp });
  const before = queries.getQueryData<contract.NotificationList>(notificationKeys.inApp);
  if (!before) return undefined;
  const results = before.results.map((one) => (which(one) ? { ...one, seen: true } : one));
  const unseen_count = results.filter(({ seen }) => !seen).length;
  queries.setQueryData(notificationKeys.inApp, { ...before, results, unseen_count });
  return before;
}
