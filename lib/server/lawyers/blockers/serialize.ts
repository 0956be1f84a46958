import 'server-only';
import type { Blocker, CreatedBlocker } from '@/lib/contract/lawyers/blockers';
import { isoInstant } from '@/lib/domain/platform/time';
import type { CalendarEntry } from '@/lib/server/registry/feature';
import type { BlockerRow } from './store';

export function serializeBlocker({ id, title, startsAt, endsAt }: BlockerRow): Blocker {
  return {
    _id: id,
    title,
    start_time: isoInstant(startsAt.getTime()),
    end_time: isoInstant(endsAt.getTime()),
    series_id: null,
  };
}

export function serializeCreated(id: string, standing: readonly CalendarEntry[]): CreatedBlocker {
  return {
    ...{ _id: id, series_id: null, count: 1 },
    meetings: standing.map((entry) => ({
      _id: entry.id,
      client: entry.person,
      start_time: isoInstant(entry.start),
      end_time: isoInstant(entry.end),
    })),
  };
}
