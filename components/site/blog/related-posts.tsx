import Link from 'next/link';
import { postPath } from '@/lib/blog/paths';
import type { Post } from '@/lib/blog/post';
import { ReadingTime } from './post-meta';

/** What a reader of one post may want next; nothing where there is nothing close. */
export function RelatedPosts({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related-posts" className="mt-14 border-t pt-8 lg:mt-20 print:hidden">
      <h2 id="related-posts" className="text-2xl">
        Read next
      </h2>
      <ul className="mt-4 grid gap-x-10 gap-y-6 lg:mt-6 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug} className="group relative max-lg:border-t max-lg:pt-5">
            <h3 className="font-serif text-xl font-medium">
              <Link
                href={postPath(post.slug)}
                prefetch={false}
                className="stretch rounded underline-offset-4 group-hover:underline"
              >
                {post.title}
              </Link>
            </h3>
            <p className="mt-2 text-neutral-700">{post.description}</p>
            <p className="mt-2 text-sm text-neutral-600 tabular">
              <ReadingTime post={post} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
