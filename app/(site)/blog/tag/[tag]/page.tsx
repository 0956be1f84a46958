import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { blogAlternates } from '@/components/site/blog/blog-alternates';
import { BlogIndex } from '@/components/site/blog/blog-index';
import { fittingDescription } from '@/components/site/landing/text/fitting';
import { topicPage } from '@/components/site/seo/collection-things';
import { JsonLd } from '@/components/site/seo/json-ld';
import { tagPath } from '@/lib/blog/paths';
import { postsTagged, usedTags } from '@/lib/blog/posts';
import { isTag, TAGS, type TagSlug } from '@/lib/blog/tags';
import { env } from '@/lib/env';

type Props = PageProps<'/blog/tag/[tag]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return usedTags().map((tag) => ({ tag }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const tag = await tagOf(params);
  return {
    title: `${TAGS[tag]}: Legal Insights`,
    description: fittingDescription(
      `${TAGS[tag]} under Philippine law, in plain English.`,
      ...postsTagged(tag).map(({ title }) => `${title.replace(/[.?!]$/, '')}.`),
    ),
    alternates: blogAlternates(tagPath(tag)),
  };
}

export default async function BlogTagPage({ params }: Props) {
  const tag = await tagOf(params);
  const page = { name: TAGS[tag], path: tagPath(tag) };
  return (
    <>
      <JsonLd things={[topicPage(env.SITE_URL, page, postsTagged(tag))]} />
      <BlogIndex title={TAGS[tag]} posts={postsTagged(tag)} tags={usedTags()} current={tag}>
        Legal Insights on this topic, newest first.
      </BlogIndex>
    </>
  );
}

async function tagOf(params: Props['params']): Promise<TagSlug> {
  const { tag } = await params;
  return isTag(tag) ? tag : notFound();
}
