import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, visit } from './support/test';

/** What the specification gives the lists of regions and areas. */
const LIST_HEIGHT = 250;

const region = (page: Page | Locator) => page.getByRole('combobox', { name: /^Region/ });

test.describe('lists of regions and areas', { tag: '@search' }, () => {
  test('the main page: 250 pixels high, with targets for a thumb', async ({ page }) => {
    await visit(page, '/');
    await expectList(region(page));
    await expectAccessible(page);
    await page.getByRole('option', { name: 'Cagayan Valley (II)' }).click();
    await expect(region(page)).toHaveValue('cagayan-valley');
    await expect(region(page)).toHaveCSS('height', '48px');
  });

  test('the main page, with the keyboard alone', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/');
    await region(page).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => isOpen(region(page))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(region(page)).toHaveValue('metro-manila');
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    await expect(page.getByRole('option', { name: 'Bangsamoro (BARMM)' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(region(page))).toBe(false);
    await expect(region(page)).toHaveValue('metro-manila');
    await expect(region(page)).toBeFocused();
  });

  test('the filters; Escape closes the list before the sheet', async ({ page, isMobile }) => {
    await visit(page, '/lawyers-online');
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    const filters = isMobile ? page.getByRole('dialog') : page.getByRole('complementary');
    const area = filters.getByRole('combobox', { name: 'Area of practice' });
    await expectList(area);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(area)).toBe(false);
    await expect(filters).toBeVisible();
    await expectList(region(filters));
    await filters.getByRole('option', { name: 'Central Visayas (VII)' }).click();
    if (isMobile) await filters.getByRole('button', { name: /^Show \d+ lawyers?$/ }).click();
    await page.waitForURL('/lawyers-online?region=central-visayas');
  });
});

/** Opens the list of a select and looks at its measures. */
async function expectList(select: Locator): Promise<void> {
  await select.click();
  await expect.poll(() => isOpen(select)).toBe(true);
  const measures = await select.evaluate((element: HTMLSelectElement) => {
    const picker = getComputedStyle(element, '::picker(select)');
    const options = [...element.options].map((option) => option.getBoundingClientRect());
    return {
      list: picker.height,
      overflow: picker.overflowY,
      font: getComputedStyle(element.options[0] ?? element).fontSize,
      lowest: Math.min(...options.map(({ height }) => height)),
      /** Beyond the edge of the window. */
      outside: options.some(({ left, right }) => left < 0 || right > innerWidth),
    };
  });
  expect(measures).toEqual({
    list: `${LIST_HEIGHT}px`,
    overflow: 'auto',
    font: '16px',
    lowest: expect.any(Number),
    outside: false,
  });
  expect(measures.lowest).toBeGreaterThanOrEqual(44);
}

function isOpen(select: Locator): Promise<boolean> {
  return select.evaluate((element) => element.matches(':open'));
}
