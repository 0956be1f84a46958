import 'server-only';
import type { Correspondent } from '@/lib/contract/meetings/inbox';
import * as contract from '@/lib/contract/meetings/inbox';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { serializeWritten } from '../records/comments-serialize';
import { placeOf } from '../records/comments-service';
import { partyOf } from '../records/policy';
import * as service from './inbox-service';

export const listThreads = operation(
  contract.listThreads,
  async ({ actor, query: { q, page } }) => {
    const { rows, hasMore } = await service.threadsOf(partyOf(actor), q, page);
    const results = rows.map((row) => ({
      person: serializePerson(row),
      unread_count: row.unread,
      last: {
        comment: row.comment,
        own: row.own,
        created_at: isoInstant(row.created),
        about: { kind: row.kind, _id: row.id, title: row.title },
      },
    }));
    return { results, hasMore, page };
  },
);

export const countUnread = operation(contract.countUnread, async ({ actor }) => ({
  unread_count: await service.unreadOf(partyOf(actor)),
}));

export const getThread = operation(
  contract.getThread,
  async ({ actor, params, query: { page }, now }) => {
    const party = partyOf(actor);
    const found = await service.threadWith(party, params.id, page, now);
    return {
      person: serializePerson(found.person),
      places: found.places.map(({ kind, id, title, at, open, upcoming }) => ({
        kind,
        _id: id,
        title,
        at: isoInstant(at),
        open,
        upcoming,
      })),
      results: found.rows.map((row) => {
        const { kind, id } = placeOf(row.comment);
        return { ...serializeWritten(row, party), about: { kind, _id: id } };
      }),
      hasMore: found.hasMore,
      page,
      total: found.total,
      unread_count: found.unread,
    };
  },
);

export const markThreadSeen = operation(
  contract.markThreadSeen,
  async ({ actor, params, body, now }) => {
    await service.markThreadSeen(partyOf(actor), params.id, body.last, now);
    return undefined;
  },
);

function serializePerson(row: service.PersonRow): Correspondent {
  return {
    _id: row.person_id,
    name: row.person_name,
    type: row.is_lawyer ? 'LAWYER' : 'CUSTOMER',
    picture_url: pictureUrl(row.picture),
  };
}

export const inbox: Pick<Feature, 'operations'> = {
  operations: [listThreads, countUnread, getThread, markThreadSeen],
};
