import 'server-only';
import type { InAppNotification } from '@/lib/contract/notifications/notifications';
import * as contract from '@/lib/contract/notifications/notifications';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as service from './service';
import type { NotificationRow } from './store';

export const listNotifications = operation(contract.listNotifications, async ({ actor }) => {
  const { rows, hasMore, unseen } = await service.newestOf(actor.id);
  return { results: rows.map(serializeNotification), hasMore, unseen_count: unseen };
});

export const markNotificationSeen = operation(
  contract.markNotificationSeen,
  async ({ actor, params, now }) => {
    await service.markSeen(actor.id, params.id, now);
    return undefined;
  },
);

export const markPageSeen = operation(contract.markPageSeen, async ({ actor, body, now }) => {
  await service.markPageSeen(actor.id, body.url, now);
  return undefined;
});

export const markAllSeen = operation(contract.markAllSeen, async ({ actor, body, now }) => {
  await service.markAllSeen(actor.id, body.newest, now);
  return undefined;
});

function serializeNotification(row: NotificationRow): InAppNotification {
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
