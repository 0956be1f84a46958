import { rateLimitedRoute } from '@/lib/server/platform/pipeline/rate-limited-read';
import { serveSitemapIndex } from '@/lib/server/site/sitemap/operations';

export async function GET(request: Request) {
  return rateLimitedRoute(request, serveSitemapIndex);
}
