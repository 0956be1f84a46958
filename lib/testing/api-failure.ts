import { ApiError, type ApiErrorKey } from '@/lib/client/platform/api-error';

/** Returns the error of a refused call; `retryAfter` in seconds. */
export function apiFailure(
  status: number,
  key: ApiErrorKey,
  message = 'from the server',
  retryAfter: number | null = null,
): ApiError {
  return new ApiError(status, key, message, { retryAfter });
}
