import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ISitemapField, SitemapBuilder } from 'next-sitemap';
import { inRoot } from './paths.ts';

/** Next's own pages, and pages that the sitemap of what lives in the database names. */
const NOT_LISTED = /^\/(?:$|_|(?:lawyer|lawyers-online|notary-public)\/)/;
const NOINDEX = /<meta name="robots" content="[^"]*noindex/;
/** As a post says, or as a page tells its readers: "Last updated 21 November 2026". */
const CHANGED =
  /(?:property="article:modified_time" content|Updated (?:<!-- -->)?<time[^>]* datetime)="([^"]+)"/i;

/** What `next build` writes of the pages that it rendered, as far as it is read here. */
interface PrerenderManifest {
  readonly routes: Readonly<Record<string, unknown>>;
}

/** Reads the page as the build rendered it; null for a file. */
async function htmlOf(build: string, page: string): Promise<string | null> {
  try {
    return await readFile(path.join(build, 'server/app', `${page}.html`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Lists the static pages. Each says itself whether it may be found, and when it was last changed where that is known. */
async function staticPages(site: string, build: string): Promise<ISitemapField[]> {
  const text = await readFile(path.join(build, 'prerender-manifest.json'), 'utf8');
  const { routes } = JSON.parse(text) as PrerenderManifest;
  const pages = Object.keys(routes).filter((page) => !NOT_LISTED.test(page));
  const fields = pages.map(async (page) => {
    const html = await htmlOf(build, page);
    if (html === null || NOINDEX.test(html)) return [];
    const lastmod = CHANGED.exec(html)?.[1];
    return [{ loc: `${site}${page}`, ...(lastmod && { lastmod }) }];
  });
  return (await Promise.all(fields)).flat();
}

/** Closes nothing: crawlers have to read a page to see that it is not to be found. */
const robotsOf = (site: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\nSitemap: ${site}/server-sitemap.xml\n`;

/**
 * Makes the sitemap of static pages and robots.txt, with addresses at `siteUrl`: address path to content. They are made at every
 * start, so that one build serves any address. The index names what lives in the database too: app/sitemap.xml.
 */
export async function generateSitemaps(
  siteUrl: string,
  build = inRoot('.next'),
): Promise<Map<string, Buffer>> {
  const site = siteUrl.replace(/\/+$/, '');
  const sitemap = new SitemapBuilder().buildSitemapXml(await staticPages(site, build));
  return new Map([
    ['/sitemap-0.xml', Buffer.from(sitemap)],
    ['/robots.txt', Buffer.from(robotsOf(site))],
  ]);
}
