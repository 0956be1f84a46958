import { ArrowLeft, Rss } from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import { FEED_PATH, INDEX_PATH } from '@/lib/blog/paths';
import type { Post } from '@/lib/blog/post';
import { FindALawyer } from './find-a-lawyer';
import { PostDay, ReadingTime } from './post-meta';
import { FoldedOutline, SideOutline } from './post-outline';
import { PostSources } from './post-sources';
import { RelatedPosts } from './related-posts';
import { PostTags } from './tag-links';

interface PostArticleProps {
  post: Post;
  related: readonly Post[];
  /** The text. */
  children: ReactNode;
}

/** One post: text, sources, and the way to a lawyer. */
export function PostArticle({ post, related, children }: PostArticleProps) {
  return (
    <main id="main" className="mx-auto max-w-page px-4 pt-4 pb-14 lg:px-6 lg:pt-6 lg:pb-24">
      <Link href={INDEX_PATH} prefetch={false} className={`${backLinkClass} print:hidden`}>
        <Icon of={ArrowLeft} className="size-4" />
        Legal Insights
      </Link>
      <div className="lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,20rem)] lg:justify-between lg:gap-x-16">
        <article>
          <PostHead post={post} />
          <FoldedOutline outline={post.outline} />
          <div className="text-lg lg:mt-6">{children}</div>
          <PostSources sources={post.sources} checked={post.updated} />
          <PostTags tags={post.tags} className="mt-8 print:hidden" />
        </article>
        <aside className="mt-10 lg:mt-4 print:hidden">
          <div className="space-y-8 lg:sticky lg:top-24 lg:-mr-1.5 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:pr-1.5 lg:pb-1.5">
            <SideOutline outline={post.outline} />
            <FindALawyer areas={post.areas} />
          </div>
        </aside>
      </div>
      <RelatedPosts posts={related} />
      <p className="mt-6 print:hidden">
        <a href={FEED_PATH} className={backLinkClass}>
          <Icon of={Rss} className="size-4" />
          New posts by RSS
        </a>
      </p>
    </main>
  );
}

function PostHead({ post }: { post: Post }) {
  return (
    <header className="mt-3 border-b pb-6 lg:mt-4">
      <h1 className="text-3xl lg:text-4xl">{post.title}</h1>
      <p className="mt-3 text-lg text-neutral-700">{post.description}</p>
      <p className="mt-4 text-sm text-neutral-600 tabular">
        By <span className="font-semibold text-neutral-800">{post.author}</span>
        <span aria-hidden="true"> · </span>
        <PostDay day={post.published} />
        <span aria-hidden="true"> · </span>
        <ReadingTime post={post} />
      </p>
      <p className="mt-1 text-sm text-neutral-600 tabular">
        General information, last checked <PostDay day={post.updated} />. Not legal advice.
      </p>
    </header>
  );
}
