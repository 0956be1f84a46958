import {
  asksForFree,
  decoded,
  readRequestedTime,
} from '@/components/meetings/booking/times/schedule';
import type { Duration } from '@/lib/domain/lawyers/slots';
import { parseSafePath, type SafePath } from '@/lib/domain/platform/safe-path';

interface RequestedBooking {
  readonly lawyerId: string;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly duration: Duration;
  readonly free: boolean;
}

const BASE = 'http://path.invalid';

/** Reads the booking that a callback_url leads to, at once or after the verification; null for anything else. */
export function requestedBooking(
  path: SafePath | null,
  ownOrigin: string | null = null,
): RequestedBooking | null {
  if (!path) return null;
  const { pathname, searchParams } = new URL(path, BASE);
  if (pathname === '/verify-email') {
    return requestedBooking(parseSafePath(searchParams.get('callback_url'), ownOrigin), ownOrigin);
  }
  const [, lawyerId, startTime] = /^\/book\/([^/]+)\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (!lawyerId || !startTime) return null;
  const { start, duration } = readRequestedTime(startTime, searchParams.get('duration'));
  const free = asksForFree(searchParams);
  return start === null ? null : { lawyerId: decoded(lawyerId), start, duration, free };
}
