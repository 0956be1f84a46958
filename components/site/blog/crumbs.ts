import type { Crumb } from '@/components/ui/layout/breadcrumbs';
import { INDEX_PATH, tagPath } from '@/lib/blog/paths';
import type { Post } from '@/lib/blog/post';
import { TAGS } from '@/lib/blog/tags';

/** Returns the breadcrumbs of a post: all posts, its first topic, the post. */
export function postCrumbs({ tags: [first], title }: Post): Crumb[] {
  return [
    { label: 'Legal Insights', href: INDEX_PATH },
    ...(first ? [{ label: TAGS[first], href: tagPath(first) }] : []),
    { label: title, href: null },
  ];
}
