import { type HTMLElement, parse } from 'node-html-parser';
import { limit } from '../../scripts/lib/test/speed';
import { BASE_URL } from './target';

export interface SitePage {
  /** Path and query. */
  readonly address: string;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  /** Path of the address that the page calls its own; undefined where it names none. */
  readonly canonical: string | undefined;
  readonly mayBeFound: boolean;
  readonly picture: string | undefined;
  readonly headings: number;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

/** As a considerate crawler: the server keeps so many places for everybody else, whose pages would be turned away. */
const IN_PARALLEL = 2;
/** For one request on a machine that does other things as well. */
const TIMEOUT_MS = limit(30_000);

/** Fetches without a session. Playwright's own client would write every page into the trace of the test. */
export async function fetchAddress(address: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(new URL(address, BASE_URL), { redirect: 'manual', signal, ...init });
}

export async function fetchPage(address: string): Promise<SitePage> {
  const answer = await fetchAddress(address);
  const root = parse(await answer.text());
  const content = (names: string) => root.querySelector(names)?.getAttribute('content');
  const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return {
    address,
    status: answer.status,
    title: root.querySelector('title')?.text ?? '',
    description: content('meta[name="description"]') ?? '',
    canonical: canonical && pathOf(canonical),
    mayBeFound: !content('meta[name="robots"]')?.includes('noindex'),
    picture: content('meta[property="og:image"]'),
    headings: root.querySelectorAll('h1').length,
    ids: new Set(root.querySelectorAll('[id]').map(({ id }) => id)),
    links: root.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? ''),
  };
}

/** The document, for what `SitePage` does not hold. */
export async function fetchDocument(address: string): Promise<HTMLElement> {
  return parse(await (await fetchAddress(address)).text());
}

/** Works on all, a few at a time; what `work` adds to the list meanwhile is worked on too. */
export async function forEachOf<T>(list: T[], work: (one: T) => Promise<void>): Promise<void> {
  let next = 0;
  let busy = 0;
  const worker = async () => {
    while (next < list.length || busy > 0) {
      const one = list[next];
      if (one === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      next += 1;
      busy += 1;
      await work(one).finally(() => {
        busy -= 1;
      });
    }
  };
  await Promise.all(Array.from({ length: IN_PARALLEL }, worker));
}

/**
 * Runs `work` on each item and returns the results in order; a few at a time, so that a slow machine responds in
 * time.
 */
export async function mapFew<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  await forEachOf([...items.entries()], async ([at, item]) => {
    results[at] = await work(item);
  });
  return results;
}

/** Path and query of an address, whatever its host. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url, BASE_URL);
  return `${pathname}${search}`;
}

interface SitemapEntry {
  readonly path: string;
  readonly lastmod: string | null;
}

/** Every page that the sitemaps of the index name. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const index = await (await fetchAddress('/sitemap.xml')).text();
  const entries: SitemapEntry[] = [];
  for (const [, address = ''] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const xml = await (await fetchAddress(pathOf(address))).text();
    for (const [, loc = '', lastmod = null] of xml.matchAll(
      /<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g,
    )) {
      entries.push({ path: pathOf(loc), lastmod });
    }
  }
  return entries;
}
