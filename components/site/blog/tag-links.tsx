import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { INDEX_PATH, tagPath } from '@/lib/blog/paths';
import { TAGS, type TagSlug } from '@/lib/blog/tags';

const CHIP =
  'inline-flex min-h-tap items-center rounded border px-3.5 font-medium whitespace-nowrap lg:min-h-9 lg:px-3 lg:text-sm';
const OTHER =
  'border-neutral-300 bg-white text-neutral-800 hover:border-teal-600 hover:text-teal-800';
const CURRENT = 'border-teal-800 bg-teal-800 text-white';

interface TopicNavProps {
  tags: readonly TagSlug[];
  current?: TagSlug | undefined;
}

/**
 * All topics, each linked to its page; on a phone one row that scrolls sideways, so that the chosen one, which stands
 * first, is in view.
 */
export function TopicNav({ tags, current }: TopicNavProps) {
  return (
    <nav aria-label="Topics">
      <ul className="scroll-x -mx-4 flex gap-2 px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        <li>
          <TopicLink href={INDEX_PATH} current={current === undefined}>
            All
          </TopicLink>
        </li>
        {[...new Set(current ? [current, ...tags] : tags)].map((tag) => (
          <li key={tag}>
            <TopicLink href={tagPath(tag)} current={current === tag}>
              {TAGS[tag]}
            </TopicLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TopicLinkProps {
  href: string;
  current: boolean;
  children: string;
}

function TopicLink({ href, current, children }: TopicLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={current ? 'page' : undefined}
      className={classNames(CHIP, current ? CURRENT : OTHER)}
    >
      {children}
    </Link>
  );
}

export function PostTags({ tags, className }: { tags: readonly TagSlug[]; className?: string }) {
  return (
    <ul className={classNames('flex flex-wrap gap-2', className)} aria-label="Topics">
      {tags.map((tag) => (
        <li key={tag}>
          <TopicLink href={tagPath(tag)} current={false}>
            {TAGS[tag]}
          </TopicLink>
        </li>
      ))}
    </ul>
  );
}
