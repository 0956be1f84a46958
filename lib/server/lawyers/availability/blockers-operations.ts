import 'server-only';
import type { Blocker, ChangedBlocker, CreatedBlocker } from '@/lib/contract/lawyers/blockers';
import * as contract from '@/lib/contract/lawyers/blockers';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { CalendarEntry } from '@/lib/server/registry/feature';
import type { SavedBlockers } from './blockers-service';
import * as service from './blockers-service';
import type { BlockerRow } from './blockers-store';

export const listBlockers = operation(contract.listBlockers, async ({ actor, query, now }) => {
  const { from, to, page } = query;
  const span = { from: from ? Date.parse(from) : now, to: to ? Date.parse(to) : undefined };
  const { rows, hasMore } = await service.blockersOf(lawyerIdOf(actor), span, page);
  return { results: rows.map(serializeBlocker), hasMore, page };
});

export const createBlocker = operation(
  contract.createBlocker,
  ({ actor, body, now, transaction }) => {
    const given = { ...timesOf(body), repeat: body.repeat ?? null };
    return transaction(async (tx) =>
      serializeCreated(await service.addBlockers(tx, lawyerIdOf(actor), given, now)),
    );
  },
);

export const changeBlocker = operation(
  contract.changeBlocker,
  async ({ actor, params, query, body, now }) => {
    const which = { id: params.id, scope: query.scope };
    const changed = await service.changeBlockers(lawyerIdOf(actor), which, timesOf(body), now);
    return serializeChanged(changed);
  },
);

export const deleteBlocker = operation(
  contract.deleteBlocker,
  async ({ actor, params, query, now }) => {
    await service.removeBlockers(lawyerIdOf(actor), { id: params.id, scope: query.scope }, now);
    return undefined;
  },
);

export const restoreBlocker = operation(contract.restoreBlocker, async ({ actor, params, now }) =>
  serializeChanged(await service.restoreBlockers(lawyerIdOf(actor), params.id, now)),
);

function timesOf(body: { title?: string | undefined; start_time: string; end_time: string }) {
  const { title = '', start_time, end_time } = body;
  return { title, start: Date.parse(start_time), end: Date.parse(end_time) };
}

function serializeBlocker({ id, title, startsAt, endsAt, seriesId }: BlockerRow): Blocker {
  return {
    _id: id,
    title,
    start_time: isoInstant(startsAt.getTime()),
    end_time: isoInstant(endsAt.getTime()),
    series_id: seriesId,
  };
}

function serializeCreated({
  blocker,
  count,
  overlapping: meetings,
}: SavedBlockers): CreatedBlocker {
  const { id, seriesId } = blocker;
  return { _id: id, series_id: seriesId, count, meetings: serializeMeetings(meetings) };
}

function serializeChanged({
  blocker,
  count,
  overlapping: meetings,
}: SavedBlockers): ChangedBlocker {
  return { ...serializeBlocker(blocker), count, meetings: serializeMeetings(meetings) };
}

function serializeMeetings(meetings: readonly CalendarEntry[]): CreatedBlocker['meetings'] {
  return meetings.map((entry) => ({
    _id: entry.id,
    client: entry.person,
    start_time: isoInstant(entry.start),
    end_time: isoInstant(entry.end),
  }));
}
