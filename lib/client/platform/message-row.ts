import type { ApiErrorKey } from './api-error';

/** The server's messages are shown beside the fields. */
export const CHECK_FIELDS = 'Please check the marked fields.';

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
