import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateSitemaps } from './sitemaps.ts';

const NOINDEX = '<meta name="robots" content="noindex, nofollow"/>';
const POST = '<meta property="article:modified_time" content="2026-11-21"/>';
const TERMS = '<p>Last updated <!-- --><time class="x" datetime="2026-10-02">2 October</time></p>';

/** Pages as a build renders them, by path; null for a file, which has no page. */
const PAGES: Readonly<Record<string, string | null>> = {
  '/': '<p>in the sitemap of what lives in the database</p>',
  '/_not-found': '<p>Next has it</p>',
  '/about': '<p>about</p>',
  '/blog/bail': POST,
  '/favicon.ico': null,
  '/guest': NOINDEX,
  '/lawyer/--': '<p>a profile</p>',
  '/lawyers-online/civil': '<p>a landing page</p>',
  '/notary-public/makati': '<p>a city</p>',
  '/terms': TERMS,
};

let build: string;
beforeEach(() => {
  build = mkdtempSync(path.join(os.tmpdir(), 'sitemaps-'));
  const routes = Object.fromEntries(Object.keys(PAGES).map((page) => [page, {}]));
  writeFileSync(path.join(build, 'prerender-manifest.json'), JSON.stringify({ routes }));
  for (const [page, html] of Object.entries(PAGES)) {
    const file = path.join(build, 'server/app', `${page === '/' ? 'index' : page}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    if (html !== null) writeFileSync(file, html);
  }
});
afterEach(() => rmSync(build, { recursive: true }));

const generate = async (site: string) => {
  const files = await generateSitemaps(site, build);
  return Object.fromEntries([...files].map(([name, body]) => [name, body.toString()]));
};

test('the sitemap lists the static pages that may be found, with the dates that they show', async () => {
  const { '/sitemap-0.xml': sitemap = '' } = await generate('https://sangguni.test');
  expect([...sitemap.matchAll(/<url>(.*)<\/url>/g)].map(([, url]) => url)).toEqual([
    '<loc>https://sangguni.test/about</loc>',
    '<loc>https://sangguni.test/blog/bail</loc><lastmod>2026-11-21</lastmod>',
    '<loc>https://sangguni.test/terms</loc><lastmod>2026-10-02</lastmod>',
  ]);
  expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:/);
});

test('robots.txt closes nothing and names the sitemaps, at an address without a slash at its end', async () => {
  const { '/robots.txt': robots } = await generate('https://sangguni.test/');
  expect(robots).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://sangguni.test/sitemap.xml\nSitemap: https://sangguni.test/server-sitemap.xml\n',
  );
});

test('a build without its list of pages ends the start', async () => {
  rmSync(path.join(build, 'prerender-manifest.json'));
  await expect(generate('https://sangguni.test')).rejects.toThrow('prerender-manifest.json');
});
