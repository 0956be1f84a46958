import 'server-only';
import type { LiveEventType } from '@/lib/contract/notifications/notifications';
import { serializeEvent } from './serialize';
import type { LiveEvent } from './store';

interface Reader {
  readonly userId: string;
  readonly sessionId: string;
  /** The last event it has seen; null when it begins with the newest. */
  readonly since: number | null;
}

/** One client that reads events, and how far it has got. */
export class LiveStream {
  readonly userId: string;
  readonly sessionId: string;
  /** The last event that it was sent, or began from; null while that is not known. */
  cursor: number | null;
  readonly body: ReadableStream<Uint8Array>;
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  private readonly encoder = new TextEncoder();

  constructor(
    { userId, sessionId, since }: Reader,
    private readonly closed: () => void,
  ) {
    this.userId = userId;
    this.sessionId = sessionId;
    this.cursor = since;
    this.body = new ReadableStream({
      start: (controller) => {
        this.controller = controller;
      },
      cancel: () => this.close(),
    });
  }

  send(event: LiveEventType, data: object, id?: number): void {
    this.controller?.enqueue(this.encoder.encode(serializeEvent(event, data, id)));
  }

  /**
   * Sends the events after the cursor. Ids have no gaps: where they do, or end too early, events are gone or too many,
   * and the client asks for everything again.
   */
  deliver(events: readonly LiveEvent[], lastId: number): void {
    const since = this.cursor;
    if (since !== null && lastId - since === events.length) {
      for (const { type, id, subjectId } of events)
        this.send(type, subjectId === null ? {} : { id: subjectId }, id);
    } else {
      this.send(since === null ? 'ready' : 'reset', {}, lastId);
    }
    this.cursor = lastId;
  }

  /** The session is over. */
  end(): void {
    this.send('end', {});
    this.close();
  }

  close(): void {
    const { controller } = this;
    if (!controller) return;
    this.controller = undefined;
    try {
      controller.close();
    } catch {
      // The client has cancelled it already.
    }
    this.closed();
  }
}
