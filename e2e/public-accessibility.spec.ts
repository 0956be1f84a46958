import type { Page } from '@playwright/test';
import { pickTime } from './support/lawyers';
import { OTHER_PAGES, type PageKinds, pageKinds } from './support/page-kinds';
import { becomes, expect, expectAccessible, test, visit } from './support/test';
import { expectUsable } from './support/usable';

const KINDS: readonly (keyof PageKinds)[] = [
  'home',
  'search',
  'filtered',
  'area',
  'region',
  'city',
  'profile',
  'notaries',
  'notaryCity',
  'notary',
  'freeHelp',
  'blog',
  'topic',
  'post',
  'faq',
];

/** Laid out as another kind is. */
const ALIKE: readonly (keyof PageKinds)[] = ['region', 'city', 'topic'];

/** Search pages and links of mails with nothing to show, or nothing yet. */
const EMPTY_PAGES = [
  '/lawyers-online?area_of_practice=election&region=caraga&language=Hindi',
  '/lawyers-online?page=999',
  '/verify-email/token',
];

// One page a test, so that none has to wait for others on a slow machine.
test.describe('every public page', { tag: '@a11y' }, () => {
  for (const kind of KINDS) {
    test(kind, { tag: ALIKE.includes(kind) ? [] : '@core' }, async ({ page, visitor }) => {
      const { [kind]: address } = await pageKinds(visitor);
      await expectUsable(page, address);
    });
  }

  // Text and empty states: what a phone has of them is looked at by the narrow widths.
  for (const address of OTHER_PAGES) {
    test(address, { tag: ['@once', '@core'] }, async ({ page }) => expectUsable(page, address));
  }
  for (const address of EMPTY_PAGES) {
    test(address, { tag: '@once' }, async ({ page }) => expectUsable(page, address));
  }

  test('the check of a profile', { tag: '@core' }, async ({ page, visitor }) => {
    const { lawyer } = await pickTime(visitor);
    await expectUsable(page, `/lawyer/${lawyer._id}?check=1`);
  });

  for (const address of ['/lawyer/nobody', '/nowhere']) {
    test(`${address}, which is not there`, async ({ page, consoleWatch }) => {
      consoleWatch.allow(404, new RegExp(`${address}\\)`));
      await expectUsable(page, address);
    });
  }
});

test.describe('the header with each of its menus open', { tag: '@a11y' }, () => {
  test('for a visitor', async ({ page, isMobile }) => {
    await visit(page, '/');
    expect(await expectMenus(page)).toBe(isMobile ? 1 : 0);
  });

  test('for somebody signed in', async ({ page, newCustomer, visitor }) => {
    await becomes(page, await newCustomer());
    const { city } = await pageKinds(visitor);
    await expectUsable(page, city);
    await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
    expect(await expectMenus(page)).toBeGreaterThan(0);
  });
});

/** No violation with any menu of the header open. Answers how many there are. */
async function expectMenus(page: Page): Promise<number> {
  const menus = page.getByRole('banner').locator('[aria-haspopup]:visible');
  const count = await menus.count();
  for (let at = 0; at < count; at += 1) {
    await menus.nth(at).click();
    const opened = page.getByRole('dialog').or(page.getByRole('menu'));
    await expect(opened.first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
  return count;
}
