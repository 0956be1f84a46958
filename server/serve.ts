// Serves the built product: node server/serve.ts. Settings come from the environment (lib/env.ts).
import './given-settings.ts';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BootedProduct, bootNext } from './boot-next.ts';
import { createProductServer, type ProductServer } from './http/create-server.ts';
import { createFigures, type Figures } from './http/figures.ts';
import { checkPageCache } from './http/pages/page-cache-check.ts';
import { listen } from './listen.ts';
import { CommandError, explain, logConsole, outliveLog } from './log.ts';
import { startMetrics } from './metrics/start-metrics.ts';
import { inRoot } from './paths.ts';
import { shareAssets } from './shared-assets.ts';
import { generateSitemaps } from './sitemaps.ts';
import { DRAIN_MS, report, stopOnSignal } from './stop.ts';

const ASSETS = inRoot('.next/static');
/** Milliseconds between attempts to end streams, since new ones may begin meanwhile. */
const END_STREAMS_MS = 200;

interface Serving {
  readonly product: BootedProduct;
  readonly figures: Figures;
  readonly drainDelayMs: number;
}

/**
 * Reports that it is not ready and serves on for DRAIN_DELAY, then refuses new requests and finishes those in
 * progress.
 */
async function stopServing(
  { leave, drain }: ProductServer,
  { product, figures, drainDelayMs }: Serving,
): Promise<void> {
  leave();
  // Nobody waits for jobs: the next worker takes those that are queued.
  const jobs = product.finishJobs();
  await sleep(drainDelayMs);
  const ending = setInterval(() => void product.endStreams(), END_STREAMS_MS);
  const [cut] = await Promise.all([drain(DRAIN_MS), product.endStreams()]);
  clearInterval(ending);
  if (cut > 0) report(`${cut} answers were cut off`);
  await Promise.all([figures.stop(), jobs]);
  await product.close();
}

async function main(): Promise<void> {
  outliveLog();
  logConsole();
  if (!existsSync(inRoot('.next/BUILD_ID'))) {
    throw new CommandError('There is no build to serve. Run: npm run build');
  }
  const given = { port: Number(process.env.PORT ?? 3000), site: process.env.SITE_URL };
  // What cannot be used is refused by the start, with the reason.
  const address =
    given.site && URL.canParse(given.site) ? given.site : `http://127.0.0.1:${given.port}`;
  const [product, sitemaps] = await Promise.all([
    bootNext({ port: given.port }),
    generateSitemaps(address),
  ]);
  const {
    port,
    host,
    siteUrl,
    isLocal,
    trustProxy,
    timeFactor,
    limitFactor,
    sharedAssets,
    drainDelayMs,
  } = product.serverSettings();
  const { version }: { version: string } = createRequire(import.meta.url)('next/package.json');
  // Before the first page leaves: a server of another release may be asked for its files.
  await Promise.all([
    checkPageCache(product.handle, version),
    sharedAssets && shareAssets(ASSETS, sharedAssets),
  ]);
  const figures = createFigures(product.saveFigures);
  const metrics = await startMetrics(product, 'server');
  const made = createProductServer({
    handle: product.handle,
    readiness: product.readiness.ofServer,
    watch: figures.watch,
    observe: metrics?.observe,
    changesSince: product.pageChangesSince,
    folders: { assets: ASSETS, files: inRoot('.next/public'), sharedAssets },
    generated: sitemaps,
    siteUrl,
    isLocal,
    trustProxy,
    timeFactor,
    limitFactor,
    visitorOf: product.visitorOf,
  });
  metrics?.addServer(made.figures);
  await listen(made.server, port, host);
  await product.opened();
  stopOnSignal({ drainDelayMs }, () => stopServing(made, { product, figures, drainDelayMs }));
  process.send?.('ready');
}

main().catch((error) => process.exit(explain(error)));
