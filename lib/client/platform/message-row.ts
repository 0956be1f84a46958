import type { ApiErrorKey } from './api-error';

/** The server's sentences stand beside the fields. */
export const CHECK_FIELDS = 'Please check the marked fields.';

/** What is said when an action fails. */
export interface MessageRow {
  /** Looked at first. */
  keys?: Partial<Record<ApiErrorKey, string>>;
  statuses?: Readonly<Record<number, string>>;
  /** Begins what is said when it was tried too often. */
  tooOften?: string;
  /** For these keys the server's own message is shown, which names the reason. */
  serverMessageFor?: readonly ApiErrorKey[];
  /** At these statuses the server's own message is shown. */
  serverMessageAt?: readonly number[];
  /** One text whatever happened; `reasonFor` adds the cause. */
  always?: boolean;
  otherwise: string;
}
