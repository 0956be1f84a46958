import { ChevronDown, Rss } from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import { Breadcrumbs } from '@/components/ui/layout/breadcrumbs';
import { backLinkClass, textLinkClass } from '@/components/ui/layout/text-link';
import { FEED_PATH, postPath } from '@/lib/blog/paths';
import type { Post, PostReference } from '@/lib/blog/post';
import type { PostHeading } from '@/lib/blog/post-text';
import { postCrumbs } from './crumbs';
import { FindALawyer } from './find-a-lawyer';
import { PostDay, ReadingTime } from './post-meta';
import { PostTags } from './tag-links';

interface PostSourcesProps {
  sources: readonly PostReference[];
  checked: string;
}

interface PostArticleProps {
  post: Post;
  related: readonly Post[];
  children: ReactNode;
}

export function PostArticle({ post, related, children }: PostArticleProps) {
  return (
    <main id="main" className="mx-auto max-w-page px-4 pt-4 pb-14 lg:px-6 lg:pt-6 lg:pb-24">
      <div className="print:hidden">
        <Breadcrumbs crumbs={postCrumbs(post)} />
      </div>
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
        By <span className="font-semibold text-neutral-800">{post.author}</span>{' '}
        <span className="inline-block max-sm:block">
          <span aria-hidden="true" className="max-sm:hidden">
            ·{' '}
          </span>
          <PostDay day={post.published} />
          <span aria-hidden="true"> · </span>
          <ReadingTime post={post} />
        </span>
      </p>
      <p className="mt-1 text-sm text-neutral-600 tabular">
        General information, last checked <PostDay day={post.updated} />. Not legal advice.
      </p>
    </header>
  );
}

function PostSources({ sources, checked }: PostSourcesProps) {
  return (
    <section aria-labelledby="sources" className="mt-12 border-t pt-6">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-teal-600">
        {sources.map(({ title, url, copy }) => (
          <li key={url} className="pl-1">
            {copy && <span>{`${title}. `}</span>}
            <a href={url} className={textLinkClass}>
              {copy ? 'Copy' : title}
            </a>{' '}
            <span className="text-sm text-neutral-600 print:hidden">{new URL(url).hostname}</span>
            <span className="hidden text-sm break-all print:block">{url}</span>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-neutral-600">
        This post is general information about Philippine law as of <PostDay day={checked} />. It is
        not legal advice and does not make anyone your lawyer. Laws, fees and forms change: ask a
        lawyer about your own case before you act on it.
      </p>
    </section>
  );
}

function RelatedPosts({ posts }: { posts: readonly Post[] }) {
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

interface OutlineProps {
  outline: readonly PostHeading[];
}

function FoldedOutline({ outline }: OutlineProps) {
  return (
    <details className="group my-6 rounded border bg-white lg:hidden print:hidden">
      <summary className="flex min-h-tap items-center justify-between gap-4 rounded px-4 font-semibold">
        On this page
        <Icon
          of={ChevronDown}
          className="size-5 text-neutral-600 transition-transform group-open:rotate-180"
        />
      </summary>
      <nav aria-label="On this page" className="border-t px-4 py-2">
        <Sections outline={outline} row="min-h-tap" />
      </nav>
    </details>
  );
}

function SideOutline({ outline }: OutlineProps) {
  return (
    <nav aria-label="On this page" className="max-lg:hidden">
      <p className="text-sm font-semibold">On this page</p>
      <div className="mt-2 border-l pl-4">
        <Sections outline={outline} row="py-1.5 text-sm" />
      </div>
    </nav>
  );
}

function Sections({ outline, row }: OutlineProps & { row: string }) {
  return (
    <ol>
      {outline.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={classNames(
              'flex items-center rounded text-neutral-700 underline-offset-4 hover:text-teal-800 hover:underline',
              row,
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
