import zlib from 'node:zlib';
import type { Browser, Request } from 'playwright';
import { needed } from './needed.ts';

interface Script {
  readonly url: string;
  /** Compressed. */
  readonly bytes: number;
  readonly body: Buffer;
}

type When = 'before' | 'after' | 'prefetched';

/** The scripts that a page fetched, by when, and the status of the page. */
export interface PageScripts extends Record<When, Script[]> {
  readonly status: number;
}

/** A phone: which links are in view, and with them what is prefetched, depends on it. */
const VIEWPORT = { width: 360, height: 800 };
/** How long after `load` a page may still fetch something, milliseconds. */
const REST = 1500;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = zlib.constants;

function brotliBytes(body: Buffer): number {
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT };
  return zlib.brotliCompressSync(body, { params }).length;
}

/**
 * Opens a page with an empty cache, touches nothing, and returns which scripts it fetched: `before` those asked for
 * until `load`, `after` those asked for later, `prefetched` those a browser fetches for another page.
 */
export async function scriptsOfPage(
  browser: Pick<Browser, 'newContext'>,
  url: string,
): Promise<PageScripts> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const found: { when: When; request: Request }[] = [];
    let loaded = false;
    page.on('load', () => {
      loaded = true;
    });
    page.on('request', (request) => {
      const isPrefetch = /prefetch/.test(request.headers()['sec-purpose'] ?? '');
      const isScript = request.resourceType() === 'script' || /\.js(?:\?|$)/.test(request.url());
      if (!isScript) return;
      const when = isPrefetch ? 'prefetched' : loaded ? 'after' : 'before';
      found.push({ when, request });
    });
    const answer = await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST);
    const scripts: PageScripts = {
      status: needed(answer, `answer of ${url}`).status(),
      before: [],
      after: [],
      prefetched: [],
    };
    for (const { when, request } of found) {
      const response = await request.response();
      const body = await response?.body().catch(() => null);
      if (body) scripts[when].push({ url: request.url(), bytes: brotliBytes(body), body });
    }
    return scripts;
  } finally {
    await context.close();
  }
}
