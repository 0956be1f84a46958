import 'server-only';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { AppError } from '../app-error';
import { recordOutage } from '../db/outage';
import { describeError, logEvent } from '../log';
import { asAppError } from './error-response';
import type { Operation } from './operation';

/** The failure a page shows. An unexpected one is logged. */
export function loadFailure<E extends Endpoint>(op: Operation<E>, cause: unknown): AppError {
  const { method, path } = op.endpoint as Endpoint;
  return readFailure(`${method} ${path}`, cause);
}

/** The same for what is read without an operation. */
export function readFailure(what: string, cause: unknown): AppError {
  const error = asAppError(cause);
  if (error.key === 'unavailable') recordOutage(cause);
  if (error.key === 'internal' || error.key === 'unavailable') {
    logEvent('page', {
      endpoint: what,
      key: error.key,
      error: describeError(cause),
    });
  }
  return error;
}

/**
 * What a page may throw: without its cause, which is logged. Next prints what a page throws, the parameters of a
 * statement included.
 */
export function pageError({ key, message, fields, retryAfter }: AppError): AppError {
  return new AppError(key, message, { fields, retryAfter });
}
