import { shareName } from '@/components/site/share/share-address';
import { sharePicture } from '@/components/site/share/share-card';
import { notaryContent } from '@/components/site/share/share-content';
import { getNotary } from '@/lib/server/notaries/search/operations';
import { rateLimitedRoute } from '@/lib/server/platform/pipeline/rate-limited-read';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { serveSharePicture } from '@/lib/server/site/share-pictures/share-pictures';

type Context = RouteContext<'/share/notary-public/profile/[file]'>;

export async function GET(request: Request, { params }: Context) {
  const id = shareName((await params).file);
  return rateLimitedRoute(request, async () => {
    const found = id ? await tryLoad(getNotary, { params: { id } }, null) : null;
    if (found && !found.ok && found.error.key !== 'not_found') throw found.error;
    return serveSharePicture(request, found?.ok ? sharePicture(notaryContent(found.data)) : null);
  });
}
