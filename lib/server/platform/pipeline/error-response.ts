import 'server-only';
import { COPY } from '@/lib/contract/platform/copy';
import { ERROR_STATUS } from '@/lib/contract/platform/errors';
import { AppError, isAppError } from '../app-error';
import { databaseError, isUnavailable, unavailable } from '../db/errors';

export function asAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (isUnavailable(error)) return unavailable(error);
  return databaseError(error) ?? new AppError('internal', COPY.transport.unknown, { cause: error });
}

export function errorResponse(error: AppError, requestId: string): Response {
  const { key, message, fields } = error;
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (error.retryAfter !== undefined) headers.set('retry-after', String(error.retryAfter));
  return Response.json(
    { message, key, ...(fields && { fields }), request_id: requestId },
    { status: ERROR_STATUS[key], headers },
  );
}
