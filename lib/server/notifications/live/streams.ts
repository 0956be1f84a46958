import 'server-only';
import { AppError } from '@/lib/server/platform/app-error';
import { Listener } from '@/lib/server/platform/db/listener';
import { database, runInBackground } from '@/lib/server/platform/db/pool';
import { describeError, logEvent } from '@/lib/server/platform/log';
import type { Actor } from '@/lib/server/platform/session/actor';
import { liveSessionsAmong } from '@/lib/server/platform/session/service';
import { LiveStream } from './live-stream';
import * as store from './store';

/** How often all streams look for events by themselves: for notifications that were not heard. */
const POLL_MS = 3_000;
/** Every so many polls each stream sends a heartbeat, and its session is checked. */
const POLLS_PER_HEARTBEAT = 5;
/** Streams of one user in one process; a browser shares one between its tabs. */
const MAX_PER_USER = 20;
/** Who has missed more asks for everything again. */
const MAX_EVENTS = 200;

/** The open streams of this process. While there is one it listens, and polls for all of them in one statement. */
class LiveStreams {
  private readonly open = new Set<LiveStream>();
  private due = new Set<LiveStream>();
  private reading = false;
  private failing = false;
  private polls = 0;
  private source: { listener: Listener; timer: NodeJS.Timeout } | undefined;

  countOf(userId: string): number {
    return [...this.open].filter((stream) => stream.userId === userId).length;
  }

  add(stream: LiveStream): void {
    this.open.add(stream);
    this.source ??= {
      listener: new Listener(store.CHANNEL, {
        heard: (userId) => this.read([...this.open].filter((one) => one.userId === userId)),
        listening: () => this.read(this.open),
      }),
      timer: setInterval(() => this.poll(), POLL_MS),
    };
    this.read([stream]);
  }

  remove(stream: LiveStream): void {
    this.open.delete(stream);
    this.due.delete(stream);
    if (this.open.size === 0) void this.stop();
  }

  async close(): Promise<void> {
    for (const stream of [...this.open]) stream.close();
    await this.stop();
  }

  private async stop(): Promise<void> {
    const { source } = this;
    this.source = undefined;
    clearInterval(source?.timer);
    await source?.listener.close();
  }

  private poll(): void {
    this.polls += 1;
    if (this.polls % POLLS_PER_HEARTBEAT === 0) {
      for (const stream of this.open) stream.send('heartbeat', {});
      void this.endWithSessions();
    }
    this.read(this.open);
  }

  /** Sends each of these what is new for it; one statement at a time, for all that became due meanwhile. */
  private read(streams: Iterable<LiveStream>): void {
    for (const stream of streams) this.due.add(stream);
    if (!this.reading) void runInBackground(() => this.readDue());
  }

  private async readDue(): Promise<void> {
    this.reading = true;
    try {
      while (this.due.size > 0) {
        const streams = [...this.due];
        this.due = new Set();
        const news = await store.findNews(database(), streams, MAX_EVENTS);
        for (const { place, lastId, events } of news) streams[place]?.deliver(events, lastId);
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
  private async endWithSessions(): Promise<void> {
    const streams = [...this.open];
    try {
      const ids = [...new Set(streams.map(({ sessionId }) => sessionId))];
      const live = await runInBackground(() => liveSessionsAmong(ids, Date.now()));
      for (const stream of streams) if (!live.has(stream.sessionId)) stream.end();
    } catch (error) {
      if (!this.failing) logEvent('live-events', { error: describeError(error) });
    }
  }
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
  const stream = new LiveStream({ userId, sessionId, since }, () => streams().remove(stream));
  if (signal.aborted) stream.close();
  else {
    signal.addEventListener('abort', () => stream.close(), { once: true });
    // At once, so that the client knows that it is connected.
    stream.send('heartbeat', {});
    streams().add(stream);
  }
  return stream.body;
}

/** Ends every stream of this process, and what they listen with. */
export async function closeStreams(): Promise<void> {
  await held.__sangguniStreams?.close();
}
