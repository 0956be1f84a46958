import 'server-only';
import type { LiveEventType } from '@/lib/contract/notifications/notifications';
import { AppError } from '@/lib/server/platform/app-error';
import { Listener } from '@/lib/server/platform/db/listener';
import { runInBackground } from '@/lib/server/platform/db/pool';
import { describeError, logEvent } from '@/lib/server/platform/log';
import type { Actor } from '@/lib/server/platform/session/actor';
import { liveSessionsAmong } from '@/lib/server/platform/session/service';
import { EventStream } from '@/lib/server/platform/streams/event-stream';
import { CHANNEL, type LiveEvent, newsFor } from '../live/service';

/** How often all streams look for events by themselves: for notifications that were not heard. */
const POLL_MS = 3_000;
/** Every so many polls each stream sends a heartbeat, and its session is checked. */
const POLLS_PER_HEARTBEAT = 5;
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

/** The open streams of this process. While there is one it listens, and polls for all of them in one statement. */
class LiveStreams {
  private readonly open = new Set<Reader>();
  private due = new Set<Reader>();
  private reading = false;
  private failing = false;
  private polls = 0;
  private listener: Listener | undefined;

  countOf(userId: string): number {
    return [...this.open].filter((reader) => reader.userId === userId).length;
  }

  add(reader: Reader): void {
    this.open.add(reader);
    this.listener ??= new Listener(CHANNEL, {
      heard: (userId) => this.read([...this.open].filter((one) => one.userId === userId)),
      listening: () => this.read(this.open),
      poll: { everyMs: POLL_MS, run: (now) => this.poll(now) },
    });
    this.read([reader]);
  }

  remove(reader: Reader): void {
    this.open.delete(reader);
    this.due.delete(reader);
    if (this.open.size === 0) void this.stop();
  }

  async close(): Promise<void> {
    for (const { stream } of [...this.open]) stream.close();
    await this.stop();
  }

  private async stop(): Promise<void> {
    const { listener } = this;
    this.listener = undefined;
    await listener?.close();
  }

  private poll(now: number): void {
    this.polls += 1;
    if (this.polls % POLLS_PER_HEARTBEAT === 0) {
      for (const reader of this.open) send(reader, 'heartbeat');
      void this.endWithSessions(now);
    }
    this.read(this.open);
  }

  /** Sends each of these what is new for it; one statement at a time, for all that became due meanwhile. */
  private read(readers: Iterable<Reader>): void {
    for (const reader of readers) this.due.add(reader);
    if (!this.reading) void runInBackground(() => this.readDue());
  }

  private async readDue(): Promise<void> {
    this.reading = true;
    try {
      while (this.due.size > 0) {
        const readers = [...this.due];
        this.due = new Set();
        for (const { place, lastId, events } of await newsFor(readers, MAX_EVENTS)) {
          const reader = readers[place];
          if (reader) deliver(reader, events, lastId);
        }
      }
      this.failing = false;
    } catch (error) {
      // The next poll tries again.
      if (!this.failing) logEvent('live-events', { error: describeError(error) });
      this.failing = true;
    } finally {
      this.reading = false;
    }
  }

  /** Ends the streams whose session is over. */
  private async endWithSessions(now: number): Promise<void> {
    const readers = [...this.open];
    try {
      const ids = [...new Set(readers.map(({ sessionId }) => sessionId))];
      const live = await runInBackground(() => liveSessionsAmong(ids, now));
      for (const reader of readers) {
        if (live.has(reader.sessionId)) continue;
        send(reader, 'end');
        reader.stream.close();
      }
    } catch (error) {
      if (!this.failing) logEvent('live-events', { error: describeError(error) });
    }
  }
}

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

// One per process, also where the server's code is in several bundles or reloaded.
const held = globalThis as typeof globalThis & { __sangguniStreams?: LiveStreams };

function streams(): LiveStreams {
  held.__sangguniStreams ??= new LiveStreams();
  return held.__sangguniStreams;
}

/** @throws AppError rate_limited: whoever has so many can ask now and then */
export function refuseTooMany(userId: string): void {
  if (streams().countOf(userId) < MAX_PER_USER) return;
  throw new AppError('rate_limited', 'Too many connections.', { retryAfter: 60 });
}

/** The events of a user from now on, or after the one with the id `since`, until the client is gone. */
export function streamFor(
  { id: userId, sessionId }: Actor,
  since: number | null,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const stream = new EventStream(signal, () => streams().remove(reader));
  const reader: Reader = { userId, sessionId, cursor: since, stream };
  if (signal.aborted) stream.close();
  else {
    // At once, so that the client knows that it is connected.
    send(reader, 'heartbeat');
    streams().add(reader);
  }
  return stream.body;
}

/** Ends every stream of this process, and what they listen with. */
export async function closeStreams(): Promise<void> {
  await held.__sangguniStreams?.close();
}
