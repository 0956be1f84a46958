import { stringify } from 'yaml';
import { parsePost } from './posts';

const VALID = {
  title: 'A title of some length',
  description:
    'A description that says in one or two sentences what the post is about, for the index.',
  author: 'Sangguni Editors',
  published: '2026-11-20',
  updated: '2026-11-21',
  tags: ['work'],
  areas: ['labor'],
  sources: [
    { title: 'One', url: 'https://example.com/one' },
    { title: 'Two', url: 'https://example.com/two' },
  ],
};

const parse = (changed: object = {}) =>
  parsePost('a-post', `---\n${stringify({ ...VALID, ...changed })}---\n\nText.\n\n## Section\n`);

test('a post is its front matter, its words and its sections', () => {
  expect(parse()).toEqual({
    slug: 'a-post',
    ...VALID,
    words: 2,
    outline: [{ id: 'section', text: 'Section' }],
  });
});

test.each([
  ['an unknown area', { areas: ['family'] }],
  ['no area', { areas: [] }],
  ['an area twice', { areas: ['labor', 'labor'] }],
  ['an unknown topic', { tags: ['gossip'] }],
  ['a day that is none', { published: '2026-02-30' }],
  ['a check before it was published', { updated: '2026-11-19' }],
  ['a single source', { sources: VALID.sources.slice(1) }],
  [
    'a source without an address',
    { sources: [...VALID.sources, { title: 'Three', url: 'three' }] },
  ],
  ['a short description', { description: 'Too short.' }],
  ['a field nobody reads', { colour: 'teal' }],
  ['no title', { title: undefined }],
])('refuses %s, and names the post', (_what, changed) => {
  expect(() => parse(changed)).toThrow('content/blog/a-post.mdx');
});
