import http from 'node:http';
import { inRoot } from '../scripts/lib/paths.ts';

/** Where `instrumentation.ts` hands over; both run in one process but not in one bundle. */
const HANDOVER = Symbol.for('sangguni.boot');

/**
 * Loads the built product and waits until `lib/server/boot.ts` has prepared it. Next itself would
 * listen on after a failed start and answer everything with 500. `withoutDatabase` is for a command that fills an empty one, or looks at settings before anything is done with them.
 */
export async function bootNext({ port, withoutDatabase = false }) {
  process.env.NODE_ENV = 'production';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const handedOver = new Promise((resolve) => {
    globalThis[HANDOVER] = Object.assign(resolve, { withoutDatabase });
  });
  const { default: next } = await import('next');
  // Next would listen for upgrades on our server and break off every client that merely offers one
  // (`Upgrade: h2c`); given a server that never listens, it does not.
  const httpServer = http.createServer();
  // Middleware sees every loopback address as localhost: under another name Next would take its rewrites for another
  // site, and ask itself over the network.
  const app = next({ dev: false, dir: inRoot(), hostname: 'localhost', port, httpServer });
  await app.prepare();
  const { booted, shutDown, ...hooks } = await handedOver;
  await booted;
  return {
    handle: app.getRequestHandler(),
    ...hooks,
    /** Lets jobs finish and closes connections. */
    async close() {
      await shutDown();
      await app.close();
    },
  };
}
