import 'server-only';
import { isConnectionLost } from './errors';

/** Shared with the HTTP server (server/http/outage.ts), which runs in the same process but another bundle. */
const OUTAGE = Symbol.for('sangguni.outage');
const FAILED_READ = Symbol.for('sangguni.failed-read');

/**
 * Records that something could not be shown because of this database failure, so that the page is a 503, not a 500.
 * Only a lost connection counts for other reads; a slow statement or lock concerns itself alone.
 */
export function recordOutage(cause: unknown): void {
  const now = performance.now();
  if (isConnectionLost(cause)) Reflect.set(globalThis, FAILED_READ, now);
  Reflect.set(globalThis, OUTAGE, now);
}

/**
 * Whether a read lost its connection within the last `ms` milliseconds. If so, a page that skips its reads is
 * recorded as a 503 as well.
 */
export function sharesOutage(ms: number): boolean {
  const failedAt: unknown = Reflect.get(globalThis, FAILED_READ);
  const now = performance.now();
  if (typeof failedAt !== 'number' || now - failedAt >= ms) return false;
  Reflect.set(globalThis, OUTAGE, now);
  return true;
}
