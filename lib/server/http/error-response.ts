import 'server-only';
import { ERROR_STATUS } from '@/lib/contract/errors';
import { TEXTS } from '@/lib/contract/texts';
import { GatewayError } from '../adapters/payment/port';
import { AppError } from '../app-error';
import { databaseError } from '../db/errors';

/** Any failure as an AppError; what nobody expected is `internal` and says nothing. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof GatewayError) return gatewayUnavailable(error);
  return (
    databaseError(error) ?? new AppError('internal', TEXTS.transport.unknown, { cause: error })
  );
}

/** Nothing the caller could do better: a webhook, too, is sent again later. */
function gatewayUnavailable(cause: GatewayError): AppError {
  const message = 'The payment service does not answer. Please try again.';
  return new AppError('unavailable', message, { cause, retryAfter: 5 });
}

/** `{message, key, fields?, request_id}` with the status of the key. */
export function errorResponse(error: AppError, requestId: string): Response {
  const { key, message, fields } = error;
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (error.retryAfter !== undefined) headers.set('retry-after', String(error.retryAfter));
  return Response.json(
    { message, key, ...(fields && { fields }), request_id: requestId },
    { status: ERROR_STATUS[key], headers },
  );
}
