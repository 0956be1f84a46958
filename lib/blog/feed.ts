import { dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { SITE } from '@/lib/site';
import { FEED_PATH, INDEX_PATH, postPath } from './paths';
import type { Post } from './post';
import { TAGS } from './tags';

/** Returns an RSS 2.0 feed of the posts, newest first, with absolute links. */
export function rssOf(posts: readonly Post[], siteUrl: string): string {
  const newest = posts
    .map((post) => post.updated)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', FEED_TITLE),
    element('link', siteUrl + INDEX_PATH),
    element('description', FEED_DESCRIPTION),
    element('language', 'en-PH'),
    ...(newest ? [element('lastBuildDate', rfc822(newest))] : []),
    `<atom:link href="${escapeXml(siteUrl + FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemOf(post, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

export const FEED_TITLE = `${SITE.name} Legal Insights`;

const FEED_DESCRIPTION =
  'Philippine law in plain English: what to expect, what to prepare, which deadlines run. General information, with sources.';

function itemOf(post: Post, siteUrl: string): string {
  const address = siteUrl + postPath(post.slug);
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', rfc822(post.published)),
    element('dc:creator', post.author),
    ...post.tags.map((tag) => element('category', TAGS[tag])),
    element('description', post.description),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Returns the start of the Manila day in the date format of feeds; in UTC, which needs no zone table. */
function rfc822(day: string): string {
  return new Date(dayKeyStart(day)).toUTCString();
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
