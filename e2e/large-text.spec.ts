import type { Page } from '@playwright/test';
import { lawyerOf } from './support/lawyers';
import { expect, test, visit } from './support/test';
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
    await visit(page, path);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await expectNoSideways(page);
    await expect.poll(() => outOfReach(page), path).toEqual([]);
  }
});
