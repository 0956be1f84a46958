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

/** The list that a page came with, and the last event before it was read. */
export interface FirstNotifications {
  readonly list: contract.NotificationList;
  readonly since: number;
}

/** The list again whenever there is a new notification, or one was seen elsewhere. Answers whether changes arrive at once. */
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
 * Marks seen what leads to this page, once its list is known: when the page is opened, and when it comes into view again. What
 * arrives while the page is open stays new, since nobody may be in front of it. A failure is ignored.
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

/** Marks all seen, up to the newest that is shown: here at once, and new again where the server did not. */
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

/** Answers the list as it was. */
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
