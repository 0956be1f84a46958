import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { consumeInMemory } from '../limits/in-memory';
import { asAppError, errorResponse } from './error-response';
import { type Operation, type OperationOptions, OWN_PAGE, operation } from './operation';

export function rateLimitedRead<E extends Endpoint>(
  endpoint: E,
  run: Operation<E>['run'],
  options: Pick<OperationOptions<E>, 'isHot'> = {},
): Operation<E> {
  return operation(
    endpoint,
    async (context) => {
      // Cached pages do not count.
      if (context.address !== OWN_PAGE)
        await consumeInMemory('public_read_address', context.address);
      return run(context);
    },
    options,
  );
}

export async function rateLimitedRoute(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    const address = request.headers.get('x-client-address') ?? 'unknown';
    await consumeInMemory('public_read_address', address);
    return await answer();
  } catch (error) {
    return errorResponse(asAppError(error), randomUUID());
  }
}
