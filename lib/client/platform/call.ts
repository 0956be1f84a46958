import type { CallArgs, Endpoint, Result } from '@/lib/contract/platform/endpoint';
import { noteAnswerTime } from './server-clock';
import { failureOf, isAbort, noAnswer, readReply, type WireReply, wireRequest } from './transport';

export interface CallOptions {
  signal?: AbortSignal;
  /** `Idempotency-Key`: the same key and body get the same response (docs/contract/platform.md). */
  idempotencyKey?: string;
}

/** Arguments after the endpoint: optional when it takes no params, query or body. */
type CallRest<E extends Endpoint, O> = keyof CallArgs<E> extends never
  ? [args?: undefined, options?: O]
  : [args: CallArgs<E>, options?: O];

/**
 * Calls an endpoint of the contract with the session cookie.
 * @throws ApiError for every failure but an abort, which is passed on (spec section 8, Transport)
 */
export function call<E extends Endpoint>(
  endpoint: E,
  ...[args, options]: CallRest<E, CallOptions>
): Promise<Result<E>> {
  return request(endpoint, args, options) as Promise<Result<E>>;
}

export async function request(
  endpoint: Endpoint,
  args: unknown,
  { signal, idempotencyKey }: CallOptions = {},
): Promise<unknown> {
  try {
    const { url, ...wire } = wireRequest(endpoint, args, idempotencyKey);
    const reply = await send(url, { ...wire, credentials: 'include', signal: signal ?? null });
    return readReply(endpoint, reply);
  } catch (error) {
    throw failureOf(error);
  }
}

async function send(url: string, init: RequestInit): Promise<WireReply> {
  try {
    const sent = Date.now();
    const response = await fetch(url, init);
    noteAnswerTime(response.headers, sent);
    return {
      status: response.status,
      statusText: response.statusText,
      // A body that breaks off is an answer that did not come.
      body: await response.text(),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    throw isAbort(error) ? error : noAnswer(error);
  }
}
