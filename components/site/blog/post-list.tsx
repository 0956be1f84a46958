import Link from 'next/link';
import { postPath } from '@/lib/blog/paths';
import type { Post } from '@/lib/blog/post';
import { TAGS } from '@/lib/blog/tags';
import { PostDay, ReadingTime } from './post-meta';

/** Posts under one another, two in a row where there is room. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className="grid gap-x-12 border-t lg:grid-cols-2">
      {posts.map((post) => (
        <li key={post.slug} className="border-b">
          <PostEntry post={post} />
        </li>
      ))}
    </ul>
  );
}

function PostEntry({ post }: { post: Post }) {
  return (
    <article className="group relative flex h-full flex-col py-6 lg:py-8">
      <p className="text-sm font-medium text-teal-700">
        {post.tags.map((tag) => TAGS[tag]).join(', ')}
      </p>
      <h2 className="mt-1.5 text-xl lg:text-2xl">
        <Link
          href={postPath(post.slug)}
          prefetch={false}
          className="stretch rounded underline-offset-4 group-hover:underline"
        >
          {post.title}
        </Link>
      </h2>
      <p className="mt-2 max-w-text text-neutral-700">{post.description}</p>
      <p className="mt-auto pt-3 text-sm text-neutral-600 tabular">
        <PostDay day={post.published} />
        <span aria-hidden="true"> · </span>
        <ReadingTime post={post} />
      </p>
    </article>
  );
}
