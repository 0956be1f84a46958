import { shareName } from '@/components/share-picture/share-address';
import { sharePicture } from '@/components/share-picture/share-card';
import { postContent } from '@/components/share-picture/share-content';
import { findPost } from '@/lib/blog/posts';
import { limitedRead } from '@/lib/server/http/public-read';
import { serveSharePicture } from '@/lib/server/share-pictures/operations';

export async function GET(request: Request, { params }: RouteContext<'/share/blog/[file]'>) {
  const post = findPost(shareName((await params).file) ?? '');
  return limitedRead(request, () =>
    serveSharePicture(request, post ? sharePicture(postContent(post)) : null),
  );
}
