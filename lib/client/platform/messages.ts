import { TRANSPORT_COPY } from '@/lib/contract/platform/first-copy';
import { ApiError, type ApiErrorKey } from './api-error';

/** The server's messages are shown beside the fields. */
export const CHECK_FIELDS = 'Please check the marked fields.';

/** The texts for an action that failed. They stand beside the hooks of their feature. */
export interface MessageRow {
  keys?: Partial<Record<ApiErrorKey, string>>;
  statuses?: Readonly<Record<number, string>>;
  tooOften?: string;
  /** For these keys the server's own message, which names the reason, is shown. */
  serverMessageFor?: readonly ApiErrorKey[];
  serverMessageAt?: readonly number[];
  always?: boolean;
  otherwise: string;
}

/** Returns the message for the user when an action failed: by key first, then by status (docs/contract/platform.md). */
export function messageFor(row: MessageRow, error: unknown): string {
  if (!(error instanceof ApiError)) return row.otherwise;
  const byKey = row.keys?.[error.key];
  if (byKey) return byKey;
  if (row.serverMessageFor?.includes(error.key) && error.serverMessage) return error.serverMessage;
  if (!row.always) {
    const reason = reasonFor(error, row.tooOften);
    if (reason) return reason;
  }
  const byStatus = row.statuses?.[error.status];
  if (byStatus) return byStatus;
  return (row.serverMessageAt?.includes(error.status) && error.serverMessage) || row.otherwise;
}

/** Returns a cause unrelated to the action: no connection, a slow one, or too many tries; null otherwise. */
export function reasonFor(error: unknown, tooOften = 'Too many attempts.'): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.key === 'no_answer') return TRANSPORT_COPY.noAnswer;
  if (error.key === 'request_timeout') return 'The connection was too slow. Please try again.';
  return error.key === 'rate_limited'
    ? `${tooOften} Please try again ${waitText(error.retryAfter)}.`
    : null;
}

/**
 * Returns the reason: the server's own message where the state does not allow the action or nothing can be paid, else
 * the general cause.
 */
export function refusalOf(error: unknown): string | null {
  const refused = error instanceof ApiError && (error.status === 409 || error.status === 422);
  return (refused && error.message) || reasonFor(error);
}

function waitText(seconds: number | null): string {
  if (seconds === null) return 'later';
  if (seconds < 60) return `in ${count(seconds, 'second')}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `in ${count(minutes, 'minute')}`;
  return `in ${count(Math.ceil(minutes / 60), 'hour')}`;
}

function count(number: number, unit: string): string {
  const whole = Math.max(1, Math.ceil(number));
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
