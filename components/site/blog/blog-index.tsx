import {
  Banknote,
  BriefcaseBusiness,
  Building2,
  Gavel,
  HeartHandshake,
  House,
  type IconNode,
  MessagesSquare,
  Plane,
  ReceiptText,
  Rss,
  ScrollText,
  ShieldAlert,
  Vote,
} from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Banig } from '@/components/ui/icons/banig';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { FEED_PATH, postPath } from '@/lib/blog/paths';
import type { Post } from '@/lib/blog/post';
import type { TagSlug } from '@/lib/blog/tags';
import { TAGS } from '@/lib/blog/tags';
import { PostDay, ReadingTime } from './post-meta';
import { TopicNav } from './tag-links';

const DRAWINGS: Record<TagSlug, IconNode> = {
  work: BriefcaseBusiness,
  family: HeartHandshake,
  inheritance: ScrollText,
  property: House,
  money: Banknote,
  business: Building2,
  taxes: ReceiptText,
  'criminal-cases': ShieldAlert,
  courts: Gavel,
  'living-abroad': Plane,
  'public-office': Vote,
  lawyers: MessagesSquare,
};

interface BlogIndexProps {
  title: string;
  children: ReactNode;
  posts: readonly Post[];
  tags: readonly TagSlug[];
  current?: TagSlug;
}

export function BlogIndex({ title, children, posts, tags, current }: BlogIndexProps) {
  return (
    <main id="main">
      <header className="on-dark bg-teal-800 text-white">
        <div className="mx-auto max-w-page px-4 pt-8 pb-9 lg:px-6 lg:pt-14 lg:pb-14">
          <h1 className="text-4xl lg:text-5xl">{title}</h1>
          <p className="mt-3 max-w-[60ch] text-lg text-teal-100 lg:mt-4">{children}</p>
        </div>
        <Banig />
      </header>
      <div className="mx-auto max-w-page px-4 pt-6 pb-14 lg:px-6 lg:pt-10 lg:pb-24">
        <TopicNav tags={tags} current={current} />
        <div className="mt-6 lg:mt-10">
          <PostList posts={posts} />
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p className="max-w-text text-sm text-neutral-600">
            General information about Philippine law, not legal advice. Every post lists its sources
            and the date they were last checked.
          </p>
          <a href={FEED_PATH} className={textLinkAloneClass}>
            <Icon of={Rss} className="size-4" />
            RSS feed
          </a>
        </div>
      </div>
    </main>
  );
}

function PostList({ posts }: { posts: readonly Post[] }) {
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
    <article className="group relative grid h-full grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-6 lg:gap-x-6 lg:py-8">
      <span className="grid size-12 place-items-center rounded bg-teal-50 text-teal-800 transition-colors group-hover:bg-teal-100 lg:size-18">
        {post.tags.slice(0, 1).map((tag) => (
          <Icon key={tag} of={DRAWINGS[tag]} className="size-6 lg:size-8" />
        ))}
      </span>
      <div className="flex flex-col">
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
        <p className="mt-2 line-clamp-2 max-w-text text-neutral-700 sm:line-clamp-none">
          {post.description}
        </p>
        <p className="mt-auto pt-3 text-sm text-neutral-600 tabular">
          <PostDay day={post.published} />
          <span aria-hidden="true"> · </span>
          <ReadingTime post={post} />
        </p>
      </div>
    </article>
  );
}
