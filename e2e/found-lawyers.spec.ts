import type { Locator, Page } from '@playwright/test';
import { searchLawyers } from '@/lib/contract/lawyers/search';
import type { ApiClient } from './support/api';
import { nameOf, pickTime } from './support/lawyers';
import { expect, expectAccessible, picture, ready, test, visit } from './support/test';

const PHONE = { width: 360, height: 800 };
const EVENING = 18 * 60;

/** The best rated are not those with enough messages to say how soon they answer. */
async function firstPageWithAnswers(visitor: ApiClient): Promise<number> {
  for (let page = 0; ; page += 1) {
    const { results, hasMore } = await visitor.call(searchLawyers, { query: { page } });
    if (results.some(({ answer_minutes }) => answer_minutes !== null)) return page;
    if (!hasMore) throw new Error('no lawyer has an answer time');
  }
}

const cards = (page: Page): Locator => page.getByRole('article');

test.describe('lawyers as they are found', { tag: ['@journey', '@search'] }, () => {
  test('two stand on one screen of a phone', { tag: '@phone' }, async ({ page, visitor }, info) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/lawyers-online');
    await expect(cards(page)).toHaveCount(10);
    const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()));
    const spans = boxes.slice(1).map((box, at) => {
      const before = boxes[at];
      if (!box || !before) throw new Error('a card is not drawn');
      return box.y + box.height - before.y;
    });
    expect(Math.max(...spans)).toBeLessThanOrEqual(PHONE.height);
    await expect(cards(page).filter({ hasText: /clients? met here/ })).not.toHaveCount(0);
    await picture(page, info, 'results on a phone');
    await visit(page, `/lawyers-online?page=${await firstPageWithAnswers(visitor)}`);
    await expect(cards(page).filter({ hasText: /Usually answers/ })).not.toHaveCount(0);
  });

  test('equal ratings stand in the order of their reviews, and the page says so', {
    tag: ['@once', '@core'],
  }, async ({ page }) => {
    await visit(page, '/lawyers-online');
    const order = page.getByText('Highest rating first; ties go to more reviews.');
    await expect(order.filter({ visible: true })).toHaveCount(1);
    const shown = await cards(page).allTextContents();
    const ranks = shown.map((text) => {
      const [, rating, count] = /(\d\.\d) of 5 stars, \((\d+)/.exec(text) ?? [];
      return { rating: Number(rating), count: Number(count) };
    });
    expect(ranks.every(({ count }) => count > 0)).toBe(true);
    expect(ranks).toEqual(ranks.toSorted((a, b) => b.rating - a.rating || b.count - a.count));
  });

  test('evenings alone, and the soonest first', { tag: '@core' }, async ({
    page,
    visitor,
    isMobile,
  }) => {
    await visit(page, '/lawyers-online');
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByText('Evenings', { exact: true }).filter({ visible: true }).click();
    if (isMobile) {
      await expectAccessible(page);
      await page.getByRole('button', { name: /^Show \d+ lawyers?$/ }).click();
    }
    await page.waitForURL('/lawyers-online?when=evenings');
    const { results, total } = await visitor.call(searchLawyers, { query: { when: 'evenings' } });
    expect(total).toBeGreaterThan(0);
    for (const { calendar } of results) {
      const starts = Object.values(calendar)
        .flat()
        .map(({ start_time }) => Date.parse(start_time));
      expect(starts.some((start) => minuteInManila(start) >= EVENING)).toBe(true);
    }
    await expect(cards(page).getByRole('heading')).toHaveText(results.map(nameOf));

    await visit(page, '/lawyers-online');
    await page.locator('summary:visible').first().click();
    await page
      .getByRole('list', { name: 'Sort by' })
      .getByRole('link', { name: /^Soonest first/ })
      .click();
    await page.waitForURL('/lawyers-online?soonest=1');
    const firsts = (await visitor.call(searchLawyers, { query: { soonest: 1 } })).results.map(
      firstStart,
    );
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    await expect(page.locator('summary:visible').first()).toContainText('Soonest first');
  });

  test('the main page shows the earliest of all of them', { tag: ['@once', '@core'] }, async ({
    page,
    visitor,
  }) => {
    await visit(page, '/');
    const list = page.getByRole('region', { name: /^(Next open|Open) times/ });
    const { results } = await visitor.call(searchLawyers, { query: { soonest: 1 } });
    const earliest = Math.min(...results.map(firstStart));
    await expect(list.getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`/book/.+/${new Date(earliest).toISOString().replace('.000', '')}`),
    );
  });

  test('the profile leads back to the results it was opened from', async ({ page }) => {
    const search = '/lawyers-online?area_of_practice=criminal&when=week';
    await visit(page, search);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/lawyer\//);
    await ready(page);
    await page.getByRole('link', { name: 'Back to results' }).click();
    await page.waitForURL(search);
    await expect(cards(page).first()).toBeVisible();
  });

  test('the bar that leads to the times goes where they are in view', { tag: '@phone' }, async ({
    page,
    visitor,
  }) => {
    const { lawyer } = await pickTime(visitor);
    await page.setViewportSize(PHONE);
    await visit(page, `/lawyer/${lawyer._id}`);
    await expect(page.getByText('By video in your browser, or by phone.').first()).toBeVisible();
    const bar = page.getByRole('region', { name: 'Book' });
    await page.getByRole('heading', { name: 'Education' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await page.locator('#times').evaluate((times) => times.scrollIntoView({ block: 'start' }));
    await expect(bar).not.toBeInViewport();
  });

  test('without a network, more lawyers and links say so', { tag: ['@once', '@core'] }, async ({
    page,
    context,
    consoleWatch,
  }) => {
    consoleWatch.allowText(/ERR_INTERNET_DISCONNECTED/);
    await visit(page, '/lawyers-online');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Load more lawyers' }).click();
    await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await expect(page).toHaveURL(/\/lawyers-online/);
    await context.setOffline(false);
  });
});

function firstStart({ calendar }: { calendar: Record<string, { start_time: string }[]> }): number {
  return Math.min(
    ...Object.values(calendar)
      .flat()
      .map(({ start_time }) => Date.parse(start_time)),
  );
}

function minuteInManila(instant: number): number {
  return (instant / 60_000 + 8 * 60) % (24 * 60);
}
