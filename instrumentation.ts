import type { Instrumentation } from 'next';
import type { HandOver } from './server/product.ts';

/** Promise that the process embedding Next awaits until the start ends (server/boot-next.ts). */
const HANDOVER = Symbol.for('sangguni.boot');

/**
 * Starts the server process. Called once by Next before the first request, in `npm start`, `npm run dev` and `npm run
 * worker` alike; starts nothing during a build, and nothing without a database.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  const { boot, bootWithoutDatabase, commands, ...hooks } = await import('@/lib/server/boot');
  const handOver: HandOver | undefined = Reflect.get(globalThis, HANDOVER);
  const booted = handOver?.withoutDatabase
    ? bootWithoutDatabase()
    : boot(() => import('@/demo/demo-data'));
  handOver?.({ booted, commands, ...hooks });
  await booted;
  // `next dev` takes requests by itself.
  if (!handOver) await hooks.opened();
}

/** Logs the cause of a failed render under the reference shown to the reader. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { headers },
  context,
) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ isUnavailable }, { recordOutage }, { inScope }, log] = await Promise.all([
    import('@/lib/server/platform/db/errors'),
    import('@/lib/server/platform/db/outage'),
    import('@/lib/log-lines'),
    import('@/lib/server/platform/log'),
  ]);
  if (isUnavailable(error)) recordOutage(error);
  const id = headers['x-request-id'];
  inScope({ request: typeof id === 'string' ? id : undefined }, () =>
    log.logEvent('page-failed', { route: context.routePath, error: log.describeError(error) }),
  );
};
