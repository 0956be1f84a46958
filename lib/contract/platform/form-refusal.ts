import type { ErrorKey } from './errors';

/** Why a form that was sent without scripts came back, and what was typed; never a password. */
export interface FormRefusal {
  values: Readonly<Record<string, string>>;
  status: number;
  key: ErrorKey;
  message: string;
  fields: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense. */
  retryAfter: number | null;
}
