import type { Page } from '@playwright/test';
import { searchLawyers } from '@/lib/contract/lawyers/search';
import type { ApiClient } from './support/api';
import { expect, test, visit } from './support/test';

const picker = (page: Page) => page.getByRole('combobox', { name: 'What happened?' });
const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the search of the main page', { tag: '@search' }, () => {
  test('asks for a legal problem, and takes the message back', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Find lawyers' }).click();
    await expect(picker(page)).toHaveAccessibleDescription('Please select area of law.');
    await expect(picker(page)).toBeFocused();
    // steady: nothing was left, the message came without a page of its own
    await expect(page).toHaveURL(/\/$/);
    await picker(page).pressSequentially('sinibak');
    await page.getByRole('option', { name: 'Dismissed without notice' }).click();
    await expect(picker(page)).toHaveValue('Dismissed without notice');
    await expect(page.getByText('Please select area of law.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Find lawyers' }).click();
    await page.waitForURL('/lawyers-online?area_of_practice=labor&legal_problem=0');
    await expect(title(page)).toHaveText('Labor lawyers in the Philippines');
  });

  test('works with the keyboard alone', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/');
    await picker(page).focus();
    await page.keyboard.press('ArrowDown');
    const listbox = page.getByRole('listbox', { name: 'Legal problems' });
    await expect(listbox).toBeVisible();
    await expect.poll(async () => (await listbox.boundingBox())?.height).toBeLessThanOrEqual(250);
    const active = page.locator(`#${await picker(page).getAttribute('aria-activedescendant')}`);
    await expect(active).toBeInViewport();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(listbox).toBeHidden();

    await page.keyboard.type('visa');
    await expect(page.getByRole('group', { name: 'Immigration Law' })).toBeVisible();
    const chosen = await listbox.getByRole('option').first().textContent();
    await page.keyboard.press('Enter');
    await expect(picker(page)).toHaveValue(chosen ?? '');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Clear the legal problem' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: /^Region/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/lawyers-online\?area_of_practice=immigration&legal_problem=\d+$/);
  });

  test('finds problems whatever the accents and the case, and in Filipino', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/');
    const found = page.getByRole('listbox').getByRole('option');
    for (const typed of ['DISMÍSSED WITHOUT', 'sínibak', 'Dismissed without NOTICE']) {
      await picker(page).fill(typed);
      await expect(found.first()).toHaveText('Dismissed without notice');
    }
    await picker(page).fill('taxation');
    await expect(page.getByRole('group', { name: 'Taxation' })).toBeVisible();
    await picker(page).fill('qqqq');
    await expect(page.getByText('Nothing found for “qqqq”.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Most Common' }).getByRole('option')).toHaveCount(
      8,
    );
  });

  test('the usual problems are links, and questions open', async ({ page }) => {
    await visit(page, '/');
    const questions = page.getByRole('region', { name: 'Frequently asked questions' });
    await expect(questions.getByRole('group')).toHaveCount(12);
    await expect(questions.getByRole('group').first()).toHaveAttribute('open', '');
    await page
      .getByRole('navigation', { name: 'Most common legal problems' })
      .getByRole('link', { name: 'Immigration' })
      .click();
    await page.waitForURL(/legal_problem=408/);
    await expect(title(page)).toHaveText('Immigration lawyers in the Philippines');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('results', { tag: '@search' }, () => {
  test('filters live in the address: reload and back keep them', { tag: '@core-phone' }, async ({
    page,
    isMobile,
  }) => {
    await visit(page, '/lawyers-online?area_of_practice=labor');
    const all = await names(page);
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    const filters = isMobile ? page.getByRole('dialog') : page.getByRole('complementary');
    await filters.getByRole('combobox', { name: 'Region' }).selectOption('Central Visayas (VII)');
    if (isMobile) await filters.getByRole('button', { name: /^Show \d+ lawyers?$/ }).click();
    await page.waitForURL('/lawyers-online?area_of_practice=labor&region=central-visayas');
    await expect(title(page)).toHaveText('Labor lawyers in Central Visayas (VII)');
    await expect.poll(() => names(page)).not.toEqual(all);
    const narrowed = await names(page);

    await page.reload();
    await expect(title(page)).toHaveText('Labor lawyers in Central Visayas (VII)');
    await expect.poll(() => names(page)).toEqual(narrowed);
    await page.goBack();
    await expect(title(page)).toHaveText('Labor lawyers in the Philippines');
    await expect.poll(() => names(page)).toEqual(all);
    await page.goForward();
    await expect(title(page)).toHaveText('Labor lawyers in Central Visayas (VII)');
    const chip = page.getByRole('list', { name: 'Filters in use' }).getByRole('link', {
      name: /^Central Visayas/,
    });
    await chip.click();
    await page.waitForURL('/lawyers-online?area_of_practice=labor');
  });

  test('lawyers of the region come first, the others under a heading of their own', {
    tag: '@once',
  }, async ({ page, visitor }) => {
    await visit(page, '/lawyers-online?area_of_practice=labor&region=central-visayas');
    const heading = page.getByRole('heading', { name: 'Labor lawyers in other regions' });
    const more = page.getByRole('link', { name: 'Load more lawyers' });
    await expect(async () => {
      // steady: a page more does no harm, and it is looked at again until it is there
      if (!(await heading.isVisible())) await more.click();
      await expect(heading).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const shown = await page
      .getByRole('main')
      .locator('h2, article')
      .evaluateAll((parts) =>
        parts.map((part) =>
          part.tagName === 'ARTICLE'
            ? { path: part.querySelector('a')?.getAttribute('href') }
            : part.textContent?.trim(),
        ),
      );
    const here = await pathsIn(visitor, 'Central Visayas (VII)');
    const order = shown.map((part) =>
      typeof part === 'object' ? here.has(part.path ?? '') : part,
    );
    const divide = order.indexOf('Labor lawyers in other regions');
    const isHere = (entry: unknown): entry is boolean => typeof entry === 'boolean';
    expect(order.slice(0, divide).filter(isHere).every(Boolean)).toBe(true);
    expect(order.slice(divide).filter(isHere).some(Boolean)).toBe(false);
    expect(order.slice(0, divide).filter(isHere).length).toBeGreaterThan(0);
  });

  test('a time that is cut at the edge of a card comes whole with the keyboard', {
    tag: ['@once', '@core'],
  }, async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 360, height: 800 } });
    await visit(page, '/lawyers-online');
    const strip = page.getByRole('list', { name: /^Open times of/ }).first();
    await expect(strip).toBeVisible();
    const { at, width } = await strip.evaluate(beyondTheEdge);
    // The card is made as wide as cuts this time in its middle.
    await page.setViewportSize({ width, height: 800 });
    const links = strip.getByRole('link');
    const cut = links.nth(at);
    await cut.scrollIntoViewIfNeeded();
    await strip.evaluate((list) => list.parentElement?.scrollTo({ left: 0 }));
    await expect(cut).toBeInViewport();
    await expect(cut).not.toBeInViewport({ ratio: 1 });

    await links.first().focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return cut.evaluate((one) => one === document.activeElement);
      })
      .toBe(true);
    await expect(cut).toBeInViewport({ ratio: 1 });
  });

  test('a sharp phone fetches the small file of each portrait', { tag: '@phone' }, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 3 });
    await visit(page, '/lawyers-online');
    const portrait = page.getByRole('article').first().locator('img');
    await expect
      .poll(() =>
        portrait.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc),
      )
      .toMatch(/\/pictures\/[a-f0-9]{32}-192\.webp$/);
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(192);
  });

  test('where nobody fits exactly, it says so and offers wider searches', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(
      page,
      '/lawyers-online?area_of_practice=election&region=caraga&language=Hindi&max_price=60000',
    );
    await expect(title(page)).toHaveText(/^(No exact match for|No lawyer fits)/);
    const ways = page.getByRole('list', { name: 'Ways to find more' });
    await ways.getByRole('link', { name: 'Search all regions' }).click();
    await page.waitForURL(
      '/lawyers-online?area_of_practice=election&language=Hindi&max_price=60000',
    );
  });

  test('an address that makes no sense still searches', { tag: '@once' }, async ({ page }) => {
    const address =
      '/lawyers-online?area_of_practice=magic&legal_problem=x&region=%00&page=-1&sort=name&sort_direction=9&max_price=abc&language=%F0%9F%A6%A5&unknown=1';
    await visit(page, address);
    await expect(title(page)).toHaveText('Lawyers in the Philippines');
    await expect(page.getByRole('article')).toHaveCount(10);
    await visit(page, '/lawyers-online?page=999');
    await expect(page.getByText('There are no lawyers on this page')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await page.waitForURL('/lawyers-online');
  });
});

/** The profiles of lawyers of a region, as the API tells them. */
async function pathsIn(visitor: ApiClient, region: string): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  for (let page = 0, more = true; more; page += 1) {
    const { results, hasMore } = await visitor.call(searchLawyers, {
      query: { area_of_practice: 'labor', region, page },
    });
    for (const lawyer of results) if (lawyer.region === region) paths.add(`/lawyer/${lawyer._id}`);
    more = hasMore && page < 20;
  }
  return paths;
}

/** Finds the first time of a card that is beyond its right edge, and the width of the window that shows half of it. */
function beyondTheEdge(list: Element): { at: number; width: number } {
  const edge = list.parentElement?.getBoundingClientRect().right ?? 0;
  const boxes = [...list.querySelectorAll('a')]
    .map((link) => link.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const at = boxes.findIndex(({ right }) => right > edge);
  const { left = 0, right = 0 } = boxes[at] ?? {};
  return { at, width: Math.round(window.innerWidth + (left + right) / 2 - edge) };
}
