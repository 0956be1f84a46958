import { limitedRead } from '@/lib/server/platform/pipeline/public-read';
import { serveProfileSitemap } from '@/lib/server/site/sitemap/operations';

export async function GET(request: Request, { params }: RouteContext<'/server-sitemap/[file]'>) {
  const { file } = await params;
  return limitedRead(request, () => serveProfileSitemap(file));
}
