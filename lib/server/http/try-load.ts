import 'server-only';
import type { CallArgs, Endpoint, Result } from '@/lib/contract/endpoint';
import type { AppError } from '../app-error';
import type { Actor } from '../sessions/policy';
import { load } from './load';
import { loadFailure } from './load-failure';
import type { Operation } from './operation';

type Loaded<T> = { ok: true; data: T } | { ok: false; error: AppError };

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
    return { ok: false, error: loadFailure(op, cause) };
  }
}
