import type { AboutPage, Blog, CollectionPage, ItemList } from 'schema-dts';
import { withTitle } from '@/components/lawyers/practice';
import { notaryPath } from '@/components/notaries/addresses';
import { INDEX_PATH, postPath } from '@/lib/blog/paths';
import type { Post } from '@/lib/blog/post';
import { type ListedLawyer, lawyerList } from './lawyer-list';
import { organization } from './site-things';

type ListedPost = Pick<Post, 'slug' | 'title'>;

export function aboutPage(siteUrl: string): AboutPage {
  return { '@type': 'AboutPage', url: `${siteUrl}/about`, mainEntity: organization(siteUrl) };
}

export function blog(siteUrl: string, name: string, posts: readonly ListedPost[]): Blog {
  const url = `${siteUrl}${INDEX_PATH}`;
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    name,
    url,
    publisher: organization(siteUrl),
    blogPost: posts.map(({ slug, title }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: `${siteUrl}${postPath(slug)}`,
    })),
  };
}

export function topicPage(
  siteUrl: string,
  page: { readonly name: string; readonly path: string },
  posts: readonly ListedPost[],
): CollectionPage {
  const listed = posts.map(({ slug, title }) => ({ name: title, path: postPath(slug) }));
  return collection(siteUrl, page, listOf(siteUrl, listed));
}

export function lawyersPage(
  siteUrl: string,
  page: { readonly name: string; readonly path: string },
  lawyers: readonly ListedLawyer[],
): CollectionPage {
  return collection(siteUrl, page, lawyerList(siteUrl, lawyers));
}

export function notariesPage(
  siteUrl: string,
  page: { readonly name: string; readonly path: string },
  notaries: readonly ListedLawyer[],
): CollectionPage {
  const listed = notaries.map(({ _id, display_name }) => ({
    name: withTitle(display_name),
    path: notaryPath(_id),
  }));
  return collection(siteUrl, page, listOf(siteUrl, listed));
}

function collection(
  siteUrl: string,
  { name, path }: { readonly name: string; readonly path: string },
  mainEntity: ItemList,
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name,
    url: `${siteUrl}${path}`,
    publisher: organization(siteUrl),
    mainEntity,
  };
}

function listOf(
  siteUrl: string,
  listed: readonly { readonly name: string; readonly path: string }[],
): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: listed.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${siteUrl}${path}`,
    })),
  };
}
