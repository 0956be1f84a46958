import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { AppError } from '../app-error';
import { describeError, logEvent } from '../log';
import { asAppError } from './error-response';
import type { Operation } from './operation';

/** What a page is told that could not load something. A failure nobody expected is logged. */
export function loadFailure<E extends Endpoint>(op: Operation<E>, cause: unknown): AppError {
  const error = asAppError(cause);
  if (error.key === 'internal' || error.key === 'unavailable') {
    const { method, path } = op.endpoint as Endpoint;
    logEvent('page', {
      endpoint: `${method} ${path}`,
      key: error.key,
      error: describeError(cause),
    });
  }
  return error;
}
