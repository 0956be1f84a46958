import 'server-only';

/** Most bytes buffered for a slow client; one that disconnected unnoticed reads nothing. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

export class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  private readonly encoder = new TextEncoder();

  /**
   * @param signal aborted when the client disconnects
   * @param closed called once, however it ends
   */
  constructor(
    signal: AbortSignal,
    private readonly closed: () => void,
  ) {
    const source = {
      start: (controller: ReadableStreamDefaultController<Uint8Array>) => {
        this.controller = controller;
      },
      cancel: () => this.close(),
    };
    this.body = new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: 0 }));
    signal.addEventListener('abort', () => this.close(), { once: true });
  }

  /** Sends an event; nothing after the end. A client that has seen the event resumes from its id. */
  send(event: string, data: object, id?: number): void {
    const lines = [`event: ${event}`, `data: ${JSON.stringify(data)}`];
    if (id !== undefined) lines.unshift(`id: ${id}`);
    this.controller?.enqueue(this.encoder.encode(`${lines.join('\n')}\n\n`));
    if (-(this.controller?.desiredSize ?? 0) > MAX_WAITING_BYTES) this.close();
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
