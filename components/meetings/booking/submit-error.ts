import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';

/** Why the booking failed; shown beside the consent. */
export type SubmitError =
  | { kind: 'price'; before: number; after: number }
  | { kind: 'refused'; text: string; limit: boolean };

/** The text of a booking that failed for a reason that is not one field's. */
export function toSubmitError(error: unknown): SubmitError {
  return {
    kind: 'refused',
    text: messageFor('createMeeting', error),
    limit: error instanceof ApiError && error.key === 'meeting_limit',
  };
}
