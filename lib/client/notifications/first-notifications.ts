import type { NotificationList } from '@/lib/contract/notifications/notifications';

/** Notifications that the panel of the bell lists before "Show More". */
export const LISTED_FIRST = 5;

/**
 * Leaves of a list what a page needs of it: what the panel lists first, one more, by which it offers the others, and
 * what is unseen, since a page marks its own as seen. The panel refetches the list as it opens.
 */
export function forFirstRender(list: NotificationList): NotificationList {
  const results = list.results.filter(({ seen }, index) => !seen || index <= LISTED_FIRST);
  return { ...list, results };
}
