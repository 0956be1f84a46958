import http from 'node:http';
import type { Handle } from './http/exchange.ts';
import { inRoot } from './paths.ts';
import type { HandOver, Handover, ProductHooks } from './product.ts';

const HANDOVER = Symbol.for('sangguni.boot');

type CreateNext = typeof import('next')['default'];

interface BootOptions {
  /** 0 where it receives no requests. */
  readonly port: number;
  /** For a command that fills an empty database, or checks settings before anything is done with them. */
  readonly withoutDatabase?: boolean;
}

export interface BootedProduct extends ProductHooks {
  readonly handle: Handle;
  close(): Promise<void>;
}

/**
 * Loads the built product and waits until `lib/server/boot.ts` has prepared it. Next itself would
 * listen on after a failed start and answer everything with 500.
 */
export async function bootNext({
  port,
  withoutDatabase = false,
}: BootOptions): Promise<BootedProduct> {
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const handedOver = new Promise<Handover>((resolve) => {
    const handOver: HandOver = Object.assign(resolve, { withoutDatabase });
    Reflect.set(globalThis, HANDOVER, handOver);
  });
  const imported: { default: unknown } = await import('next');
  const next = imported.default as CreateNext;
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
    async close() {
      await shutDown();
      await app.close();
    },
  };
}
