import type { Endpoint, Result } from '@/lib/contract/endpoint';
import { TEXTS } from '@/lib/contract/texts';
import { ApiError } from './api-error';
import type { CallOptions, CallRest } from './call';

/**
 * `call` for pages that visitors read: the contract, with its schemas, is fetched with the first call instead of with
 * the page.
 *
 * @param endpoint loads it: `() => import('@/lib/contract/lawyers').then((contract) => contract.getAvailability)`
 * @throws ApiError as `call` does, also when the code cannot be fetched; an abort is passed on
 */
export async function callLater<E extends Endpoint>(
  endpoint: () => Promise<E>,
  ...rest: CallRest<E, CallOptions>
): Promise<Result<E>> {
  const [{ call }, loaded] = await Promise.all([import('./call'), endpoint()]).catch(notFetched);
  return call(loaded, ...rest);
}

function notFetched(cause: unknown): never {
  throw new ApiError(0, 'no_answer', TEXTS.transport.noAnswer, { cause });
}
