import 'server-only';
import { getServerSideSitemapIndex } from 'next-sitemap';
import { env } from '@/lib/env';
import { mainEntries, profileEntries, profileFiles, type SitemapEntry } from './service';

const HEADERS = { 'cache-control': 'public, max-age=0, must-revalidate' };

/**
 * Serves the index of all sitemaps: that of static pages, which server/sitemaps.ts makes, and those from the
 * database.
 */
export async function serveSitemapIndex(): Promise<Response> {
  const files = (await profileFiles()).map(
    ({ kind, number }) => `/server-sitemap/${kind}-${number + 1}.xml`,
  );
  const paths = ['/sitemap-0.xml', '/server-sitemap.xml', ...files];
  return getServerSideSitemapIndex(
    paths.map((path) => `${env.SITE_URL}${path}`),
    HEADERS,
  );
}

/** Serves the sitemap of pages from the database, without the profiles where they have files of their own. */
export function serveSitemap(): Promise<Response> {
  return streamed(mainEntries());
}

/** Serves a file of profiles by its name in the index; 404 for any other. */
export async function serveProfileSitemap(name: string): Promise<Response> {
  const [, kind, number] = /^(lawyers|notaries)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  const file = (await profileFiles()).find(
    (one) => one.kind === kind && one.number === Number(number) - 1,
  );
  return file ? streamed(profileEntries(file)) : notFound();
}

function notFound(): Response {
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' };
  return new Response('Not found.', { status: 404, headers });
}

const OPENING =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
const CLOSING = '</urlset>';

/** Streams the batches as XML, each read once the previous one was consumed; 404 without any. */
async function streamed(batches: AsyncGenerator<SitemapEntry[]>): Promise<Response> {
  // Before the answer begins: where the database does not answer, it is an error.
  const first = await batches.next();
  if (first.done) return notFound();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(OPENING + xmlOf(first.value)));
    },
    async pull(controller) {
      const next = await batches.next();
      controller.enqueue(encoder.encode(next.done ? CLOSING : xmlOf(next.value)));
      if (next.done) controller.close();
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
  return new Response(body, { headers: { ...HEADERS, 'content-type': 'text/xml' } });
}

function xmlOf(entries: readonly SitemapEntry[]): string {
  return entries
    .map(({ path, changedAt }) => {
      // As the canonical address of the main page is written. Handles and slugs need no escapes.
      const address = path === '/' ? env.SITE_URL : `${env.SITE_URL}${path}`;
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
      return `<url><loc>${address}</loc>${changed}</url>\n`;
    })
    .join('');
}
