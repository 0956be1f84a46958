import { shareName } from '@/components/site/share/share-address';
import { sharePicture } from '@/components/site/share/share-card';
import { postContent } from '@/components/site/share/share-content';
import { findPost } from '@/lib/blog/posts';
import { rateLimitedRoute } from '@/lib/server/platform/pipeline/rate-limited-read';
import { serveSharePicture } from '@/lib/server/site/share-pictures/share-pictures';

export async function GET(request: Request, { params }: RouteContext<'/share/blog/[file]'>) {
  const post = findPost(shareName((await params).file) ?? '');
  return rateLimitedRoute(request, () =>
    serveSharePicture(request, post ? sharePicture(postContent(post)) : null),
  );
}
