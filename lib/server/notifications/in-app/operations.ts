import 'server-only';
import * as contract from '@/lib/contract/notifications/notifications';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { serializeNotification } from './serialize';
import * as service from './service';

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
