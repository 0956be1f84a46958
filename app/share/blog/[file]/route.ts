import { shareName } from '@/components/site/share/share-address';
import { sharePicture } from '@/components/site/share/share-card';
import { postContent } from '@/components/site/share/share-content';
import { findPost } from '@/lib/blog/posts';
import { limitedRead } from '@/lib/server/platform/pipeline/public-read';
import { serveSharePicture } from '@/lib/server/site/share-pictures/operations';

export async function GET(request: Request, { params }: RouteContext<'/share/blog/[file]'>) {
  const post = findPost(shareName((await params).file) ?? '');
  return limitedRead(request, () =>
    serveSharePicture(request, post ? sharePicture(postContent(post)) : null),
  );
}
