import type { Metadata } from 'next';
import { FEED_TITLE } from '@/lib/blog/feed';
import { FEED_PATH } from '@/lib/blog/paths';

/** Returns the canonical address of a page of the blog, and its feed. */
export function blogAlternates(canonical: string): Metadata['alternates'] {
  return {
    canonical,
    types: { 'application/rss+xml': [{ url: FEED_PATH, title: FEED_TITLE }] },
  };
}
