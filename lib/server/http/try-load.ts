import 'server-only';
import type { CallArgs, Endpoint, Result } from '@/lib/contract/endpoint';
import type { AppError } from '../app-error';
import { describeError, logEvent } from '../log';
import type { Actor } from '../sessions/policy';
import { asAppError } from './error-response';
import { load } from './load';
import type { Operation } from './operation';

export type Loaded<T> = { ok: true; data: T } | { ok: false; error: AppError };

/** As `load`, for a page that says itself what failed. A failure nobody expected is logged. */
export async function tryLoad<E extends Endpoint>(
  op: Operation<E>,
  args: CallArgs<E>,
  actor: Actor | null,
  address?: string,
): Promise<Loaded<Result<E>>> {
  try {
    return { ok: true, data: await load(op, args, actor, address) };
  } catch (cause) {
    const error = asAppError(cause);
    if (error.key === 'internal' || error.key === 'unavailable') {
      const { method, path } = op.endpoint as Endpoint;
      logEvent('page', {
        endpoint: `${method} ${path}`,
        key: error.key,
        error: describeError(cause),
      });
    }
    return { ok: false, error };
  }
}
