import type { LiveEventType } from '@/lib/contract/notifications/notifications';

const PATH = '/api/v1/notifications/stream';
const TYPES = [
  'ready',
  'notification',
  'meeting',
  'work-item',
  'reset',
  'heartbeat',
  'end',
] as const;
// Every type of the contract is heard.
TYPES satisfies readonly LiveEventType[];

/** The server sends a heartbeat every 15 seconds; after this long without an event the connection counts as lost. */
const TIMEOUT_MS = 40_000;
const MIN_DELAY_MS = 250;
const MAX_DELAY_MS = 3_000;
/** Failures in a row after which streaming counts as unavailable: it is retried now and then, and polling continues. */
const MAX_FAILURES = 10;
const RARE_DELAY_MS = 60_000;

export interface LiveEvent {
  readonly type: LiveEventType;
  readonly id: number | undefined;
  readonly subject: string | undefined;
}

interface Handlers {
  received(event: LiveEvent): void;
  /** The connection failed; a new one is being opened. */
  lost(): void;
}

/**
 * Reads the events after `last`, or new ones, reconnecting as needed: an EventSource gives up for good when a server
 * refuses it, as a server that is being replaced does. Returns a function that closes it.
 */
export function connectLive(last: number | undefined, handlers: Handlers): () => void {
  let since = last;
  let failures = 0;
  let stopped = false;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const after = (delay: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, delay);
  };
  const connect = () => {
    source?.close();
    source = new EventSource(since === undefined ? PATH : `${PATH}?since=${since}`);
    source.onerror = retry;
    for (const type of TYPES) source.addEventListener(type, (event) => receive(type, event));
    after(TIMEOUT_MS, retry);
  };
  const retry = () => {
    source?.close();
    handlers.lost();
    // Not all browsers that lost the same server at the same moment.
    const delay = Math.min(MIN_DELAY_MS * 2 ** failures, MAX_DELAY_MS) * (0.5 + Math.random() / 2);
    after(failures < MAX_FAILURES ? delay : RARE_DELAY_MS, connect);
    failures += 1;
  };
  const receive = (type: LiveEventType, { data, lastEventId }: MessageEvent<string>) => {
    failures = 0;
    after(TIMEOUT_MS, retry);
    const id = type === 'heartbeat' || type === 'end' ? undefined : Number(lastEventId);
    since = id ?? since;
    if (type === 'end') stop();
    const { id: subject } = JSON.parse(data) as { id?: string };
    handlers.received({ type, id, subject });
  };
  const comeBack = () => {
    failures = 0;
    connect();
  };
  const stop = () => {
    if (stopped) return;
    stopped = true;
    clearTimeout(timer);
    source?.close();
    window.removeEventListener('online', comeBack);
  };
  window.addEventListener('online', comeBack);
  connect();
  return stop;
}
