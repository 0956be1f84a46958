import { rateLimitedRoute } from '@/lib/server/platform/pipeline/rate-limited-read';
import { serveProfileSitemap } from '@/lib/server/site/sitemap/operations';

export async function GET(request: Request, { params }: RouteContext<'/server-sitemap/[file]'>) {
  const { file } = await params;
  return rateLimitedRoute(request, () => serveProfileSitemap(file));
}
