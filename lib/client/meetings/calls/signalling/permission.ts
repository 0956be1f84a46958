import type { output } from 'zod';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import type { callEvents, VideoCall } from '@/lib/contract/meetings/calls';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { joinCall } from './endpoints';

export type CloseReason = output<(typeof callEvents)['closed']>['reason'];

const RETRY_MS = 2_000;
/** How long before expiry credentials are renewed, with bounds in case the browser's clock is wrong. */
const AHEAD_MS = 5 * MINUTE_MS;
const MIN_RENEWAL_MS = MINUTE_MS;
const MAX_RENEWAL_MS = 50 * MINUTE_MS;

/**
 * Requests the permission to join, retrying until there is a response: the permission, or the reason for its refusal.
 * Rejects when `signal` is aborted.
 */
export async function askPermission(
  meetingId: string,
  signal: AbortSignal,
): Promise<VideoCall | CloseReason> {
  for (;;) {
    try {
      return await call(joinCall, { params: { id: meetingId } }, { signal });
    } catch (error) {
      if (signal.aborted) throw error;
      const because = closeReasonOf(error);
      if (because) return because;
      await pause(Math.max(RETRY_MS, secondsOf(error) * 1000), signal);
    }
  }
}

/** Returns how long to wait before new credentials are fetched. */
export function renewAfter({ ice_expires_at }: VideoCall, now: number): number {
  const left = Date.parse(ice_expires_at) - now - AHEAD_MS;
  return Math.min(Math.max(left, MIN_RENEWAL_MS), MAX_RENEWAL_MS);
}

/** Returns the reason of a permanent refusal; null where a retry may succeed. */
function closeReasonOf(error: unknown): CloseReason | null {
  if (!(error instanceof ApiError)) return null;
  if (error.key === 'meeting_cancelled') return 'cancelled';
  if (error.key === 'too_late') return 'over';
  if (error.key === 'too_early' || error.key === 'bad_transition') return 'moved';
  return [401, 403, 404].includes(error.status) ? 'not_allowed' : null;
}

function secondsOf(error: unknown): number {
  return error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
}

function pause(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, delay);
    signal.addEventListener('abort', done);
  });
}
