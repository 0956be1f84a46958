import 'server-only';
import type { LiveEventType } from '@/lib/contract/notifications/notifications';
import * as contract from '@/lib/contract/notifications/notifications';
import type { MemberRight } from '@/lib/domain/platform/members';
import { AppError } from '@/lib/server/platform/app-error';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import { liveSessionsAmong, workingSessionsAmong } from '@/lib/server/platform/session/service';
import { EventStream } from '@/lib/server/platform/streams/event-stream';
import { lastEventId } from '@/lib/server/platform/streams/last-event-id';
import { type Source, streamsOf } from '@/lib/server/platform/streams/open-streams';
import { CHANNEL, eventsFor, type LiveEvent } from '../live/live';

// Operations

export const streamNotifications = operation(
  contract.streamNotifications,
  async ({ actor, query, header }) => {
    const since = lastEventId(header('last-event-id')) ?? query.since ?? null;
    return (signal) => streamFor(actor, since, signal);
  },
  { before: async ({ actor }) => refuseTooMany(actor.sessionId, actor.id) },
);

// Service

/** Streams of one user in one process; the tabs of a browser share one. */
const MAX_PER_USER = 20;
/** A client that missed more has to reload everything. */
const MAX_EVENTS = 200;

interface Reader {
  readonly userId: string;
  readonly sessionId: string;
  /** Rights of a practice member who reads in the lawyer's place; null for the user's own account. */
  readonly rights: readonly MemberRight[] | null;
  /** Last event that was sent, or from which the stream begins; null to begin with the newest. */
  cursor: number | null;
  readonly stream: EventStream;
}

const SOURCE: Source<Reader> = {
  channel: CHANNEL,
  topicOf: ({ userId }) => userId,
  async read(readers) {
    await endForeign(readers);
    for (const { place, lastId, events } of await eventsFor(readers, MAX_EVENTS)) {
      const reader = readers[place];
      if (reader) deliver(reader, events, lastId);
    }
  },
  /** Ends the streams whose session is over or no longer works for its practice. */
  async check(readers, now) {
    await endForeign(readers);
    const ids = [...new Set(readers.map(({ sessionId }) => sessionId))];
    const live = await liveSessionsAmong(ids, now);
    for (const reader of readers) {
      if (live.has(reader.sessionId)) continue;
      send(reader, 'end');
      reader.stream.close();
    }
  },
};

async function endForeign(readers: readonly Reader[]): Promise<void> {
  const working = readers.filter(({ rights }) => rights !== null);
  const live = await workingSessionsAmong(working.map(({ sessionId }) => sessionId));
  for (const reader of working) {
    if (live.has(reader.sessionId)) continue;
    send(reader, 'end');
    reader.stream.close();
  }
}

function isFor({ rights }: Reader, type: LiveEvent['type']): boolean {
  if (rights === null) return true;
  if (type === 'notification') return false;
  return rights.includes('messages') || (type === 'meeting' && rights.length > 0);
}

const streams = () => streamsOf('notifications', SOURCE);

function send({ stream }: Reader, event: LiveEventType, data: object = {}, id?: number): void {
  stream.send(event, data, id);
}

/**
 * Sends the events after the cursor. Ids have no gaps: a gap, or an early end, means that events are gone or too
 * many, and the client has to reload everything.
 */
function deliver(reader: Reader, events: readonly LiveEvent[], lastId: number): void {
  const since = reader.cursor;
  if (since !== null && lastId - since === events.length) {
    for (const { type, id, subjectId } of events.filter((event) => isFor(reader, event.type)))
      send(reader, type, subjectId === null ? {} : { id: subjectId }, id);
  } else {
    send(reader, since === null ? 'ready' : 'reset', {}, lastId);
  }
  reader.cursor = lastId;
}

/** @throws AppError rate_limited: a client with so many streams can poll instead */
function refuseTooMany(sessionId: string, userId: string): void {
  const own = streams().filter(
    (reader) =>
      reader.sessionId === sessionId || (reader.rights === null && reader.userId === userId),
  );
  if (own.length < MAX_PER_USER) return;
  throw new AppError('rate_limited', 'Too many connections.', { retryAfter: 60 });
}

/** Streams the events of a user from now on, or after the one with the id `since`, until the client disconnects. */
function streamFor(
  { id, sessionId, practice }: Actor,
  since: number | null,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const stream = new EventStream(signal, () => streams().remove(reader));
  const reader: Reader = {
    userId: practice?.ownerId ?? id,
    sessionId,
    rights: practice?.rights ?? null,
    cursor: since,
    stream,
  };
  if (signal.aborted) stream.close();
  else streams().add(reader);
  return stream.body;
}
