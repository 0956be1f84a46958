import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AREA_SLUGS, findArea } from '@/lib/catalogue/areas';
import { findCity } from '@/lib/catalogue/cities';
import { findRegion } from '@/lib/catalogue/regions';
import { splitPost } from './post-text';
import { allPosts, findPost, postsTagged, relatedPosts, usedTags } from './posts';
import { isTag } from './tags';

const FOLDER = 'content/blog';
const posts = allPosts();
const bodyOf = (slug: string) =>
  splitPost(readFileSync(path.join(FOLDER, `${slug}.mdx`), 'utf8')).body;
const all = posts.map((post) => ({ ...post, body: bodyOf(post.slug) }));
const linksIn = (body: string) => [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);

test('every file of the folder is a post, newest first', () => {
  const files = readdirSync(FOLDER).map((name) => path.parse(name).name);
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted());
  expect(posts.length).toBeGreaterThanOrEqual(12);
  const days = posts.map(({ published }) => published);
  expect(days).toEqual(days.toSorted().reverse());
});

test('slugs are what an address may hold, and titles differ', () => {
  for (const { slug } of posts) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length);
  expect(new Set(posts.map(({ description }) => description)).size).toBe(posts.length);
});

test('every area of practice has a post that leads to it', () => {
  const covered = new Set(posts.map(({ areas }) => areas[0]));
  expect(AREA_SLUGS.filter((area) => !covered.has(area))).toEqual([]);
});

describe.each(all)('$slug', ({ slug, words, outline, body, sources }) => {
  test('has substance: 800 words and more, in sections', () => {
    expect(words).toBeGreaterThanOrEqual(800);
    expect(outline.length).toBeGreaterThanOrEqual(4);
  });

  test('has headings of two levels, in order, in plain words, each once', () => {
    const headings = [...body.matchAll(/^(#{1,6}) (.+)$/gm)].map(([, marks = '', text = '']) => ({
      level: marks.length,
      text,
    }));
    expect(headings[0]?.level).toBe(2);
    for (const { level, text } of headings) {
      expect([2, 3]).toContain(level);
      expect(text).not.toMatch(/[*_`[\]{}<>]/);
    }
    expect(new Set(outline.map(({ id }) => id)).size).toBe(outline.length);
    // Addresses of the page around the text.
    for (const taken of ['sources', 'find-a-lawyer', 'related-posts', 'main'])
      expect(outline.map(({ id }) => id)).not.toContain(taken);
  });

  test('leads to pages that exist, the lawyers among them', () => {
    const links = linksIn(body);
    for (const href of links)
      expect({ href, leads: leadsSomewhere(href) }).toMatchObject({ leads: true });
    expect(links.some((href) => href.startsWith('/lawyers-online/'))).toBe(true);
    expect(links).not.toContain(`/blog/${slug}`);
  });

  test('names each source once, by a safe address', () => {
    const urls = sources.map(({ url }) => url);
    for (const url of urls) expect(url).toMatch(/^https:\/\//);
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('calls a copy one, and names who issued it', () => {
    for (const { title, copy } of sources) {
      expect(title).not.toMatch(/\((?:copy|text)\)/);
      if (copy) expect(title).toMatch(/^(?:Supreme Court|Department of Justice|SEC)\b/);
    }
  });

  test('calls nobody the best', () => {
    expect(body).not.toMatch(/\b(?:best|top) (?:lawyer|attorney)/i);
  });
});

test('a topic in use has more than one post, and a post is found by its slug alone', () => {
  for (const tag of usedTags()) expect(postsTagged(tag).length).toBeGreaterThan(1);
  const [first] = posts;
  expect(findPost(first?.slug ?? '')).toBe(first);
  expect(findPost('no-such-post')).toBeUndefined();
});

test('related posts are others, share something, and the closest come first', () => {
  for (const post of posts) {
    const related = relatedPosts(post);
    expect(related.length).toBeLessThanOrEqual(3);
    const shares = related.map(
      ({ areas, tags }) =>
        2 * areas.filter((area) => post.areas.includes(area)).length +
        tags.filter((tag) => post.tags.includes(tag)).length,
    );
    expect(related).not.toContain(post);
    for (const share of shares) expect(share).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  }
});

/** Pages a post may link to; other sites by https alone. */
function leadsSomewhere(href: string): boolean {
  if (!href.startsWith('/')) return href.startsWith('https://');
  const [, section = '', one = '', two, ...rest] = href.split('/');
  if (rest.length > 0) return false;
  if (section === 'lawyers-online')
    return findArea(one)?.slug === one && (two === undefined || findRegion(two) !== undefined);
  if (section === 'notary-public')
    return two === undefined && (one === '' || findCity(one)?.slug === one);
  if (section !== 'blog') return false;
  return one === 'tag' ? isTag(two ?? '') : two === undefined && findPost(one) !== undefined;
}
