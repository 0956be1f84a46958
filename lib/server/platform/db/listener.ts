import 'server-only';
import pg from 'pg';
import { describeError, logEvent } from '../log';
import { REQUEST_CONNECTION } from './connection';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 5_000;

interface Handlers {
  /** A notification, in this process or in another. */
  heard(payload: string): void;
  /** It listens, at first or again: whatever was sent before has not been heard. */
  listening(): void;
}

/**
 * Hears the notifications of one channel, on a connection of its own that is made again whenever it is lost. What is sent
 * meanwhile is lost: the payload may only say where to look, and the listener has to look by itself now and then.
 */
export class Listener {
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private delay = FIRST_DELAY_MS;
  private closed = false;

  constructor(
    private readonly channel: string,
    private readonly handlers: Handlers,
  ) {
    void this.connect();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ ...REQUEST_CONNECTION, keepAlive: true });
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
    this.delay = FIRST_DELAY_MS;
    this.handlers.listening();
  }

  private lost(client: pg.Client, error: unknown): void {
    if (this.client !== client) return;
    this.client = undefined;
    client.end().catch(() => {});
    if (this.closed) return;
    logEvent('listener-lost', { channel: this.channel, error: describeError(error) });
    this.timer = setTimeout(() => void this.connect(), this.delay);
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY_MS);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => {});
  }
}
