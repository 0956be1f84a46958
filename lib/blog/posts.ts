import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { AREA_SLUGS } from '@/lib/catalogue/areas';
import { parseDayKey } from '@/lib/domain/platform/time';
import type { Post } from './post';
import { countWords, outlineOf, splitPost } from './post-text';
import { TAG_SLUGS, type TagSlug } from './tags';

const FOLDER = path.join(process.cwd(), 'content', 'blog');

const EXTENSION = '.mdx';

let posts: readonly Post[] | undefined;

/** Returns all posts, newest first. Read once per process; an invalid post fails the build. */
export function allPosts(): readonly Post[] {
  posts ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) =>
      parsePost(name.slice(0, -EXTENSION.length), readFileSync(path.join(FOLDER, name), 'utf8')),
    )
    .sort(newestFirst);
  return posts;
}

export function findPost(slug: string): Post | undefined {
  return allPosts().find((post) => post.slug === slug);
}

export function postsTagged(tag: TagSlug): readonly Post[] {
  return allPosts().filter((post) => post.tags.includes(tag));
}

/** Returns the topics that have posts, in their order. */
export function usedTags(): readonly TagSlug[] {
  return TAG_SLUGS.filter((tag) => postsTagged(tag).length > 0);
}

/** Returns posts that share areas or topics with one, the closest first. */
export function relatedPosts(to: Post, limit = 3): readonly Post[] {
  const closeness = (post: Post) => 2 * shared(post.areas, to.areas) + shared(post.tags, to.tags);
  return allPosts()
    .filter((post) => post.slug !== to.slug && closeness(post) > 0)
    .toSorted((a, b) => closeness(b) - closeness(a))
    .slice(0, limit);
}

function shared(some: readonly string[], others: readonly string[]): number {
  return some.filter((value) => others.includes(value)).length;
}

function newestFirst(a: Post, b: Post): number {
  return b.published.localeCompare(a.published) || a.title.localeCompare(b.title);
}

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
    sources: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          url: z.httpUrl(),
          copy: z.literal(true).optional(),
        }),
      )
      .min(2),
  })
  .refine(({ published, updated }) => published <= updated, 'updated before it was published');

/**
 * Parses a file of the blog.
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
