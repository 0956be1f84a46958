import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { blogAlternates } from '@/components/site/blog/blog-alternates';
import { postCrumbs } from '@/components/site/blog/crumbs';
import { PostArticle } from '@/components/site/blog/post-article';
import { fittingTitle } from '@/components/site/landing/text/fitting';
import { breadcrumbList } from '@/components/site/seo/breadcrumb-list';
import { JsonLd } from '@/components/site/seo/json-ld';
import { blogPosting } from '@/components/site/seo/post-things';
import { sharing } from '@/components/site/seo/sharing';
import { postContent } from '@/components/site/share/share-content';
import { postPath } from '@/lib/blog/paths';
import type { Post } from '@/lib/blog/post';
import { allPosts, findPost, relatedPosts } from '@/lib/blog/posts';
import { env } from '@/lib/env';

type Props = PageProps<'/blog/[slug]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return allPosts().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await postOf(params);
  const { slug, title, description, author, published, updated } = post;
  return {
    title: fittingTitle(title),
    description,
    authors: [{ name: author }],
    alternates: blogAlternates(postPath(slug)),
    ...sharing({
      path: postPath(slug),
      content: postContent(post),
      article: { publishedTime: published, modifiedTime: updated, authors: [author] },
    }),
  };
}

export default async function BlogPostPage({ params }: Props) {
  const post = await postOf(params);
  const { default: Text }: { default: ComponentType } = await import(
    `@/content/blog/${post.slug}.mdx`
  );
  return (
    <>
      <JsonLd
        things={[breadcrumbList(env.SITE_URL, postCrumbs(post)), blogPosting(env.SITE_URL, post)]}
      />
      <PostArticle post={post} related={relatedPosts(post)}>
        <Text />
      </PostArticle>
    </>
  );
}

async function postOf(params: Props['params']): Promise<Post> {
  const { slug } = await params;
  return findPost(slug) ?? notFound();
}
