import 'server-only';
import type { LiveEventType } from '@/lib/contract/notifications/notifications';
import * as contract from '@/lib/contract/notifications/notifications';
import { AppError } from '@/lib/server/platform/app-error';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import { liveSessionsAmong } from '@/lib/server/platform/session/service';
import { EventStream } from '@/lib/server/platform/streams/event-stream';
import { lastEventId } from '@/lib/server/platform/streams/last-event-id';
import { type Source, streamsOf } from '@/lib/server/platform/streams/open-streams';
import { CHANNEL, type LiveEvent, newsFor } from '../live/live';

// Operations

export const streamNotifications = operation(
  contract.streamNotifications,
  async ({ actor, query, header }) => {
    const since = lastEventId(header('last-event-id')) ?? query.since ?? null;
    return (signal) => streamFor(actor, since, signal);
  },
  { before: async ({ actor }) => refuseTooMany(actor.id) },
);

// Service

/** Streams of one user in one process; a browser shares one between its tabs. */
const MAX_PER_USER = 20;
/** Who has missed more asks for everything again. */
const MAX_EVENTS = 200;

/** One client that reads events. */
interface Reader {
  readonly userId: string;
  readonly sessionId: string;
  /** The last event that it was sent, or begins from; null while it is to begin with the newest. */
  cursor: number | null;
  readonly stream: EventStream;
}

const SOURCE: Source<Reader> = {
  channel: CHANNEL,
  topicOf: ({ userId }) => userId,
  async read(readers) {
    for (const { place, lastId, events } of await newsFor(readers, MAX_EVENTS)) {
      const reader = readers[place];
      if (reader) deliver(reader, events, lastId);
    }
  },
  /** Ends the streams whose session is over. */
  async check(readers, now) {
    const ids = [...new Set(readers.map(({ sessionId }) => sessionId))];
    const live = await liveSessionsAmong(ids, now);
    for (const reader of readers) {
      if (live.has(reader.sessionId)) continue;
      send(reader, 'end');
      reader.stream.close();
    }
  },
};

const streams = () => streamsOf('notifications', SOURCE);

function send({ stream }: Reader, event: LiveEventType, data: object = {}, id?: number): void {
  stream.send(event, data, id);
}

/**
 * Sends the events after the cursor. Ids have no gaps: where they do, or end too early, events are gone or too many, and
 * the client asks for everything again.
 */
function deliver(reader: Reader, events: readonly LiveEvent[], lastId: number): void {
  const since = reader.cursor;
  if (since !== null && lastId - since === events.length) {
    for (const { type, id, subjectId } of events)
      send(reader, type, subjectId === null ? {} : { id: subjectId }, id);
  } else {
    send(reader, since === null ? 'ready' : 'reset', {}, lastId);
  }
  reader.cursor = lastId;
}

/** @throws AppError rate_limited: whoever has so many can ask now and then */
function refuseTooMany(userId: string): void {
  const own = streams().filter((reader) => reader.userId === userId);
  if (own.length < MAX_PER_USER) return;
  throw new AppError('rate_limited', 'Too many connections.', { retryAfter: 60 });
}

/** The events of a user from now on, or after the one with the id `since`, until the client is gone. */
function streamFor(
  { id: userId, sessionId }: Actor,
  since: number | null,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const stream = new EventStream(signal, () => streams().remove(reader));
  const reader: Reader = { userId, sessionId, cursor: since, stream };
  if (signal.aborted) stream.close();
  else streams().add(reader);
  return stream.body;
}
