import { shareName } from '@/components/site/share/share-address';
import { sharePicture } from '@/components/site/share/share-card';
import { lawyerContent } from '@/components/site/share/share-content';
import { getLawyerProfile } from '@/lib/server/lawyers/profiles/operations';
import { rateLimitedRoute } from '@/lib/server/platform/pipeline/rate-limited-read';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { serveSharePicture } from '@/lib/server/site/share-pictures/share-pictures';

export async function GET(request: Request, { params }: RouteContext<'/share/lawyer/[file]'>) {
  const id = shareName((await params).file);
  return rateLimitedRoute(request, async () => {
    const found = id ? await tryLoad(getLawyerProfile, { params: { id } }, null) : null;
    if (found && !found.ok && found.error.key !== 'not_found') throw found.error;
    return serveSharePicture(request, found?.ok ? sharePicture(lawyerContent(found.data)) : null);
  });
}
