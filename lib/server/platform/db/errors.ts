import 'server-only';
import type { ErrorKey } from '@/lib/contract/platform/errors';
import { FIELD_TEXTS, TEXTS } from '@/lib/contract/platform/texts';
import { AppError } from '../app-error';

const EMAIL_TAKEN = ['email_taken', FIELD_TEXTS.emailTaken] as const;
const CONFLICT = ['schedule_conflict', TEXTS.createMeeting.conflict] as const;

/** What a broken constraint means to the caller. */
const BY_CONSTRAINT: Readonly<Record<string, readonly [ErrorKey, string]>> = {
  users_email_unique: EMAIL_TAKEN,
  meetings_no_overlap: CONFLICT,
};

/** Deadlock and serialisation failures: another transaction was faster. */
const BY_CODE: Readonly<Record<string, readonly [ErrorKey, string]>> = {
  '23P01': CONFLICT,
  '40P01': CONFLICT,
  '40001': CONFLICT,
};

/** The connection broke or was never made: nothing can be asked over it any more. */
const CONNECTION_LOST =
  /^(08|57P0|53300|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
/** What pg itself says of that, without a code. */
const CONNECTION_LOST_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;
/** A statement or a lock that took too long; the connection is fine. */
const TOO_SLOW = new Set(['57014', '55P03']);

/** The database error as an AppError, or undefined when it is none of the expected ones. */
export function databaseError(error: unknown): AppError | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    const known =
      (typeof constraint === 'string' && BY_CONSTRAINT[constraint]) ||
      (typeof code === 'string' && BY_CODE[code]);
    if (known) return new AppError(known[0], known[1], { cause: error });
    if (isLost(at) || TOO_SLOW.has(String(code))) return unavailable(error);
  }
  return undefined;
}

/** Whether the error means that the connection is lost. */
export function isConnectionLost(error: unknown): error is Error {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (isLost(at)) return true;
  }
  return false;
}

function isLost(error: Error): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string'
    ? CONNECTION_LOST.test(code)
    : CONNECTION_LOST_MESSAGE.test(error.message);
}

/** The service is there, but not at this moment. */
export function unavailable(cause?: unknown): AppError {
  return new AppError(
    'unavailable',
    'The service is not available for a moment. Please try again.',
    { cause, retryAfter: 5 },
  );
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
