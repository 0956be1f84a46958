import type { TagSlug } from './tags';

export const INDEX_PATH = '/blog';
export const FEED_PATH = '/blog/rss.xml';

export function postPath(slug: string): string {
  return `${INDEX_PATH}/${slug}`;
}

export function tagPath(tag: TagSlug): string {
  return `${INDEX_PATH}/tag/${tag}`;
}
