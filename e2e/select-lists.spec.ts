import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, picture, test, visit } from './support/test';

/** Height by the specification. */
const LIST_HEIGHT = 250;

const region = (page: Page | Locator) => page.getByRole('combobox', { name: /^Region/ });

test.describe('lists of regions and areas', { tag: '@search' }, () => {
  test(
    'the main page: 250 pixels high at most, with targets for a thumb',
    { tag: '@core' },
    async ({ page }, info) => {
      await visit(page, '/');
      const list = page.getByRole('listbox', { name: 'Places' });
      await region(page).click();
      await expect(list.getByRole('option')).toHaveCount(18);
      await expect
        .poll(async () => (await list.boundingBox())?.height)
        .toBeLessThanOrEqual(LIST_HEIGHT);
      const option = list.getByRole('option', { name: 'Cagayan Valley (II)' });
      await expect
        .poll(async () => (await option.boundingBox())?.height)
        .toBeGreaterThanOrEqual(44);
      await expectAccessible(page);
      await option.click();
      await expect(region(page)).toHaveValue('Cagayan Valley (II)');
      await expect(region(page)).toHaveCSS('height', '48px');
      await region(page).fill('gens');
      await expect(list.getByRole('option')).toHaveText(['General Santos, South Cotabato']);
      await picture(page, info, 'place typed');
      await list.getByRole('option').click();
      await expect(page.getByText('Lawyers in Soccsksargen (XII) come first.')).toBeVisible();
      await expectAccessible(page);
    },
  );

  test('the main page, with the keyboard alone', { tag: ['@once', '@core'] }, async ({ page }) => {
    await visit(page, '/');
    const list = page.getByRole('listbox', { name: 'Places' });
    await region(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(region(page)).toHaveValue('Metro Manila (NCR)');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(list.getByRole('option', { name: 'Bangsamoro (BARMM)' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(region(page)).toHaveValue('Metro Manila (NCR)');
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
