import 'server-only';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import type { ErrorKey } from '@/lib/contract/platform/errors';
import { AppError } from '../app-error';

const EMAIL_TAKEN = ['email_taken', FIELD_COPY.emailTaken] as const;
const CONFLICT = ['schedule_conflict', COPY.createMeeting.conflict] as const;

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

/** The connection broke, was ended by the server, or was never made: it is unusable. */
const CONNECTION_LOST =
  /^(08|57P0|25P0[34]|53300|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
const CONNECTION_LOST_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;
/** A statement or a lock wait timed out; the connection is fine. */
const TOO_SLOW = new Set(['57014', '55P03']);

const ABORTED = '25P02';

export function isAborted(error: unknown): boolean {
  return Object(error).code === ABORTED;
}

/** Maps a database error to an AppError, or undefined when it is none of the expected ones. */
export function databaseError(error: unknown): AppError | undefined {
  for (const at of causesOf(error)) {
    // Of what came first, which says more, it is not always known what it was.
    if (isAborted(at) && at.cause === undefined) return unavailable(error);
    const { code, constraint } = at;
    const known =
      (typeof constraint === 'string' && BY_CONSTRAINT[constraint]) ||
      (typeof code === 'string' && BY_CODE[code]);
    if (known) return new AppError(known[0], known[1], { cause: error });
    if (isLost(at) || TOO_SLOW.has(String(code))) return unavailable(error);
  }
  return undefined;
}

export function isConnectionLost(error: unknown): error is Error {
  for (const at of causesOf(error)) {
    if (isLost(at)) return true;
  }
  return false;
}

function isLost({ code, message }: Failure): boolean {
  return typeof code === 'string'
    ? CONNECTION_LOST.test(code)
    : typeof message === 'string' && CONNECTION_LOST_MESSAGE.test(message);
}

/**
 * Whether a retry may succeed: the database was unreachable, or the error says so. Also as the cause of another
 * error.
 */
export function isUnavailable(error: unknown): boolean {
  for (const { key } of causesOf(error)) if (key === 'unavailable') return true;
  return databaseError(error)?.key === 'unavailable';
}

interface Failure {
  readonly key?: unknown;
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

function* causesOf(error: unknown): Generator<Failure> {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Failure).cause)
    yield at as Failure;
}

export function unavailable(cause?: unknown): AppError {
  return new AppError(
    'unavailable',
    'The service is not available for a moment. Please try again.',
    { cause, retryAfter: 5 },
  );
}

/** Returns the error of the unique constraint, for callers that check first. */
export function emailTaken(): AppError {
  return new AppError(...EMAIL_TAKEN);
}

/** Throws where a compare-and-set under a lock matched nothing: that is a bug, and the transaction must roll back. */
export function requireMoved(moved: boolean): void {
  if (!moved) throw new Error('a locked row is in another state than the one that was read');
}

export function brokeConstraint(error: unknown, name: string): boolean {
  for (const at of causesOf(error)) {
    if (at.constraint === name) return true;
  }
  return false;
}
