import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import { ApiError } from './api-error';

/** The failure of a form that was sent before the scripts were there, as they would have met it. */
export function refusalError(refusal: FormRefusal | null): ApiError | null {
  if (!refusal) return null;
  const { status, key, message, fields, retryAfter } = refusal;
  return new ApiError(status, key, message, { fields, retryAfter });
}
