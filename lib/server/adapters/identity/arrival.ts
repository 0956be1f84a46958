import 'server-only';
import type { ClientError } from 'openid-client';
import type { Arrival } from './port';

/** Seconds that a page waits for another service. */
export const TIMEOUT_SECONDS = 8;

const INVALID: ReadonlySet<string | undefined> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]);

interface Answer {
  readonly status?: number;
}

export function failedArrival(cause: unknown): Arrival {
  const { code, status, cause: answer } = cause as Partial<ClientError> & Answer;
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return { kind: 'refused', cause };
  // The service does not accept the code: used before, or issued to another person. Facebook's errors have a form of their own.
  if (isRefusal(status) || isRefusal((answer as Answer | undefined)?.status))
    return { kind: 'invalid', cause };
  if (INVALID.has(code)) return { kind: 'invalid', cause };
  return { kind: 'unreachable', cause };
}

function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500;
}
