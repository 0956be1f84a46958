import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ISitemapField, SitemapBuilder } from 'next-sitemap';
import { inRoot } from './paths.ts';

/** Next's own pages, and pages listed in the sitemap from the database. */
const NOT_LISTED = /^\/(?:$|_|(?:lawyer|lawyers-online|notary-public)\/)/;
const NOINDEX = /<meta name="robots" content="[^"]*noindex/;
const CHANGED =
  /(?:property="article:modified_time" content|Updated (?:<!-- -->)?<time[^>]* datetime)="([^"]+)"/i;

interface PrerenderManifest {
  readonly routes: Readonly<Record<string, unknown>>;
}

async function htmlOf(build: string, page: string): Promise<string | null> {
  try {
    return await readFile(path.join(build, 'server/app', `${page}.html`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

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

/** Blocks nothing: crawlers have to read a page to see that it must not be indexed. */
const robotsOf = (site: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\nSitemap: ${site}/server-sitemap.xml\n`;

/**
 * Generates the sitemap of static pages and robots.txt, with addresses at `siteUrl`: address path to content. Made at
 * every start, so that one build serves any address. The index includes the database's sitemaps too: app/sitemap.xml.
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
