import { serveSitemap } from '@/lib/server/sitemap/operations';

/** What it lists is in the database. */
export const dynamic = 'force-dynamic';

export function GET() {
  return serveSitemap();
}
