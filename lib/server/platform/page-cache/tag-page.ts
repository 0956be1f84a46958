import 'server-only';
import { unstable_cache } from 'next/cache';
import type { PageTag } from './policy';

/** Tags a cached page with the lawyers whose cards or names it shows: a list alone does not change with what a card says. */
export function tagShown(lawyerIds: Iterable<string>): Promise<void> {
  return tagPage(...Array.from(new Set(lawyerIds), (id): PageTag => `lawyer:${id}`));
}

/**
 * Tags a cached page with what it shows, before reading it: it is revalidated at the next request after one of these changed.
 * Of `unstable_cache` only the tags are used; nothing is stored under it.
 */
export async function tagPage(...tags: PageTag[]): Promise<void> {
  await unstable_cache(async () => true, ['tags'], { tags, revalidate: false })();
}
