// npm run bench:js: how many bytes of script a public page makes a browser fetch until `load`, beside a Next
// hello-world of the same version. Fails where a page needs more than 1.5 times as many.
import { type BrowserContextOptions, chromium } from 'playwright';
import { ensureBrowser } from '../scripts/lib/test/browser.ts';
import { explain, logStep } from '../server/log.ts';
import { createShutdown } from '../server/shutdown.ts';
import { BROWSER_FLAGS, browserPath } from './lib/browser.ts';
import { notarialPages, publicPages } from './lib/pages.ts';
import { report } from './lib/report.ts';
import { type PageScripts, scriptsOfPage } from './lib/scripts-of-page.ts';
import { startBoth } from './lib/servers.ts';

const MAX_RATIO = 1.5;

const shutdown = createShutdown();

const launch = () => chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });

const sum = (scripts: readonly { readonly bytes: number }[]) =>
  scripts.reduce((total, { bytes }) => total + bytes, 0);

function row(name: string, scripts: PageScripts, hello: number) {
  const bytes = sum(scripts.before);
  return {
    page: name,
    scripts: scripts.before.length,
    'brotli bytes': bytes,
    'x hello': Number((bytes / hello).toFixed(3)),
    'after load': sum(scripts.after),
    prefetched: sum(scripts.prefetched),
  };
}

async function main() {
  await ensureBrowser();
  const { product, hello } = await startBoth(shutdown);
  const browser = await shutdown.own(async () => {
    const opened = await launch();
    return {
      newContext: (options?: BrowserContextOptions) => opened.newContext(options),
      stop: () => opened.close(),
    };
  });
  logStep('Measuring');
  const floor = await scriptsOfPage(browser, hello);
  const floorBytes = sum(floor.before);
  const rows = [row('hello-world', floor, floorBytes)];
  const failures: string[] = [];
  const pages = [...(await publicPages(product)), ...(await notarialPages(product))];
  for (const { name, path } of pages) {
    const scripts = await scriptsOfPage(browser, product + path);
    const measured = row(name, scripts, floorBytes);
    rows.push(measured);
    if (scripts.status !== 200) failures.push(`${name}: ${path} answered ${scripts.status}`);
    else if (measured['x hello'] > MAX_RATIO)
      failures.push(`${name}: ${measured['x hello']} > ${MAX_RATIO}`);
    if (process.env.VERBOSE) {
      for (const { url, bytes } of scripts.before)
        console.log(`  ${bytes} ${new URL(url).pathname}`);
    }
  }
  await shutdown.run(report({ name: 'js', rows, failures }) ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
