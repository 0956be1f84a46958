import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, visit } from './test';

/** Widths of small phones. */
const NARROW = [320, 360];

/** Opens a page: it has one main heading, no violation, and nothing to scroll sideways, here and on small phones. */
export async function expectUsable(page: Page, address: string): Promise<void> {
  await test.step(address, async () => {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const size = page.viewportSize();
    if (!size) throw new Error('the window has no size');
    // All of it at once: a target that is half behind the bar at the lower edge would count as too small.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: size.width, height: Math.max(height, size.height) });
    await expectAccessible(page);
    for (const width of [size.width, ...NARROW]) {
      await page.setViewportSize({ width, height: size.height });
      const widest = () =>
        page.evaluate(() =>
          Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth),
        );
      await expect.poll(widest, `${address} at ${width}`).toBe(width);
    }
    await page.setViewportSize(size);
  });
}

/** Nothing of the page, as it is shown now, is to be scrolled sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const wider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(wider).toBeLessThanOrEqual(0);
}
