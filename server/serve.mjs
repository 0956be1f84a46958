// Serves the built product: node server/serve.mjs. Settings come from the environment (lib/env.ts).
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../scripts/lib/paths.mjs';
import { bootNext } from './boot-next.mjs';
import { createProductServer } from './http/create-server.mjs';
import { createFigures } from './http/figures.mjs';
import { checkPageCache } from './http/pages/page-cache-check.mjs';
import { CommandError, explain, outliveLog } from './log.mjs';
import { generateSitemaps } from './sitemaps.mjs';

const DRAIN_TIMEOUT_MS = 8000;

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new CommandError(`Port ${port} is in use by another program.`) : error);
    });
    server.listen(port, host, resolve);
  });
}

async function main() {
  outliveLog();
  if (!existsSync(inRoot('.next/BUILD_ID'))) {
    throw new CommandError('There is no build to serve. Run: npm run build');
  }
  const given = { port: Number(process.env.PORT ?? 3000), site: process.env.SITE_URL };
  // What cannot be used is refused by the start, with the reason.
  const address = URL.canParse(given.site ?? '') ? given.site : `http://127.0.0.1:${given.port}`;
  const [product, sitemaps] = await Promise.all([
    bootNext({ port: given.port }),
    generateSitemaps(address),
  ]);
  const { version } = createRequire(import.meta.url)('next/package.json');
  await checkPageCache(product.handle, version);
  const { port, host, siteUrl, isLocal, trustProxy } = product.serverSettings();
  const figures = createFigures(product.saveFigures);
  const { server, drain } = createProductServer({
    handle: product.handle,
    watch: figures.watch,
    changesSince: product.pageChangesSince,
    folders: { assets: inRoot('.next/static'), files: inRoot('.next/public') },
    generated: sitemaps,
    siteUrl,
    isLocal,
    trustProxy,
  });
  await listen(server, port, host);
  await product.opened();
  process.send?.('ready');

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all([drain(DRAIN_TIMEOUT_MS), product.endStreams()]);
    await figures.stop();
    await product.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, () => void stop());
}

main().catch((error) => process.exit(explain(error)));
