/** @jest-environment jsdom */
import { rssOf } from './feed';
import { parsePost } from './posts';

const post = (slug: string, day: string, title: string) =>
  parsePost(
    slug,
    `---
title: '${title}'
description: A description with a quote " and an ampersand & that is long enough for the index.
author: Sangguni Editors
published: ${day}
updated: ${day}
tags: [work, courts]
areas: [labor]
sources:
  - { title: One, url: 'https://example.com/1' }
  - { title: Two, url: 'https://example.com/2' }
---
Text.
`,
  );

const POSTS = [
  post('second', '2026-11-21', 'Wages & fees <now>'),
  post('first', '2026-11-03', 'A plain title'),
];

function parse(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}

test('lists every post with absolute links of the site it runs on', () => {
  const feed = parse(rssOf(POSTS, 'https://sangguni.example'));
  const items = [...feed.querySelectorAll('item')];
  const read = (name: string) => items.map((item) => item.querySelector(name)?.textContent);
  expect(read('title')).toEqual(['Wages & fees <now>', 'A plain title']);
  expect(read('link')).toEqual([
    'https://sangguni.example/blog/second',
    'https://sangguni.example/blog/first',
  ]);
  expect(read('guid')).toEqual(read('link'));
  expect(read('pubDate')).toEqual([
    'Fri, 20 Nov 2026 16:00:00 GMT',
    'Mon, 02 Nov 2026 16:00:00 GMT',
  ]);
  expect(items[0]?.querySelector('description')?.textContent).toContain('" and an ampersand &');
  expect([...(items[0]?.querySelectorAll('category') ?? [])].map((c) => c.textContent)).toEqual([
    'Work',
    'In court',
  ]);
});

test('names itself, the blog and the newest change', () => {
  const channel = parse(rssOf(POSTS, 'https://sangguni.example')).querySelector('rss > channel');
  expect(channel?.parentElement?.getAttribute('version')).toBe('2.0');
  expect(channel?.querySelector(':scope > link')?.textContent).toBe(
    'https://sangguni.example/blog',
  );
  expect(channel?.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
    'https://sangguni.example/blog/rss.xml',
  );
  expect(channel?.querySelector('lastBuildDate')?.textContent).toBe(
    'Fri, 20 Nov 2026 16:00:00 GMT',
  );
});

test('without posts it is a feed still', () => {
  expect(parse(rssOf([], 'https://sangguni.example')).querySelectorAll('item')).toHaveLength(0);
});
