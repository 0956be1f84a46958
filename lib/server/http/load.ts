import 'server-only';
import type { CallArgs, Endpoint, Result } from '@/lib/contract/endpoint';
import type { Actor } from '../sessions/policy';
import { execute, type Operation, type RawInput } from './operation';
import { noReplyHeaders } from './reply-headers';
import { requestNow } from './request-now';

/**
 * Runs an operation for a server component: the same authorisation, parsing and serialising as over HTTP, so that
 * page and API cannot disagree. Throws AppError.
 */
export function load<E extends Endpoint>(
  op: Operation<E>,
  args: CallArgs<E>,
  actor: Actor | null,
): Promise<Result<E>> {
  return execute(op, { query: {}, ...(args as RawInput) }, actor, {
    now: requestNow(),
    address: 'server',
    userAgent: null,
    idempotencyKey: null,
    header: () => null,
    reply: noReplyHeaders,
  });
}
