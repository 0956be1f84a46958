import 'server-only';
import * as contract from '@/lib/contract/notifications/notifications';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lastEventId } from '@/lib/server/platform/streams/last-event-id';
import { refuseTooMany, streamFor } from './service';

export const streamNotifications = operation(
  contract.streamNotifications,
  async ({ actor, query, header }) => {
    const since = lastEventId(header('last-event-id')) ?? query.since ?? null;
    return (signal) => streamFor(actor, since, signal);
  },
  { before: async ({ actor }) => refuseTooMany(actor.id) },
);
