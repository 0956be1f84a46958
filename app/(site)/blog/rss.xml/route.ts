import { rssOf } from '@/lib/blog/feed';
import { allPosts } from '@/lib/blog/posts';
import { env } from '@/lib/env';

/** Its links name the address of the product, which is known only where it runs. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(rssOf(allPosts(), env.SITE_URL), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
