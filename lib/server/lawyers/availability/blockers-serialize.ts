import 'server-only';
import type { Blocker, ChangedBlocker, CreatedBlocker } from '@/lib/contract/lawyers/blockers';
import { isoInstant } from '@/lib/domain/platform/time';
import type { CalendarEntry } from '@/lib/server/registry/feature';
import type { SavedBlockers } from './blockers-service';
import type { BlockerRow } from './blockers-store';

export function serializeBlocker({ id, title, startsAt, endsAt, seriesId }: BlockerRow): Blocker {
  return {
    _id: id,
    title,
    start_time: isoInstant(startsAt.getTime()),
    end_time: isoInstant(endsAt.getTime()),
    series_id: seriesId,
  };
}

export function serializeCreated({ blocker, count, standing }: SavedBlockers): CreatedBlocker {
  const { id, seriesId } = blocker;
  return { _id: id, series_id: seriesId, count, meetings: serializeStanding(standing) };
}

export function serializeChanged({ blocker, count, standing }: SavedBlockers): ChangedBlocker {
  return { ...serializeBlocker(blocker), count, meetings: serializeStanding(standing) };
}

function serializeStanding(standing: readonly CalendarEntry[]): CreatedBlocker['meetings'] {
  return standing.map((entry) => ({
    _id: entry.id,
    client: entry.person,
    start_time: isoInstant(entry.start),
    end_time: isoInstant(entry.end),
  }));
}
