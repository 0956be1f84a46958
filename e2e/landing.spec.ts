import type { Page } from '@playwright/test';
import { AREA_SLUGS } from '@/lib/catalogue/areas';
import { SEO_REGIONS } from '@/lib/catalogue/regions';
import { searchLawyers, summarizeLawyers } from '@/lib/contract/lawyers/search';
import { formatPeso } from '../lib/domain/platform/money';
import type { ApiClient } from './support/api';
import { nameOf } from './support/lawyers';
import { expect, test, visit } from './support/test';

const PATH = '/lawyers-online';

test.describe('a landing page', { tag: '@landing' }, () => {
  test('says who can help, when and for how much, as the API does', {
    tag: ['@once', '@core'],
  }, async ({ page, visitor }) => {
    await visit(page, `${PATH}/labor/central-visayas`);
    const query = { area_of_practice: 'labor', region: 'central-visayas' };
    const { total, price_30, price_60 } = await visitor.call(summarizeLawyers, { query });
    expect(total).toBeGreaterThan(1);
    await expect
      .poll(() => factsOf(page))
      .toMatchObject({
        Lawyers: String(total),
        '30 minutes': `${peso(price_30?.min)} to ${peso(price_30?.max)}`,
        '60 minutes': `${peso(price_60?.min)} to ${peso(price_60?.max)}`,
      });
    const { results } = await visitor.call(searchLawyers, { query });
    const here = results.filter((card) => card.exactMatch);
    const first = here.slice(0, 6).map(nameOf);
    await expect.poll(async () => (await namesOf(page)).slice(0, first.length)).toEqual(first);
  });

  test('asks for its times again once it has loaded', { tag: ['@once', '@core'] }, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/lawyers')) calls.push(new URL(request.url()).pathname);
    });
    const asked = page.waitForResponse(/\/api\/v1\/lawyers\/summary/);
    await visit(page, `${PATH}/labor/cebu`);
    expect((await asked).status()).toBe(200);
    await expect.poll(() => calls.filter((path) => path.endsWith('/lawyers')).length).toBe(2);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('leads to profiles and to booking', { tag: '@core' }, async ({ page }) => {
    await visit(page, `${PATH}/civil/metro-manila`);
    const card = page.getByRole('article').first();
    const name = await card.getByRole('heading').textContent();
    const time = page.getByRole('link', { name: /Philippine time/ }).first();
    await expect(time).toHaveAttribute('href', /^\/book\/[a-z0-9-]+\/\d{4}-\d\d-\d\dT/);
    await card.getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/lawyer\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  });

  test('of a city names the lawyers of the city first, and differs from its region', {
    tag: ['@once', '@core'],
  }, async ({ page, visitor }) => {
    await visit(page, `${PATH}/taxation/taguig`);
    const query = { area_of_practice: 'taxation', city: 'taguig' };
    const inCity = await visitor.call(searchLawyers, { query });
    expect(inCity.total).toBeGreaterThan(0);
    const first = inCity.results.slice(0, 6).map(nameOf);
    await expect.poll(async () => (await namesOf(page)).slice(0, first.length)).toEqual(first);
    await expect(page.getByRole('article').nth(first.length)).toBeVisible();
    const shown = await namesOf(page);
    expect(new Set(shown).size).toBe(shown.length);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('in Taguig');
    await expect(page.getByRole('heading', { name: /more in Metro Manila/ })).toBeVisible();
    const text = await page.getByRole('main').innerText();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Metro Manila').click();
    await page.waitForURL(`${PATH}/taxation/metro-manila`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/in Metro Manila$/);
    await expect.poll(() => page.getByRole('main').innerText()).not.toBe(text);
  });

  test('without a lawyer says so, leads on and is not for search engines', {
    tag: '@once',
  }, async ({ page, visitor }) => {
    const { area, region } = await emptyPage(visitor);
    await visit(page, `${PATH}/${area}/${region}`);
    await expect(page.getByText(/^There is no .* in .* yet\. \d+ in /)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const ways = page.getByRole('list', { name: 'Ways to find a lawyer' }).getByRole('link');
    await expect(ways.nth(1)).toBeVisible();
    const way = new URL((await ways.first().getAttribute('href')) ?? '', page.url());
    await ways.first().click();
    await page.waitForURL(way.href);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('No ');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
  });

  test('no line of its breadcrumb ends with a chevron', { tag: '@phone' }, async ({ page }) => {
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${PATH}/intellectual-property/ortigas`);
      const ends = await page.getByRole('navigation', { name: 'Breadcrumb' }).evaluate((trail) => {
        const parts = [...trail.querySelectorAll('svg, a, span')];
        const middle = (part: Element | undefined) => {
          const box = part?.getBoundingClientRect();
          return box ? box.top + box.height / 2 : Number.POSITIVE_INFINITY;
        };
        return parts.filter(
          (part, at) =>
            part.tagName === 'svg' && Math.abs(middle(part) - middle(parts[at + 1])) > 22,
        ).length;
      });
      expect(ends, `at ${width}`).toBe(0);
    }
  });

  test('does not scroll sideways on the smallest screen', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['intellectual-property', 'intellectual-property/ortigas', 'labor/cebu']) {
      await visit(page, `${PATH}/${path}`);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, path).toBe(320);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('can be read whole', { tag: ['@once', '@core'] }, async ({ page }) => {
      await page.goto(`${PATH}/labor/cebu`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Labor lawyers in Cebu City',
      );
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('link', { name: /Philippine time/ }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'What to have ready' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Time limits' })).toBeVisible();
      const questions = page.getByRole('group');
      const closed = questions.nth(1);
      await expect(closed.locator('p, div').last()).toBeHidden();
      await closed.locator('summary').click();
      await expect(closed.locator('p, div').last()).toBeVisible();
    });
  });
});

test.describe('addresses of landing pages', { tag: ['@landing', '@once'] }, () => {
  test('exist for what the catalogue has, and for nothing else', { tag: '@core' }, async ({
    visitor,
  }) => {
    const unknown = ['astrology', 'labor/atlantis', 'Labor/cebu', 'labor/Cebu', 'labor/cebu/more'];
    for (const path of unknown) {
      expect((await visitor.http.get(`${PATH}/${path}`)).status(), path).toBe(404);
    }
  });

  test('are all reached from the main page, and name themselves', { tag: '@core' }, async ({
    visitor,
  }) => {
    const wanted = AREA_SLUGS.flatMap((area) => [
      `${PATH}/${area}`,
      ...SEO_REGIONS.map(({ slug }) => `${PATH}/${area}/${slug}`),
    ]);
    const found = new Set(linksIn(await textOf(visitor, '/')));
    for (const area of AREA_SLUGS) {
      const path = `${PATH}/${area}`;
      expect(found.has(path), path).toBe(true);
      for (const link of linksIn(await textOf(visitor, path))) found.add(link);
    }
    expect(wanted.filter((path) => !found.has(path))).toEqual([]);
    for (const [path, canonical] of [
      ['/labor', '/labor'],
      ['/labor/cebu', '/labor/cebu'],
      ['/immigration/philippines', '/immigration'],
    ]) {
      expect(canonicalIn(await textOf(visitor, PATH + path))).toBe(PATH + canonical);
    }
  });

  test('are the canonical ones of searches by area and region', { tag: '@core' }, async ({
    visitor,
  }) => {
    const cases = [
      ['?area_of_practice=labor', '/labor'],
      ['?area_of_practice=labor&region=cebu', '/labor/central-visayas'],
      ['?area_of_practice=labor&region=caraga&language=Waray&sort=price', '/labor/caraga'],
      ['?region=caraga', '?region=caraga'],
      ['?free=1', ''],
      ['?area_of_practice=labor&free=1', '/labor'],
      ['?area_of_practice=civil&page=1', '?area_of_practice=civil&page=1'],
    ];
    for (const [search, canonical] of cases) {
      expect(canonicalIn(await textOf(visitor, PATH + search)), search).toBe(PATH + canonical);
    }
  });
});

function peso(centavos: number | undefined): string {
  return centavos === undefined ? '' : formatPeso(centavos);
}

/** Name and value of each figure at the head of the page. */
async function factsOf(page: Page): Promise<Record<string, string>> {
  const facts = page.getByRole('main').locator('dl').first().locator('> div');
  const texts = await facts.evaluateAll((cells) =>
    cells.map((cell) => [...cell.children].slice(0, 2).map((part) => part.textContent ?? '')),
  );
  return Object.fromEntries(texts);
}

function namesOf(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('heading').allTextContents();
}

/** A page of an area that has lawyers, in a region that has none of them. */
async function emptyPage(visitor: ApiClient) {
  for (const area of AREA_SLUGS) {
    const { regions } = await visitor.call(summarizeLawyers, { query: { area_of_practice: area } });
    const taken = new Set(regions.map(({ region }) => region));
    const whole = SEO_REGIONS.filter(({ label, queryRegion }) => queryRegion === label);
    const empty = whole.find(({ label }) => !taken.has(label));
    if (empty && taken.size > 0) return { area, region: empty.slug };
  }
  throw new Error('every area has lawyers in every region');
}

async function textOf(visitor: ApiClient, path: string): Promise<string> {
  const answer = await visitor.http.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
}

/** Path and query of the canonical address. */
function canonicalIn(html: string): string {
  const href = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? '';
  const { pathname, search } = new URL(href.replaceAll('&amp;', '&'));
  return pathname + search;
}
