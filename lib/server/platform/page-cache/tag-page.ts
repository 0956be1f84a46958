import 'server-only';
import { unstable_cache } from 'next/cache';
import type { PageTag } from './policy';

/**
 * Says what a cached page shows, before it reads it: it is rendered again at the next request after one of these changed.
 * Of `unstable_cache` only the tags are wanted; nothing is kept under it.
 */
export async function tagPage(...tags: PageTag[]): Promise<void> {
  await unstable_cache(async () => true, ['tags'], { tags, revalidate: false })();
}
