import type { Post } from '@/lib/blog/post';
import { readingMinutes } from '@/lib/blog/post-text';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';

/** `November 21, 2026`, with a machine-readable date. */
export function PostDay({ day }: { day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {formatDay(dayKeyStart(day))}
    </time>
  );
}

export function ReadingTime({ post }: { post: Post }) {
  return <span className="whitespace-nowrap">{readingMinutes(post.words)} min read</span>;
}
