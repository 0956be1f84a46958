import 'server-only';
import pg from 'pg';
import { describeError, logEvent } from '../log';
import { requestSession } from './connection';

const MIN_DELAY_MS = 250;
const MAX_DELAY_MS = 5_000;

interface Handlers {
  heard(payload: string): void;
  listening(): void;
  readonly poll: { readonly everyMs: number; run(now: number): void };
}

/**
 * Listens to one channel, on its own connection that is reopened whenever it is lost. Notifications sent meanwhile
 * are lost: the payload may only say where to look, and the listener polls from time to time.
 */
export class Listener {
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private readonly polling: NodeJS.Timeout;
  private delay = MIN_DELAY_MS;
  private closed = false;

  constructor(
    private readonly channel: string,
    private readonly handlers: Handlers,
  ) {
    const { everyMs, run } = handlers.poll;
    this.polling = setInterval(() => run(Date.now()), everyMs);
    void this.connect();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ ...requestSession(), keepAlive: true });
    this.client = client;
    const lost = (error?: Error) => this.lost(client, error);
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => this.handlers.heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
    } catch (error) {
      this.lost(client, error);
      return;
    }
    if (this.client !== client) return;
    this.delay = MIN_DELAY_MS;
    this.handlers.listening();
  }

  private lost(client: pg.Client, error: unknown): void {
    if (this.client !== client) return;
    this.client = undefined;
    client.end().catch(() => {});
    if (this.closed) return;
    logEvent('listener-lost', { channel: this.channel, error: describeError(error) });
    this.retry = setTimeout(() => void this.connect(), this.delay);
    this.delay = Math.min(this.delay * 2, MAX_DELAY_MS);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.polling);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => {});
  }
}
