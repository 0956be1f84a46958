import type { Metadata } from 'next';
import { blogAlternates } from '@/components/site/blog/blog-alternates';
import { BlogIndex } from '@/components/site/blog/blog-index';
import { blog } from '@/components/site/seo/collection-things';
import { JsonLd } from '@/components/site/seo/json-ld';
import { sharing } from '@/components/site/seo/sharing';
import { BLOG_CONTENT } from '@/components/site/share/share-content';
import { INDEX_PATH } from '@/lib/blog/paths';
import { allPosts, usedTags } from '@/lib/blog/posts';
import { env } from '@/lib/env';

export const metadata: Metadata = {
  title: 'Legal Insights',
  description:
    'Philippine law in plain English: work, family, land, courts, taxes, visas and business. What to expect, what to prepare and which deadlines apply, with sources.',
  alternates: blogAlternates(INDEX_PATH),
  ...sharing({ path: INDEX_PATH, content: BLOG_CONTENT }),
};

export default function BlogPage() {
  return (
    <>
      <JsonLd things={[blog(env.SITE_URL, 'Legal Insights', allPosts())]} />
      <BlogIndex title="Legal Insights" posts={allPosts()} tags={usedTags()}>
        Philippine law in plain English: what usually happens, what to prepare, and which deadlines
        apply. With sources, and the date we checked them.
      </BlogIndex>
    </>
  );
}
