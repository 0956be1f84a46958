import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, rowId } from '@/lib/contract/platform/fields';

const tag = 'Notifications';

export const notificationIcon = z.enum([
  'meeting-comment',
  'meeting-reminder',
  'new-meeting',
  'new-work-item',
]);
export type NotificationIcon = z.output<typeof notificationIcon>;

export const inAppNotification = z
  .object({
    _id: id,
    title: z.string(),
    body: z.string(),
    /** A path of this site. */
    url: z.string(),
    icon: notificationIcon,
    seen: z.boolean(),
    created_at: instant,
  })
  .meta({ id: 'InAppNotification' });
export type InAppNotification = z.output<typeof inAppNotification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/in-app',
  access: 'user',
  tag,
  summary: 'The newest 50 own notifications, and how many of them are unseen',
  status: 200,
  response: z.object({
    results: z.array(inAppNotification),
    hasMore: z.boolean(),
    unseen_count: z.int(),
  }),
  errors: [],
});
export type NotificationList = z.output<(typeof listNotifications)['response']>;

export const markNotificationSeen = endpoint({
  method: 'PUT',
  path: '/api/v1/notifications/in-app/{id}/seen',
  access: 'user',
  tag,
  summary: 'Mark an own notification as seen; idempotent',
  params: z.object({ id: rowId }),
  status: 204,
  errors: ['not_found'],
});
