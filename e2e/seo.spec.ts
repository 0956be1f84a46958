import { limit } from '../scripts/lib/test/speed';
import { type Crawl, crawlSite } from './support/crawl';
import {
  fetchAddress,
  fetchDocument,
  fetchPage,
  pathOf,
  type SitePage,
  sitemapEntries,
} from './support/site-pages';
import { expect, test } from './support/test';

/** For a walk through the whole site. */
const A_WALK = limit(240_000);
const MAX_TITLE_LENGTH = 65;
const DESCRIPTION = { shortest: 50, longest: 160 };

interface Walk extends Crawl {
  /** Paths of the sitemap when it began: other tests publish lawyers meanwhile. */
  readonly before: ReadonlySet<string>;
}

let walked: Promise<Walk> | undefined;

/** One walk for all tests of this file. */
function crawl(): Promise<Walk> {
  walked ??= walk();
  return walked;
}

async function walk(): Promise<Walk> {
  const before = new Set((await sitemapEntries()).map(({ path }) => path));
  return { ...(await crawlSite()), before };
}

test.describe('what search engines find', { tag: ['@seo', '@once'] }, () => {
  // In one process, so that the site is walked through once.
  test.describe.configure({ mode: 'default', timeout: A_WALK });

  test('no link is broken', async () => {
    const { pages, broken } = await crawl();
    expect(pages.size).toBeGreaterThan(100);
    expect(broken).toEqual([]);
  });

  test('every page of the sitemap is reached from the main page without scripts, and no other', async () => {
    const { pages, before } = await crawl();
    const listed = (await sitemapEntries()).map(({ path }) => path);
    expect(new Set(listed).size, 'each once').toBe(listed.length);
    expect(listed.filter((path) => before.has(path) && !pages.has(path))).toEqual([]);
    // Further pages of the search are found through the first.
    const own = [...pages.values()].filter(
      ({ address, canonical, mayBeFound }) =>
        mayBeFound && canonical === address && !address.includes('?'),
    );
    const unlisted = own
      .map(({ address }) => address)
      .filter((path) => !listed.includes(path) && !before.has(path));
    expect(unlisted).toEqual([]);
  });

  test('every page of the sitemap is there, calls this address its own and may be found', async () => {
    for (const page of await listedPages()) {
      const { address, status, canonical, mayBeFound, headings } = page;
      const found = { status, canonical, mayBeFound, headings };
      const wanted = { status: 200, canonical: address, mayBeFound: true, headings: 1 };
      expect.soft(found, address).toEqual(wanted);
    }
  });

  test('every title and description is its own and is not cut', async () => {
    const pages = await listedPages();
    const cut = pages.filter(
      ({ title, description }) =>
        title === '' ||
        title.length > MAX_TITLE_LENGTH ||
        description.length < DESCRIPTION.shortest ||
        description.length > DESCRIPTION.longest,
    );
    expect(cut.map((page) => `${page.address}: ${page.title} / ${page.description}`)).toEqual([]);
    expect(repeated(pages, 'title')).toEqual([]);
    expect(repeated(pages, 'description')).toEqual([]);
  });

  test('dates in the sitemap are of the past', { tag: '@core' }, async () => {
    const entries = await sitemapEntries();
    const dates = entries.flatMap(({ lastmod }) => lastmod ?? []);
    expect(dates.length).toBeGreaterThan(entries.length / 2);
    const future = Date.now() + 24 * 3_600_000;
    expect(dates.filter((date) => !(Date.parse(date) < future))).toEqual([]);
  });

  test('robots.txt closes nothing and names the sitemap at the address of the pages', {
    tag: '@core',
  }, async () => {
    const answer = await fetchAddress('/robots.txt');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await answer.text();
    expect(text).not.toMatch(/^disallow: *\S/im);
    const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(text) ?? [];
    expect(pathOf(sitemap)).toBe('/sitemap.xml');
    const main = await fetchDocument('/');
    const canonical = main.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    expect(new URL(sitemap).origin).toBe(new URL(canonical).origin);
  });

  test('what belongs to one visitor says that it is not to be found', { tag: '@core' }, async ({
    demoLawyer,
  }) => {
    const paths = ['/login', '/signup', '/signup/customer', '/forgot-password', '/verify-email'];
    for (const path of [...paths, '/verify-email/token', '/reset-password/token']) {
      expect.soft((await fetchPage(path)).mayBeFound, path).toBe(false);
    }
    const portal = await (await demoLawyer.api.http.get('/lawyer-portal')).text();
    expect(portal).toMatch(/<meta name="robots" content="noindex/);
    expect((await fetchPage('/nowhere')).mayBeFound, 'what is not there').toBe(false);
  });

  test('the manifest names icons that are there', { tag: '@core' }, async () => {
    const main = await fetchDocument('/');
    const address = main.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? '';
    const manifest: { icons: { src: string; sizes: string; type: string }[] } = await (
      await fetchAddress(address)
    ).json();
    const touch = main.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href');
    const addresses = [...manifest.icons.map(({ src }) => src), touch ?? ''];
    for (const icon of addresses) {
      const answer = await fetchAddress(icon);
      expect(answer.headers.get('content-type'), icon).toMatch(/^image\/(png|svg\+xml)/);
    }
    expect(manifest.icons.map(({ sizes }) => sizes)).toContain('512x512');
  });
});

async function listedPages(): Promise<SitePage[]> {
  const { pages } = await crawl();
  const entries = await sitemapEntries();
  return entries.flatMap(({ path }) => pages.get(path) ?? []);
}

/** Lists values that several pages share and should not, with those pages. */
function repeated(pages: readonly SitePage[], key: 'title' | 'description'): string[] {
  const byValue = new Map<string, string[]>();
  for (const page of pages) {
    byValue.set(page[key], [...(byValue.get(page[key]) ?? []), page.address]);
  }
  return [...byValue]
    .filter(([, addresses]) => addresses.length > 1)
    .map(([value, addresses]) => `${value}: ${addresses.join(', ')}`);
}
