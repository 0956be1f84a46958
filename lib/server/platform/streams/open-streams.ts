import 'server-only';
import { Listener } from '../db/listener';
import { runInBackground } from '../db/pool';
import { describeError, logEvent } from '../log';
import type { EventStream } from './event-stream';

/** Polling interval of all streams, for missed notifications. */
const POLL_MS = 3_000;
/** Polls between two heartbeats and checks of each stream. */
const POLLS_PER_HEARTBEAT = 5;

export interface Reader {
  readonly stream: EventStream;
}

export interface Source<R extends Reader> {
  /** Channel on which processes notify each other; the payload is the topic with news. */
  readonly channel: string;
  topicOf(reader: R): string;
  /** Sends each reader its new events; in one statement for all. */
  read(readers: readonly R[], now: number): Promise<void>;
  /** Ends the streams that have lost access; with every heartbeat, in a constant number of statements. */
  check(readers: readonly R[], now: number): Promise<void>;
}

/** The open streams of one kind in this process. While there is one it listens, and polls for all of them at once. */
export class OpenStreams<R extends Reader> {
  private readonly open = new Set<R>();
  private due = new Set<R>();
  private reading = false;
  private failing = false;
  private polls = 0;
  private listener: Listener | undefined;

  constructor(
    private readonly name: string,
    private readonly source: Source<R>,
  ) {}

  get size(): number {
    return this.open.size;
  }

  filter(which: (reader: R) => boolean): R[] {
    return [...this.open].filter(which);
  }

  add(reader: R): void {
    // At once, so that the client knows that it is connected.
    reader.stream.send('heartbeat', {});
    this.open.add(reader);
    this.listener ??= new Listener(this.source.channel, {
      heard: (topic) => this.read(this.filter((one) => this.source.topicOf(one) === topic)),
      listening: () => this.read(this.open),
      poll: { everyMs: POLL_MS, run: (now) => this.poll(now) },
    });
    this.read([reader]);
  }

  remove(reader: R): void {
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
      for (const { stream } of this.open) stream.send('heartbeat', {});
      void this.check(now);
    }
    this.read(this.open);
  }

  private read(readers: Iterable<R>): void {
    for (const reader of readers) this.due.add(reader);
    if (!this.reading) void runInBackground(() => this.readDue());
  }

  private async readDue(): Promise<void> {
    this.reading = true;
    try {
      while (this.due.size > 0) {
        const readers = [...this.due];
        this.due = new Set();
        await this.source.read(readers, Date.now());
      }
      this.failing = false;
    } catch (error) {
      // The next poll tries again.
      this.failed(error);
      this.failing = true;
    } finally {
      this.reading = false;
    }
  }

  private async check(now: number): Promise<void> {
    try {
      await runInBackground(() => this.source.check([...this.open], now));
    } catch (error) {
      this.failed(error);
    }
  }

  private failed(error: unknown): void {
    if (!this.failing) logEvent('streams', { of: this.name, error: describeError(error) });
  }
}

type Kinds = Map<string, { readonly size: number; close(): Promise<void> }>;
// One of each kind per process, also where the server's code is in several bundles or reloaded.
const processGlobals = globalThis as typeof globalThis & { __sangguniStreams?: Kinds };

export function streamsOf<R extends Reader>(name: string, source: Source<R>): OpenStreams<R> {
  processGlobals.__sangguniStreams ??= new Map();
  const kinds = processGlobals.__sangguniStreams;
  const known = kinds.get(name);
  if (known) return known as OpenStreams<R>;
  const made = new OpenStreams(name, source);
  kinds.set(name, made);
  return made;
}

export function streamFigures(): { kind: string; open: number }[] {
  const kinds = [...(processGlobals.__sangguniStreams ?? [])];
  return kinds.map(([kind, { size }]) => ({ kind, open: size }));
}

/** Ends every stream of this process, and its listeners. */
export async function closeStreams(): Promise<void> {
  const kinds = [...(processGlobals.__sangguniStreams?.values() ?? [])];
  await Promise.all(kinds.map((kind) => kind.close()));
}
