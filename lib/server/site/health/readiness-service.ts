import 'server-only';
import { isSchemaServed } from '@/lib/server/platform/db/schema-state';
import { heldSince } from '@/lib/server/platform/installation/hold-service';
import { describeError, logEvent } from '@/lib/server/platform/log';
import { areJobsRunning } from '@/lib/server/platform/queue/runner';

/** Readiness of a process, or what it lacks. */
export type Readiness = 'ready' | 'database' | 'schema' | 'jobs';

/** Shortest interval between two queries of the database, however often readiness is requested. */
const HELD_MS = 1_000;
/** Time limit of the answer, since load balancers repeat within seconds: a later answer is a no. */
const BOUND_MS = 2_000;

let held: { readonly readiness: Readiness; readonly until: number } | undefined;
let looking: Promise<Readiness> | undefined;

/**
 * Checks within two seconds that the database answers and has the tables of this release. The workers do not count: a
 * server serves without them.
 */
export async function serverReadiness(): Promise<Readiness> {
  if (held && performance.now() < held.until) return held.readiness;
  looking ??= look().finally(() => {
    looking = undefined;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Readiness>((resolve) => {
    timer = setTimeout(resolve, BOUND_MS, 'database');
  });
  const readiness = await Promise.race([looking, late]);
  clearTimeout(timer);
  return readiness;
}

/**
 * Checks the same for a process that runs jobs: it reaches the queue, and takes jobs from it or waits for the release
 * to.
 */
export async function workerReadiness(): Promise<Readiness> {
  const readiness = await serverReadiness();
  if (readiness !== 'ready' || areJobsRunning()) return readiness;
  return heldSince().then(
    (since) => (since ? 'ready' : 'jobs'),
    () => 'database',
  );
}

async function look(): Promise<Readiness> {
  const readiness = await isSchemaServed().then(
    (served) => (served ? 'ready' : 'schema'),
    (error) => {
      logEvent('not-ready', { error: describeError(error) });
      return 'database' as const;
    },
  );
  held = { readiness, until: performance.now() + HELD_MS };
  return readiness;
}
