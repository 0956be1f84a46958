import type { AreaSlug } from '@/lib/catalogue/areas';
import type { PostHeading } from './post-text';
import type { TagSlug } from './tags';

export interface PostReference {
  title: string;
  url: string;
  /** Whether the address is somebody else’s copy, because that of the issuer is not known. */
  copy?: boolean | undefined;
}

export interface Post {
  slug: string;
  title: string;
  description: string;
  author: string;
  /** Day keys `YYYY-MM-DD`. */
  published: string;
  /** Day on which its statements were last checked against their sources. */
  updated: string;
  tags: readonly TagSlug[];
  /** Areas of practice it concerns; readers are directed to the first. */
  areas: readonly AreaSlug[];
  sources: readonly PostReference[];
  words: number;
  outline: readonly PostHeading[];
}
