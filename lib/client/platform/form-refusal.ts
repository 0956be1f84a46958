import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import { ApiError } from './api-error';

/**
 * Converts the refusal of a form sent before the scripts loaded into the error that the scripts would have received.
 */
export function refusalError(refusal: FormRefusal | null): ApiError | null {
  if (!refusal) return null;
  const { status, key, message, fields, retryAfter } = refusal;
  return new ApiError(status, key, message, { fields, retryAfter });
}
