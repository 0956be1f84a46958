import { limitedRead } from '@/lib/server/platform/pipeline/public-read';
import { serveSitemap } from '@/lib/server/site/sitemap/operations';

export async function GET(request: Request) {
  return limitedRead(request, serveSitemap);
}
