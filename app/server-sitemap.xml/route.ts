import { rateLimitedRoute } from '@/lib/server/platform/pipeline/rate-limited-read';
import { serveSitemap } from '@/lib/server/site/sitemap/operations';

export async function GET(request: Request) {
  return rateLimitedRoute(request, serveSitemap);
}
