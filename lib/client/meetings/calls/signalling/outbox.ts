import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import type { CallEventInput } from '@/lib/contract/meetings/calls';
import { postCallEvent } from './endpoints';

const TIMEOUT_MS = 10_000;
const MIN_DELAY_MS = 500;
const MAX_DELAY_MS = 2_000;

/** Posts the events of this page in order, retrying each until it is accepted or permanently refused. */
export interface Outbox {
  /** Resolves to true once accepted; false when refused, or when the outbox was closed before. */
  post(event: CallEventInput): Promise<boolean>;
  isEmpty(): boolean;
  close(): void;
}

interface Waiting {
  readonly event: CallEventInput;
  done(arrived: boolean): void;
}

/** Creates an outbox. `refused` is called when this person may no longer be in the call. */
export function createOutbox(meetingId: string, refused: () => void): Outbox {
  const waiting: Waiting[] = [];
  let closed = false;
  let abort: AbortController | undefined;
  let wake: () => void = () => {};

  const send = async (event: CallEventInput) => {
    abort = new AbortController();
    const timer = setTimeout(() => abort?.abort(), TIMEOUT_MS);
    try {
      const { signal } = abort;
      await call(postCallEvent, { params: { id: meetingId }, body: event }, { signal });
    } finally {
      clearTimeout(timer);
    }
  };
  const pause = (delay: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, delay);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const deliver = async (event: CallEventInput): Promise<boolean> => {
    for (let failures = 0; !closed; failures += 1) {
      try {
        await send(event);
        return true;
      } catch (error) {
        if (closed) break;
        if (!isTemporary(error)) {
          // Of a page that is not in the call at this moment: the stream says why.
          if (!isBadTransition(error)) refused();
          return false;
        }
        await pause(delayAfter(error, failures));
      }
    }
    return false;
  };
  const run = async () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const arrived = await deliver(next.event);
      waiting.shift();
      next.done(arrived);
    }
  };
  // What was on its way over the network that was lost gets no answer any more.
  const online = () => {
    abort?.abort();
    wake();
  };
  window.addEventListener('online', online);

  return {
    post: (event) =>
      new Promise((done) => {
        if (closed) {
          done(false);
          return;
        }
        waiting.push({ event, done });
        if (waiting.length === 1) void run();
      }),
    isEmpty: () => waiting.length === 0,
    close() {
      closed = true;
      window.removeEventListener('online', online);
      for (const { done } of waiting.splice(0)) done(false);
      abort?.abort();
      wake();
    },
  };
}

/** Whether to retry: no response, too many events, or a server error. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status === 429 || error.status >= 500;
}

function isBadTransition(error: unknown): boolean {
  return error instanceof ApiError && error.key === 'bad_transition';
}

function delayAfter(error: unknown, failures: number): number {
  const delay = Math.min(MIN_DELAY_MS * 2 ** failures, MAX_DELAY_MS);
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(delay, asked);
}
