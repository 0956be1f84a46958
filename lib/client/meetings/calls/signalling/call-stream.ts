import type { output } from 'zod';
import type { CallEventType, callEvents } from '@/lib/contract/meetings/calls';

const TYPES = [
  'ready',
  'signal',
  'people',
  'reset',
  'heartbeat',
  'taken_over',
  'closed',
] as const satisfies readonly CallEventType[];

/** The server sends a heartbeat every 15 seconds; after this long without an event the connection counts as lost. */
const SILENCE_MS = 25_000;
const MIN_DELAY_MS = 250;
const MAX_DELAY_MS = 2_000;

export type CallEvent = {
  [Type in CallEventType]: {
    readonly type: Type;
    readonly data: output<(typeof callEvents)[Type]>;
  };
}[CallEventType];

export interface StreamHandlers {
  received(event: CallEvent): void;
  opened?(): void;
  /** The connection failed this many times in a row; a new one is being opened. */
  lost?(failures: number): void;
}

export interface CallStream {
  /** Reconnects after a sleep if the last event is too old. */
  check(): void;
  close(): void;
}

/**
 * Reads the events of a call, after those already received, reconnecting as needed: an EventSource gives up for good
 * when a server refuses it, as a server that is being replaced does. With `sid` this page counts as in the call.
 */
export function openCallStream(
  url: string,
  sid: string | null,
  { received, opened, lost }: StreamHandlers,
): CallStream {
  let since: string | undefined;
  let failures = 0;
  let closed = false;
  let heardAt = Date.now();
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const after = (delay: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, delay);
  };
  const connect = () => {
    source?.close();
    heardAt = Date.now();
    source = new EventSource(addressOf(url, sid, since));
    source.onerror = retry;
    source.onopen = () => opened?.();
    for (const type of TYPES) source.addEventListener(type, (event) => receive(type, event));
    after(SILENCE_MS, retry);
  };
  const retry = () => {
    source?.close();
    // Not all browsers that lost the same server at the same moment.
    const delay = Math.min(MIN_DELAY_MS * 2 ** failures, MAX_DELAY_MS) * (0.5 + Math.random() / 2);
    after(delay, connect);
    failures += 1;
    lost?.(failures);
  };
  const receive = (type: CallEventType, { data, lastEventId }: MessageEvent<string>) => {
    if (closed) return;
    failures = 0;
    heardAt = Date.now();
    after(SILENCE_MS, retry);
    if (lastEventId) since = lastEventId;
    if (type === 'taken_over' || type === 'closed') close();
    received({ type, data: JSON.parse(data) } as CallEvent);
  };
  const comeBack = () => {
    failures = 0;
    connect();
  };
  const close = () => {
    closed = true;
    clearTimeout(timer);
    source?.close();
    window.removeEventListener('online', comeBack);
  };
  window.addEventListener('online', comeBack);
  connect();
  return {
    check() {
      // Of the device, which goes on while it sleeps; one that was set back says nothing of the silence.
      if (!closed && Math.abs(Date.now() - heardAt) > SILENCE_MS) comeBack();
    },
    close,
  };
}

function addressOf(url: string, sid: string | null, since: string | undefined): string {
  const query = new URLSearchParams({ ...(sid && { sid }), ...(since && { since }) }).toString();
  if (!query) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
