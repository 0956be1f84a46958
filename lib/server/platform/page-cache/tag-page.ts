import 'server-only';
import { unstable_cache } from 'next/cache';
import type { PageTag } from './policy';

/**
 * Tags a cached page with the lawyers whose cards or names it shows: a list alone does not change with the content of
 * a card.
 */
export function tagShown(lawyerIds: Iterable<string>): Promise<void> {
  return tagPage(...Array.from(new Set(lawyerIds), (id): PageTag => `lawyer:${id}`));
}

/**
 * Tags a cached page with its content, before reading it: it is revalidated at the next request after a change. Only
 * the tags of `unstable_cache` are used; nothing is stored under it.
 */
export async function tagPage(...tags: PageTag[]): Promise<void> {
  await unstable_cache(async () => true, ['tags'], { tags, revalidate: false })();
}
