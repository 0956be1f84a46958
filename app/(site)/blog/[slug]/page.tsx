import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { blogAlternates } from '@/components/blog/blog-alternates';
import { PostArticle } from '@/components/blog/post-article';
import { postPath } from '@/lib/blog/addresses';
import type { Post } from '@/lib/blog/post';
import { allPosts, findPost, relatedPosts } from '@/lib/blog/posts';

type Props = PageProps<'/blog/[slug]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return allPosts().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, title, description, author } = await postOf(params);
  return {
    title,
    description,
    authors: [{ name: author }],
    alternates: blogAlternates(postPath(slug)),
  };
}

export default async function BlogPostPage({ params }: Props) {
  const post = await postOf(params);
  const { default: Text }: { default: ComponentType } = await import(
    `@/content/blog/${post.slug}.mdx`
  );
  return (
    <PostArticle post={post} related={relatedPosts(post)}>
      <Text />
    </PostArticle>
  );
}

async function postOf(params: Props['params']): Promise<Post> {
  const { slug } = await params;
  return findPost(slug) ?? notFound();
}
