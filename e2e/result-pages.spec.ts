import type { Locator, Page } from '@playwright/test';
import { expect, ready, test, visit } from './support/test';

/** The six orders with their parameters, and which way what a card shows must go. */
const ORDERS = [
  { label: 'Rating Low to High', query: '&sort=rating&sort_direction=1', shown: ratings, up: true },
  { label: 'Rating High to Low', query: '', shown: ratings, up: false },
  { label: 'Price Low to High', query: '&sort=price&sort_direction=1', shown: prices, up: true },
  { label: 'Price High to Low', query: '&sort=price&sort_direction=-1', shown: prices, up: false },
  {
    label: 'Years of Experience Low to High',
    query: '&sort=bar_year&sort_direction=-1',
    shown: years,
    up: true,
  },
  {
    label: 'Years of Experience High to Low',
    query: '&sort=bar_year&sort_direction=1',
    shown: years,
    up: false,
  },
] as const;
/** An area with few lawyers, so that all of them can be looked at. */
const SMALL = '/lawyers-online?area_of_practice=intellectual-property';

test.describe('the order of results', { tag: ['@search', '@once'] }, () => {
  test('is each of the six, over all pages', async ({ page }) => {
    await visit(page, SMALL);
    const total = await totalOf(page);
    // steady: how many there are came with the page
    expect(total).toBeGreaterThan(10);
    for (const { label, query, shown, up } of ORDERS) {
      await test.step(label, async () => {
        await page.locator('summary:visible').first().click();
        const menu = page.getByRole('list', { name: 'Sort by' });
        await menu.getByRole('link', { name: label }).click();
        await page.waitForURL(`${SMALL}${query}`);
        await showAll(page, total);
        const values = await shown(page);
        expect(values).toHaveLength(total);
        expect(new Set(values).size).toBeGreaterThan(1);
        expect(values).toEqual(values.toSorted((a, b) => (up ? a - b : b - a)));
      });
    }
  });
});

test.describe('more results', { tag: '@search' }, () => {
  test('come one after the other, and nobody twice', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/lawyers-online?area_of_practice=immigration');
    const total = await totalOf(page);
    // steady: how many there are came with the page
    expect(total).toBeGreaterThan(20);
    await showAll(page, total, async (shown) =>
      expect(cards(page).nth(shown).getByRole('link').first()).toBeFocused(),
    );
    await expect(page.getByRole('link', { name: 'Load more lawyers' })).toHaveCount(0);
    const addresses = await profileLinks(page);
    expect(addresses).toHaveLength(total);
    expect(new Set(addresses).size).toBe(total);
  });

  test('and the place among them are there again after Back, forward and a reload', async ({
    page,
  }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: 'See all lawyers' }).first().click();
    await page.waitForURL('/lawyers-online');
    await showAtLeast(page, 30);
    const link = cards(page).nth(22).getByRole('heading').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const place = await placeOf(link);
    await link.click();
    await page.waitForURL(/\/lawyer\//);

    // steady: it answers what the first frame shows
    expect(await backToCards(page)).toBe(30);
    await page.waitForURL('/lawyers-online?upto=2');
    await expect.poll(() => distance(link, place)).toBeLessThanOrEqual(3);
    await expect(link).toBeFocused();
    await expect(statusOf(page)).toHaveText(/^30 of/);

    await page.goBack();
    await page.waitForURL('/');
    await page.goForward();
    await expect(cards(page)).toHaveCount(30);
    await expect.poll(() => distance(link, place)).toBeLessThanOrEqual(3);

    await page.reload();
    await ready(page);
    await expect(cards(page)).toHaveCount(30);
    await expect.poll(() => distance(link, place)).toBeLessThanOrEqual(3);
    await page.getByRole('link', { name: 'Load more lawyers' }).click();
    await expect(statusOf(page)).toHaveText(/^40 of/);
    await expect(cards(page).nth(30).getByRole('link').first()).toBeFocused();
    await cards(page).nth(35).getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/lawyer\//);
    // steady: it answers what the first frame shows
    expect(await backToCards(page)).toBe(40);
  });

  test('begin anew with another search', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/lawyers-online');
    await showAtLeast(page, 20);
    await page.locator('summary:visible').first().click();
    const menu = page.getByRole('list', { name: 'Sort by' });
    await menu.getByRole('link', { name: 'Price Low to High' }).click();
    await page.waitForURL('/lawyers-online?sort=price&sort_direction=1');
    await expect(cards(page)).toHaveCount(10);
    await page.goBack();
    await page.waitForURL('/lawyers-online?upto=1');
    await expect(cards(page)).toHaveCount(20);
  });

  test('say so where they cannot come, and come when asked again', { tag: '@once' }, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allowText(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to load/);
    await visit(page, '/lawyers-online');
    await page.context().setOffline(true);
    const more = page.getByRole('link', { name: 'Load more lawyers' });
    await more.click();
    await expect(page.getByText('Cannot send request. Check internet connection.')).toBeVisible();
    await expect(cards(page)).toHaveCount(10);
    await page.context().setOffline(false);
    await more.click();
    await expect(cards(page)).toHaveCount(20);
  });

  test('reload a page once whose release is gone, and say so then', {
    tag: ['@once', '@core'],
  }, async ({ page, consoleWatch }) => {
    consoleWatch.allow(404, /\/_next\/static\//);
    consoleWatch.allowText(/ChunkLoadError|Failed to load/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/lawyers-online');
    const before = asked.length;
    const more = page.getByRole('link', { name: 'Load more lawyers' });
    await more.click();
    await expect(cards(page)).toHaveCount(20);
    const gone = asked.slice(before).filter((address) => address.includes('/_next/static/'));
    expect(gone).not.toEqual([]);
    const isGone = (address: URL) => gone.includes(address.href);
    await page.route(isGone, (route) => route.fulfill({ status: 404 }));

    // Left above the link, the pointer alone would have its code fetched, and the page reload before it is looked at.
    await page.mouse.move(0, 0);
    await visit(page, '/lawyers-online');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await more.click();
    await expect.poll(() => loads).toBe(1);
    await ready(page);
    // The press was in the address by then, or it came with the pointer alone.
    const shown = await cards(page).count();
    await more.click();
    const refusal = page.getByText('Cannot send request. Check internet connection.');
    await expect(refusal).toBeVisible();
    await more.click();
    await expect(refusal).toBeVisible();
    expect(loads).toBe(1);
    await page.unroute(isGone);
    await more.click();
    await expect(cards(page)).toHaveCount(shown + 10);
    expect(loads).toBe(1);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('are a page of their own', { tag: '@once' }, async ({ page }) => {
      await page.goto('/lawyers-online?area_of_practice=labor');
      const first = await profileLinks(page);
      await page.getByRole('link', { name: 'Load more lawyers' }).click();
      await page.waitForURL('/lawyers-online?area_of_practice=labor&page=1');
      const second = await profileLinks(page);
      expect(second.length).toBeGreaterThan(0);
      expect(second.filter((address) => first.includes(address))).toEqual([]);
      await page.getByRole('link', { name: 'Previous lawyers' }).click();
      await expect.poll(() => profileLinks(page)).toEqual(first);
    });
  });
});

function cards(page: Page) {
  return page.getByRole('article');
}

function statusOf(page: Page) {
  return page.getByRole('status').filter({ hasText: 'shown' });
}

async function totalOf(page: Page): Promise<number> {
  const words = await statusOf(page).textContent();
  return Number(words?.match(/of (\d+) lawyers shown/)?.[1]);
}

/** Loads page after page; `afterEach` gets how many were shown before. */
async function showAll(
  page: Page,
  total: number,
  afterEach: (before: number) => Promise<void> = async () => {},
): Promise<void> {
  for (let shown = 10; shown < total; shown += 10) {
    await page.getByRole('link', { name: 'Load more lawyers' }).click();
    const words = `${Math.min(shown + 10, total)} of ${total} lawyers shown`;
    await expect(statusOf(page)).toHaveText(words);
    await afterEach(shown);
  }
}

/** Loads page after page until there are so many cards. */
async function showAtLeast(page: Page, count: number): Promise<void> {
  for (let shown = 20; shown <= count; shown += 10) {
    await page.getByRole('link', { name: 'Load more lawyers' }).click();
    await expect(cards(page)).toHaveCount(shown);
  }
}

/** Goes back; how many cards the first frame shows. */
function backToCards(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const count = () => resolve(document.querySelectorAll('article').length);
        addEventListener('popstate', () => requestAnimationFrame(count), { once: true });
        history.back();
      }),
  );
}

/** Where something stands in the window, pixels from its upper edge. */
function placeOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}

async function distance(element: Locator, place: number): Promise<number> {
  return Math.abs((await placeOf(element)) - place);
}

function profileLinks(page: Page): Promise<string[]> {
  return cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** The number of every card, found in its text. */
async function numbers(page: Page, pattern: RegExp, otherwise: number): Promise<number[]> {
  const texts = await cards(page).allTextContents();
  return texts.map((text) => {
    const found = text.match(pattern)?.[1];
    return found === undefined ? otherwise : Number(found.replaceAll(',', ''));
  });
}

function ratings(page: Page): Promise<number[]> {
  return numbers(page, /(\d\.\d) of 5 stars/, 0);
}

function prices(page: Page): Promise<number[]> {
  return numbers(page, /30 min₱([\d,.]+?)(?=60 min)/, Number.NaN);
}

function years(page: Page): Promise<number[]> {
  return numbers(page, /(\d+) years? in practice/, 0);
}
