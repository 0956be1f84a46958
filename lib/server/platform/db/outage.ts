import 'server-only';

/** Where the server in front finds it (server/http/outage.mjs); both run in one process but not in one bundle. */
const OUTAGE = Symbol.for('sangguni.outage');
/** When a read last had no answer. Next may load this module more than once in a process. */
const FAILED_READ = Symbol.for('sangguni.failed-read');

/** Notes that something could not be shown because the database does not answer: the page is a 503, not a 500. */
export function recordOutage(): void {
  const now = performance.now();
  Reflect.set(globalThis, FAILED_READ, now);
  Reflect.set(globalThis, OUTAGE, now);
}

/** Whether a read had no answer within the last `ms` milliseconds. Who does not read for that reason is a 503 as well. */
export function sharesOutage(ms: number): boolean {
  const failedAt: unknown = Reflect.get(globalThis, FAILED_READ);
  const now = performance.now();
  if (typeof failedAt !== 'number' || now - failedAt >= ms) return false;
  Reflect.set(globalThis, OUTAGE, now);
  return true;
}
