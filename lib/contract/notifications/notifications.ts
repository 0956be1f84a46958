import * as z from 'zod';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, rowId } from '@/lib/contract/platform/fields';
import { PORTAL_PAGE } from '@/lib/domain/notifications/portal-page';

const tag = 'Notifications';

export const notificationIcon = z.enum([
  'meeting-comment',
  'meeting-reminder',
  'new-meeting',
  'new-work-item',
  'payout',
]);
export type NotificationIcon = z.output<typeof notificationIcon>;

export const inAppNotification = z
  .object({
    _id: id,
    title: z.string(),
    body: z.string(),
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
  member: 'own',
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
  member: 'own',
  tag,
  summary: 'Mark an own notification as seen; idempotent',
  params: z.object({ id: rowId }),
  status: 204,
  errors: ['not_found'],
});

/** A page of a portal, without query or fragment. */
const portalPage = z.string().max(200).regex(PORTAL_PAGE, FIELD_COPY.portalPage);

export const markPageSeen = endpoint({
  method: 'PUT',
  path: '/api/v1/notifications/in-app/opened',
  access: 'user',
  member: 'own',
  tag,
  summary: 'Mark the own notifications that lead to a page of the portal as seen; idempotent',
  body: z.object({ url: portalPage }),
  status: 204,
  errors: [],
});

export const markAllSeen = endpoint({
  method: 'PUT',
  path: '/api/v1/notifications/in-app/seen',
  access: 'user',
  member: 'own',
  tag,
  summary:
    'Mark the own notifications up to one of them as seen, with all that are older; idempotent',
  body: z.object({
    /** The newest that was shown: later ones stay new. */
    newest: rowId,
  }),
  status: 204,
  errors: ['not_found'],
});

/**
 * Events of the stream, with their data as JSON. `ready` comes first and carries the id from which a new connection
 * begins; `notification`, `meeting` and `work-item` count up by one; `reset`: events were missed, and everything must
 * be refetched; `heartbeat` proves that the connection is alive; after `end` the session is over.
 */
export const liveEvents = {
  ready: z.object({}),
  notification: z.object({}),
  meeting: z.object({ id }),
  'work-item': z.object({ id }),
  reset: z.object({}),
  heartbeat: z.object({}),
  end: z.object({}),
};
export type LiveEventType = keyof typeof liveEvents;

export const streamNotifications = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/stream',
  access: 'user',
  member: 'own',
  tag,
  summary:
    'Server-sent events: that an own notification, meeting or agreement changed; goes on after the event `since`',
  query: z.object({
    since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  headers: z.object({ 'Last-Event-ID': z.string().optional() }),
  status: 200,
  responseKind: 'stream',
  errors: ['rate_limited'],
});
