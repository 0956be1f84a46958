import 'server-only';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { AppError } from '../app-error';
import { recordOutage } from '../db/outage';
import { describeError, logEvent } from '../log';
import { asAppError } from './error-response';
import type { Operation } from './operation';

export function loadFailure<E extends Endpoint>(op: Operation<E>, cause: unknown): AppError {
  const { method, path } = op.endpoint as Endpoint;
  return readFailure(`${method} ${path}`, cause);
}

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

export function pageError({ key, message, fields, retryAfter }: AppError): AppError {
  return new AppError(key, message, { fields, retryAfter });
}
