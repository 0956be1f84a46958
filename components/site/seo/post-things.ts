import type { BlogPosting } from 'schema-dts';
import { postPath } from '@/lib/blog/paths';
import type { Post } from '@/lib/blog/post';
import { TAGS } from '@/lib/blog/tags';
import { shareAddress } from '../share/share-address';
import { postContent } from '../share/share-content';
import { organization } from './site-things';

/** Returns a post of the blog; its editors are people of the organisation. */
export function blogPosting(siteUrl: string, post: Post): BlogPosting {
  const url = `${siteUrl}${postPath(post.slug)}`;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    url,
    mainEntityOfPage: url,
    image: `${siteUrl}${shareAddress(postPath(post.slug), postContent(post))}`,
    datePublished: post.published,
    dateModified: post.updated,
    author: { '@type': 'Organization', name: post.author },
    publisher: organization(siteUrl),
    keywords: post.tags.map((tag) => TAGS[tag]),
    citation: post.sources.map(({ title, url: address }) => ({
      '@type': 'CreativeWork',
      name: title,
      url: address,
    })),
  };
}
