import 'server-only';

/** Where the server in front finds it (scripts/lib/http/outage.mjs); both run in one process but not in one bundle. */
const OUTAGE = Symbol.for('sangguni.outage');

/** Notes that something could not be shown because the database does not answer: the page is a 503, not a 500. */
export function noteOutage(): void {
  Reflect.set(globalThis, OUTAGE, performance.now());
}
