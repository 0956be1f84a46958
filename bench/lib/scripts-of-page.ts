import zlib from 'node:zlib';

/** A phone: which links are in view, and with them what is prefetched, depends on it. */
const VIEWPORT = { width: 360, height: 800 };
/** How long after `load` a page may still fetch something, milliseconds. */
const REST = 1500;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = zlib.constants;

function brotliBytes(body) {
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT };
  return zlib.brotliCompressSync(body, { params }).length;
}

/**
 * Opens a page with an empty cache, touches nothing, and returns which scripts it fetched: `before` those asked for
 * until `load`, `after` those asked for later, `prefetched` those a browser fetches for another page.
 */
export async function scriptsOfPage(browser, url) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const found = [];
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
    const scripts = { status: answer.status(), before: [], after: [], prefetched: [] };
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
