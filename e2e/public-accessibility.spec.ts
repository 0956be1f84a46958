import type { Page } from '@playwright/test';
import { OTHER_PAGES, type PageKinds, pageKinds } from './support/page-kinds';
import { becomes, expect, expectAccessible, test, visit } from './support/test';

const KINDS: readonly (keyof PageKinds)[] = [
  'home',
  'search',
  'filtered',
  'area',
  'region',
  'city',
  'profile',
  'blog',
  'topic',
  'post',
  'faq',
];

test.describe('every public page, the header closed and open', { tag: '@a11y' }, () => {
  for (const kind of KINDS) {
    test(kind, async ({ page, visitor }) => {
      const { [kind]: address } = await pageKinds(visitor);
      await expectPageAndMenus(page, address);
    });
  }

  for (const address of OTHER_PAGES) {
    test(address, async ({ page }) => expectPageAndMenus(page, address));
  }

  test('a lawyer nobody can see', async ({ page, consoleWatch }) => {
    consoleWatch.allow(404, /\/lawyer\/nobody\)/);
    await expectPageAndMenus(page, '/lawyer/nobody');
  });

  test('somebody signed in', async ({ page, newCustomer, visitor }) => {
    await becomes(page, await newCustomer());
    const { home, city, post } = await pageKinds(visitor);
    for (const address of [home, city, post]) {
      const opened = await expectPageAndMenus(page, address);
      expect(opened, 'menus of the header').toBeGreaterThan(0);
    }
  });
});

/** No violation on the page, nor with any menu of its header open. Answers how many there are. */
async function expectPageAndMenus(page: Page, address: string): Promise<number> {
  await visit(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
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
