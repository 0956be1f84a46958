import { parse } from 'yaml';
import * as z from 'zod';
import { AREA_SLUGS } from '@/lib/catalogue/areas';
import { parseDayKey } from '@/lib/domain/platform/time';
import type { Post } from './post';
import { countWords, outlineOf, splitPost } from './post-text';
import { TAG_SLUGS } from './tags';

const dayKey = z.string().refine((key) => parseDayKey(key) !== null, 'is not a day');
const distinct = (values: readonly string[]) => new Set(values).size === values.length;

const frontMatter = z
  .strictObject({
    title: z.string().min(10).max(70),
    description: z.string().min(70).max(170),
    author: z.string().min(1),
    published: dayKey,
    updated: dayKey,
    tags: z.array(z.enum(TAG_SLUGS)).min(1).refine(distinct, 'repeats a tag'),
    areas: z.array(z.enum(AREA_SLUGS)).min(1).refine(distinct, 'repeats an area'),
    sources: z.array(z.strictObject({ title: z.string().min(1), url: z.httpUrl() })).min(2),
  })
  .refine(({ published, updated }) => published <= updated, 'updated before it was published');

/**
 * Reads a file of the blog.
 *
 * @throws Error that names the post and what is wrong with its front matter
 */
export function parsePost(slug: string, file: string): Post {
  const source = splitPost(file);
  const parsed = frontMatter.safeParse(parse(source.frontMatter));
  if (!parsed.success)
    throw new Error(`content/blog/${slug}.mdx: ${z.prettifyError(parsed.error)}`);
  const { body } = source;
  return { slug, ...parsed.data, words: countWords(body), outline: outlineOf(body) };
}
