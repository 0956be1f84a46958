import type { ErrorKey } from './errors';

/** Reason why a form sent without scripts was refused, and its values; never a password. */
export interface FormRefusal {
  values: Readonly<Record<string, string>>;
  status: number;
  key: ErrorKey;
  message: string;
  fields: Readonly<Record<string, string>>;
  retryAfter: number | null;
}
