import type { Endpoint, Result } from '@/lib/contract/platform/endpoint';
import { execute, type Operation, type RawInput } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import { noReplyHeaders } from '@/lib/server/platform/session/reply-headers';

/** Runs an operation for a visitor at an instant of the test's choice. */
export function runAsVisitor<E extends Endpoint>(
  op: Operation<E>,
  input: RawInput,
  now: number,
): Promise<Result<E>> {
  return runAs(op, input, null, now);
}

/** The same for somebody signed in. */
export function runAs<E extends Endpoint>(
  op: Operation<E>,
  input: RawInput,
  actor: Actor | null,
  now: number,
): Promise<Result<E>> {
  return execute(op, input, actor, {
    now,
    address: '127.0.0.1',
    userAgent: null,
    idempotencyKey: null,
    header: () => null,
    reply: noReplyHeaders,
  });
}
