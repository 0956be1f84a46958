import 'server-only';
import { isConnectionLost } from './errors';

/** Where the server in front finds it (server/http/outage.ts); both run in one process but not in one bundle. */
const OUTAGE = Symbol.for('sangguni.outage');
/** When a read last lost its connection. Next may load this module more than once in a process. */
const FAILED_READ = Symbol.for('sangguni.failed-read');

/**
 * Notes that something could not be shown because of this failure of the database: the page is a 503, not a 500. Only a lost
 * connection says something of other reads; a statement or a lock that took too long is a matter of its own.
 */
export function recordOutage(cause: unknown): void {
  const now = performance.now();
  if (isConnectionLost(cause)) Reflect.set(globalThis, FAILED_READ, now);
  Reflect.set(globalThis, OUTAGE, now);
}

/** Whether a read lost its connection within the last `ms` milliseconds. Who does not read for that reason is a 503 as well. */
export function sharesOutage(ms: number): boolean {
  const failedAt: unknown = Reflect.get(globalThis, FAILED_READ);
  const now = performance.now();
  if (typeof failedAt !== 'number' || now - failedAt >= ms) return false;
  Reflect.set(globalThis, OUTAGE, now);
  return true;
}
