import 'server-only';
import type { InAppNotification } from '@/lib/contract/notifications/notifications';
import { isoInstant } from '@/lib/domain/platform/time';
import type { NotificationRow } from './store';

export function serializeNotification(row: NotificationRow): InAppNotification {
  return {
    _id: row.id,
    title: row.title,
    body: row.body,
    url: row.url,
    icon: row.icon,
    seen: row.seenAt !== null,
    created_at: isoInstant(row.createdAt.getTime()),
  };
}
