import 'server-only';
import type { ErrorKey } from '@/lib/contract/errors';
import { FIELD_TEXTS, TEXTS } from '@/lib/contract/texts';
import { AppError } from '../app-error';

const EMAIL_TAKEN = ['email_taken', FIELD_TEXTS.emailTaken] as const;
const CONFLICT = ['schedule_conflict', TEXTS.createMeeting.conflict] as const;

/** What a broken constraint means to the caller. */
const BY_CONSTRAINT: Readonly<Record<string, readonly [ErrorKey, string]>> = {
  users_email_unique: EMAIL_TAKEN,
  meetings_no_overlap: CONFLICT,
};

/** Deadlock and serialisation failures: somebody else was faster. */
const BY_CODE: Readonly<Record<string, readonly [ErrorKey, string]>> = {
  '23P01': CONFLICT,
  '40P01': CONFLICT,
  '40001': CONFLICT,
};

const UNREACHABLE = /^(08|57P0|57014|53300|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND)/;
const UNREACHABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|connection timeout/i;

/** The database error as an AppError, or undefined when it is none of the expected ones. */
export function databaseError(error: unknown): AppError | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    const known =
      (typeof constraint === 'string' && BY_CONSTRAINT[constraint]) ||
      (typeof code === 'string' && BY_CODE[code]);
    if (known) return new AppError(known[0], known[1], { cause: error });
    if (
      (typeof code === 'string' && UNREACHABLE.test(code)) ||
      UNREACHABLE_MESSAGE.test(at.message)
    ) {
      return new AppError(
        'unavailable',
        'The service is not available for a moment. Please try again.',
        {
          cause: error,
          retryAfter: 5,
        },
      );
    }
  }
  return undefined;
}

/** As the database says it, for who looked before trying. */
export function emailTaken(): AppError {
  return new AppError(...EMAIL_TAKEN);
}

/** Whether the error is a broken constraint of this name. */
export function brokeConstraint(error: unknown, name: string): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ((at as { constraint?: unknown }).constraint === name) return true;
  }
  return false;
}
