import 'server-only';
import * as contract from '@/lib/contract/notifications/notifications';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { refuseTooMany, streamFor } from './service';

export const streamNotifications = operation(
  contract.streamNotifications,
  async ({ actor, query, header }) => {
    const since = lastEventId(header('last-event-id')) ?? query.since ?? null;
    return (signal) => streamFor(actor, since, signal);
  },
  { before: async ({ actor }) => refuseTooMany(actor.id) },
);

/** The id that a browser repeats when it reconnects by itself; another program may send anything. */
function lastEventId(header: string | null): number | undefined {
  return header && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}
