import 'server-only';
import { getServerSideSitemap } from 'next-sitemap';
import { env, isBuild } from '@/lib/env';
import { liveEntries } from './service';

/** The sitemap of what lives in the database. The index that names it is written by server/sitemaps.mjs. */
export async function serveSitemap(): Promise<Response> {
  // A build has no database, and its output is never shown.
  const entries = isBuild ? [] : await liveEntries();
  return getServerSideSitemap(
    entries.map(({ path, changedAt }) => ({
      // As the canonical address of the main page is written.
      loc: path === '/' ? env.SITE_URL : `${env.SITE_URL}${path}`,
      lastmod: changedAt.toISOString(),
    })),
    { 'cache-control': 'public, max-age=0, must-revalidate' },
  );
}
