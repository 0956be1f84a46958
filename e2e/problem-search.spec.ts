import type { Page } from '@playwright/test';
import { expect, expectAccessible, picture, ready, test, visit } from './support/test';

const UNSURE = 'Not sure: show lawyers who can tell me';

const picker = (page: Page) => page.getByRole('combobox', { name: 'What happened?' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const submit = (page: Page) => page.getByRole('button', { name: 'Find lawyers' }).click();
const understood = (page: Page) => page.getByText('We understood: Estafa complaint');

/** Holds the scripts of a page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await released;
    // The page that asked may be left by now.
    await route.continue().catch(() => {});
  });
  return release;
}

test.describe('typed words on the main page', { tag: '@search' }, () => {
  test(
    'Enter after nothing was found chooses nothing',
    { tag: '@once' },
    async ({ page }, info) => {
      await visit(page, '/');
      await picker(page).fill('zzzz');
      await expect(page.getByText('Nothing found for “zzzz”.')).toBeVisible();
      await expect(picker(page)).not.toHaveAttribute('aria-activedescendant');
      await picture(page, info, 'nothing found');
      await expect(options(page).last()).toHaveText(UNSURE);
      await expect(picker(page)).toHaveValue('zzzz');
      // steady: nothing was left, what was typed only found nothing
      await expect(page).toHaveURL(/\/$/);
      await picker(page).press('ArrowDown');
      await picker(page).press('Enter');
      await expect(picker(page)).toHaveValue('Family and marriage');
    },
  );

  test('are taken by the button where one problem fits', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/');
    await picker(page).fill('estafa');
    await submit(page);
    await page.waitForURL('/lawyers-online?area_of_practice=criminal&legal_problem=159');
  });

  test('lead to the likeliest area where several fit', { tag: '@core' }, async ({ page }, info) => {
    await visit(page, '/');
    await picker(page).fill('utang');
    await expect(options(page).first()).toBeVisible();
    await picture(page, info, 'what may fit');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await submit(page);
    await page.waitForURL('/lawyers-online?area_of_practice=civil');
  });

  test('stay out of the address, and go along to be cleared', async ({ page }) => {
    await visit(page, '/');
    await picker(page).fill('hindi binayaran ang sahod ko');
    await options(page).filter({ hasText: UNSURE }).click();
    await page.waitForURL('/lawyers-online?area_of_practice=labor');
    await visit(page, '/');
    await expect(page.getByText('“hindi binayaran ang sahod ko”')).toBeVisible();
    await page.getByRole('button', { name: 'Clear my words' }).click();
    await expect(page.getByText('“hindi binayaran ang sahod ko”')).toHaveCount(0);
  });

  test('of danger say first where help is', async ({ page }, info) => {
    await visit(page, '/');
    await picker(page).fill('binubugbog ako ng asawa ko');
    await expect(page.getByRole('link', { name: 'Call 911' }).first()).toBeVisible();
    await picture(page, info, 'danger');
    await expectAccessible(page);
    await options(page).filter({ hasText: UNSURE }).click();
    await page.waitForURL(/\/lawyers-online\?area_of_practice=/);
    await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Leave this page quickly' })).toBeVisible();
    await picture(page, info, 'danger above the results');
    await ready(page);
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Weather' }));
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift');
    await expect(page.getByText('Weather')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(picker(page)).toBeVisible();
    await expect(page.getByText('“binubugbog ako ng asawa ko”')).toHaveCount(0);
  });

  test('are sent and understood before the scripts are there', { tag: '@once' }, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await picker(page).fill('estafa');
    await submit(page);
    await page.waitForURL('/lawyers-online?q=estafa&region=', { waitUntil: 'commit' });
    release();
    await expect(understood(page)).toBeVisible();
  });

  test('stay when the scripts come, and are known then', { tag: '@once' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await picker(page).fill('estafa');
    await page.getByRole('combobox', { name: /^Region/ }).fill('Cebu');
    release();
    await ready(page);
    await expect(picker(page)).toHaveValue('estafa');
    await expect(page.getByRole('button', { name: 'Clear the legal problem' })).toBeVisible();
    await submit(page);
    await page.waitForURL(
      '/lawyers-online?area_of_practice=criminal&legal_problem=159&region=central-visayas&place=Cebu',
    );
  });
});

test.describe('words in the address of the results', { tag: '@search' }, () => {
  test('several readings are offered as links', async ({ page }, info) => {
    await visit(page, '/lawyers-online?q=utang&region=central-visayas');
    const note = page.getByRole('group').filter({ hasText: 'We understood' });
    await expect(note).toContainText('We understood: Personal and money matters');
    await expect(page.getByRole('article').first()).toBeVisible();
    await picture(page, info, 'understood');
    await expectAccessible(page);
    await note.getByText('Not this?').click();
    await expect(note.getByRole('list', { name: 'Other readings' })).toBeVisible();
    await expectAccessible(page);
    await note.getByRole('link', { name: 'Money lent and not returned' }).click();
    await page.waitForURL(
      '/lawyers-online?area_of_practice=civil&legal_problem=55&region=central-visayas',
    );
    await expect(note).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('what is not understood is said, with the broad problems and lawyers', async ({
    page,
  }, info) => {
    await visit(page, '/lawyers-online?q=%3Cb%3Ezzzz%3C%2Fb%3E');
    await expect(page.getByText('We found no legal problem for “<b>zzzz</b>”')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(10);
    await picture(page, info, 'not understood');
    await expectAccessible(page);
    const broad = page.getByRole('list', { name: 'Most common problems' });
    await expect(broad.getByRole('link')).toHaveCount(8);
    await broad.getByRole('link', { name: 'Work and employment' }).click();
    await page.waitForURL('/lawyers-online?area_of_practice=labor&legal_problem=403');
  });

  test('they are not for search engines', { tag: '@once' }, async ({ page }) => {
    await page.goto('/lawyers-online?q=estafa');
    const robots = page.locator('meta[name="robots"]');
    await expect(robots).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await page.goto('/lawyers-online?q=estafa&legal_problem=0');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/lawyers-online\/labor\/philippines$|\/lawyers-online\/labor$/,
    );
    await expect(robots).toHaveCount(0);
    await expect(understood(page)).toHaveCount(0);
  });

  test('Enter in the filters takes the words too', async ({ page, isMobile }) => {
    await visit(page, '/lawyers-online?area_of_practice=labor');
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    const filters = isMobile ? page.getByRole('dialog') : page.getByRole('complementary');
    const field = filters.getByRole('combobox', { name: 'What happened?' });
    await field.fill('estafa');
    await expect(options(page)).toHaveText(['Estafa complaint', UNSURE]);
    if (isMobile) await filters.getByRole('button', { name: /^Show/ }).click();
    else await field.press('Enter');
    await page.waitForURL('/lawyers-online?area_of_practice=criminal&legal_problem=159');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('a typed word is understood', async ({ page }, info) => {
      await page.goto('/');
      await picture(page, info, 'main page without script');
      await picker(page).fill('estafa');
      await submit(page);
      await page.waitForURL('/lawyers-online?q=estafa&region=');
      await expect(understood(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Criminal lawyers in the Philippines',
      );
      await expect(page.getByRole('article').first()).toBeVisible();
      await picture(page, info, 'understood without script');
    });

    test('words of danger have help above the lawyers', async ({ page }, info) => {
      await page.goto('/lawyers-online?q=gisakitan%20ko%20sa%20akong%20bana');
      await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Leave this page quickly' })).toHaveAttribute(
        'href',
        /^https:/,
      );
      await picture(page, info, 'danger without script');
    });
  });
});
