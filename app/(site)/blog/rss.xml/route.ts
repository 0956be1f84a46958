import { rssOf } from '@/lib/blog/feed';
import { allPosts } from '@/lib/blog/posts';
import { env } from '@/lib/env';

/** The links contain the site's own address, which is known only at run time. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(rssOf(allPosts(), env.SITE_URL), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
