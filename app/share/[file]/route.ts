import { shareName } from '@/components/site/share/share-address';
import { sharePicture } from '@/components/site/share/share-card';
import {
  BLOG_CONTENT,
  FREE_HELP_CONTENT,
  HOME_CONTENT,
  NOTARY_SEARCH_CONTENT,
  SEARCH_CONTENT,
  SITE_CONTENT,
} from '@/components/site/share/share-content';
import { rateLimitedRoute } from '@/lib/server/platform/pipeline/rate-limited-read';
import { serveSharePicture } from '@/lib/server/site/share-pictures/share-pictures';

const CONTENTS = new Map([
  ['site', SITE_CONTENT],
  ['home', HOME_CONTENT],
  ['lawyers-online', SEARCH_CONTENT],
  ['notary-public', NOTARY_SEARCH_CONTENT],
  ['free-legal-help', FREE_HELP_CONTENT],
  ['blog', BLOG_CONTENT],
]);

export async function GET(request: Request, { params }: RouteContext<'/share/[file]'>) {
  const content = CONTENTS.get(shareName((await params).file) ?? '');
  return rateLimitedRoute(request, () =>
    serveSharePicture(request, content ? sharePicture(content) : null),
  );
}
