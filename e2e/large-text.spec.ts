import type { Page } from '@playwright/test';
import { registerAdministrator } from './support/administrators';
import { signInAsDemo } from './support/demo-accounts';
import { lawyerOf } from './support/lawyers';
import { becomes, expect, test, visit } from './support/test';
import { expectNoSideways } from './support/usable';

/** Names the controls and headings that leave the screen or are cut, but for those in rows that scroll by themselves. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('a, button, summary, input, select, h1, h2, h3')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ checkVisibilityCSS: true }) && box.width > 2;
        if (!isShown || box.bottom <= 0 || scrolls(element.parentElement)) return false;
        const style = getComputedStyle(element);
        if (style.clipPath !== 'none') return false;
        const isCut = style.display !== 'inline' && element.scrollWidth > element.clientWidth + 2;
        return box.right > width + 1 || box.left < -1 || isCut;
      })
      .map((element) => `${element.tagName} ${element.textContent}`);
  });
}

test('text of twice the size leaves everything in reach at 360 px (WCAG 1.4.4)', {
  tag: ['@a11y', '@phone', '@once'],
}, async ({ page, demoLawyer }) => {
  const { _id } = await lawyerOf(demoLawyer);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of [
    '/',
    '/lawyers-online/labor',
    '/lawyers-online?region=cebu',
    `/lawyer/${_id}`,
    '/notary-public',
    '/login',
    '/signup/customer',
    '/faq',
    '/blog',
    '/help',
  ]) {
    await doubleText(page, path);
    await expect.poll(() => outOfReach(page), path).toEqual([]);
  }
});

async function doubleText(page: Page, path: string): Promise<void> {
  await visit(page, path);
  // By the object model: the policy of pages refuses a style sheet.
  await page.evaluate(() =>
    document.documentElement.style.setProperty('font-size', '200%', 'important'),
  );
  await expectNoSideways(page);
}

const PORTALS = {
  client: ['', '/work-items', '/messages', '/saved-lawyers', '/account-settings/security'].map(
    (path) => `/customer-portal${path}`,
  ),
  lawyer: [
    '',
    '/meetings',
    '/calendar',
    '/clients',
    '/work-items',
    '/payments',
    '/profile',
    '/profile/basic-info',
    '/profile/availability',
    '/public-profile',
  ].map((path) => `/lawyer-portal${path}`),
  administrator: ['', '/users', '/cases', '/ledger', '/verifications'].map(
    (path) => `/admin${path}`,
  ),
};

test.describe('text of twice the size makes no page wider than 360 px', {
  tag: ['@a11y', '@phone', '@once'],
}, () => {
  for (const [who, paths] of Object.entries(PORTALS))
    test(`in the portal of a ${who}`, async ({ page }) => {
      test.slow();
      const person =
        who === 'administrator'
          ? await registerAdministrator()
          : await signInAsDemo(who === 'lawyer' ? 'lawyer' : 'customer');
      await becomes(page, person);
      await page.setViewportSize({ width: 360, height: 800 });
      for (const path of paths) await doubleText(page, path);
      await person.api.close();
    });
});
