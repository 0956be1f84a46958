import type { CallArgs, Endpoint, Result } from '@/lib/contract/platform/endpoint';
import { failureOf, isAbort, noAnswer, readReply, type WireReply, wireRequest } from './transport';

export interface CallOptions {
  signal?: AbortSignal;
  /** `Idempotency-Key`: the same key and body get the same answer (contract.md, Conventions). */
  idempotencyKey?: string;
}

/** Arguments after the endpoint: none are needed when it takes no params, query or body. */
export type CallRest<E extends Endpoint, O> = keyof CallArgs<E> extends never
  ? [args?: undefined, options?: O]
  : [args: CallArgs<E>, options?: O];

/**
 * Calls an endpoint of the contract with the session cookie.
 *
 * @throws ApiError for every failure but an abort, which is passed on (spec section 8, Transport)
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[args, options = {}]: CallRest<E, CallOptions>
): Promise<Result<E>> {
  try {
    const { url, ...request } = wireRequest(endpoint, args, options.idempotencyKey);
    const reply = await send(url, {
      ...request,
      credentials: 'include',
      signal: options.signal ?? null,
    });
    return readReply(endpoint, reply) as Result<E>;
  } catch (error) {
    throw failureOf(error);
  }
}

async function send(url: string, request: RequestInit): Promise<WireReply> {
  try {
    const response = await fetch(url, request);
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
