import type { AreaSlug } from '@/lib/catalogue/areas';
import type { PostHeading } from './post-text';
import type { TagSlug } from './tags';

/** Where a statement of a post can be looked up. */
export interface PostReference {
  title: string;
  url: string;
}

/** A post without its text, which `content/blog/{slug}.mdx` renders. */
export interface Post {
  slug: string;
  title: string;
  /** One or two sentences, for the index and search engines. */
  description: string;
  author: string;
  /** Day keys `YYYY-MM-DD`. */
  published: string;
  /** When its statements were last checked against their sources. */
  updated: string;
  tags: readonly TagSlug[];
  /** Areas of practice it concerns; the first is the one readers are led to. */
  areas: readonly AreaSlug[];
  sources: readonly PostReference[];
  words: number;
  outline: readonly PostHeading[];
}
