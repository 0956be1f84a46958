import { setTimeout as sleep } from 'node:timers/promises';
import { database } from '@/lib/server/platform/db/pool';
import { fetchApi, SITE } from './api/requests';

export interface ReceivedEvent {
  readonly type: string;
  readonly id: number | undefined;
  readonly data: unknown;
}

const MAX_WAIT_MS = 10_000;

/** Opens a stream at a handler in this process, or at a server. */
export type Opener = (path: string, init: RequestInit) => Promise<Response>;

/** A client that reads a stream of events; heartbeats are counted alone. */
export class OpenStream {
  readonly events: ReceivedEvent[] = [];
  heartbeats = 0;
  /** Resolves when nothing more comes, however it ended. */
  readonly over: Promise<void>;
  private readonly gone: AbortController;
  private chunks = 0;
  private wake = () => {};

  private constructor(
    readonly status: number,
    readonly headers: Headers,
    body: ReadableStream<Uint8Array> | null,
    gone: AbortController,
  ) {
    this.gone = gone;
    this.over = this.read(body).catch(() => {});
  }

  /** That of a user's notifications. */
  static open(
    opener: Opener,
    cookie: string,
    since?: number,
    headers: Record<string, string> = {},
  ): Promise<OpenStream> {
    const query = since === undefined ? '' : `?since=${since}`;
    return OpenStream.at(`/api/v1/notifications/stream${query}`, opener, { cookie, ...headers });
  }

  static async at(
    path: string,
    opener: Opener,
    headers: Record<string, string>,
  ): Promise<OpenStream> {
    const gone = new AbortController();
    const response = await opener(path, { headers, signal: gone.signal });
    return new OpenStream(response.status, response.headers, response.body, gone);
  }

  get ids(): (number | undefined)[] {
    return this.events.map(({ id }) => id);
  }

  get types(): string[] {
    return this.events.map(({ type }) => type);
  }

  /** Waits until so many events have come. */
  async until(count: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, MAX_WAIT_MS);
    });
    while (this.events.length < count) {
      const before = this.chunks;
      const more = new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      await Promise.race([more, this.over, late]);
      if (this.events.length < count && this.chunks === before)
        throw new Error(`${this.events.length} of ${count} events came`);
    }
    clearTimeout(timer);
  }

  leave(): void {
    this.gone.abort();
  }

  private async read(body: ReadableStream<Uint8Array> | null): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const block of whole) this.receive(block);
      this.chunks += 1;
      this.wake();
    }
  }

  private receive(block: string): void {
    const fields = new Map(
      block.split('\n').map((line): [string, string] => {
        const at = line.indexOf(': ');
        return [line.slice(0, at), line.slice(at + 2)];
      }),
    );
    const type = fields.get('event') ?? '';
    if (type === 'heartbeat') this.heartbeats += 1;
    else {
      const id = fields.get('id');
      const data: unknown = JSON.parse(fields.get('data') ?? 'null');
      this.events.push({ type, id: id === undefined ? undefined : Number(id), data });
    }
  }
}

/** Calls the API in this process, without waiting for the end of its answer. */
export const inProcess: Opener = (path, init) => fetchApi(new Request(new URL(path, SITE), init));

/** Ends the connections on which processes listen for events of this database, of which there must be one at least. */
export async function cutListener(channel = 'live_events'): Promise<number> {
  for (;;) {
    const { rows } = await database().execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen "${channel}"%'`,
    );
    if (rows.length > 0) return rows.length;
    // It begins to listen with the first stream.
    await sleep(20);
  }
}
