import { tagPage } from '@/lib/server/platform/page-cache/tag-page';
import { serveSitemap } from '@/lib/server/site/sitemap/operations';

/** Cached like a page: whatever changes its entries changes the main page or the cities with notaries too. */
export const dynamic = 'force-static';
/** Seconds. */
export const revalidate = 3600;

export async function GET() {
  await tagPage('home', 'notary-cities');
  return serveSitemap();
}
