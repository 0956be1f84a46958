import 'server-only';
import type { CallArgs, Endpoint, Result } from '@/lib/contract/platform/endpoint';
import type { AppError } from '../app-error';
import type { Actor } from '../session/actor';
import { asAppError } from './error-response';
import { load } from './load';
import type { Operation } from './operation';

type Loaded<T> = { ok: true; data: T } | { ok: false; error: AppError };

/** Runs `load` for a page that shows the error itself. */
export async function tryLoad<E extends Endpoint>(
  op: Operation<E>,
  args: CallArgs<E>,
  actor: Actor | null,
  address?: string,
  cookie?: string | null,
): Promise<Loaded<Result<E>>> {
  try {
    return { ok: true, data: await load(op, args, actor, address, cookie) };
  } catch (cause) {
    return { ok: false, error: asAppError(cause) };
  }
}
