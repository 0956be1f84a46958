import 'server-only';

/** A stream of server-sent events to one client. */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  private readonly encoder = new TextEncoder();

  /**
   * @param signal aborted when the client is gone
   * @param closed called once, however it ends
   */
  constructor(
    signal: AbortSignal,
    private readonly closed: () => void,
  ) {
    this.body = new ReadableStream({
      start: (controller) => {
        this.controller = controller;
      },
      cancel: () => this.close(),
    });
    signal.addEventListener('abort', () => this.close(), { once: true });
  }

  /** After the end nothing is sent. The id is where a client that has seen the event goes on. */
  send(event: string, data: object, id?: number): void {
    const lines = [`event: ${event}`, `data: ${JSON.stringify(data)}`];
    if (id !== undefined) lines.unshift(`id: ${id}`);
    this.controller?.enqueue(this.encoder.encode(`${lines.join('\n')}\n\n`));
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
