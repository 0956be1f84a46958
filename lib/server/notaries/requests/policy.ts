import 'server-only';
import { REQUESTS_A_DAY } from '@/lib/domain/notaries/limits';
import type { RequestStatus } from '@/lib/domain/notaries/request';
import { DAY_MS } from '@/lib/domain/platform/time';
import { AppError } from '@/lib/server/platform/app-error';

/**
 * @param made by this client in the last 24 hours, and when the first of them
 * @throws AppError rate_limited with Retry-After
 */
export function refuseOverLimit(made: { count: number; first: Date | null }, now: number): void {
  if (made.count < REQUESTS_A_DAY || !made.first) return;
  throw new AppError(
    'rate_limited',
    `You can ask for ${REQUESTS_A_DAY} appointments in 24 hours.`,
    {
      retryAfter: Math.max(1, Math.ceil((made.first.getTime() + DAY_MS - now) / 1000)),
    },
  );
}

const REFUSALS: Readonly<Record<RequestStatus, string>> = {
  SENT: 'This request was changed meanwhile.',
  ACCEPTED: 'This request was accepted already.',
  DECLINED: 'This request was declined already.',
  WITHDRAWN: 'This request was withdrawn.',
};

/** That a request in this state cannot be changed as asked. */
export function refusedChange(status: RequestStatus): AppError {
  return new AppError('bad_transition', REFUSALS[status]);
}
