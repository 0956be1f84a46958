import { expect, test } from './support/test';

const LOST = 'Ops... You are lost!';
const WRONG = 'Ops... Something went wrong! Sorry!';

test.describe('pages that are not there', { tag: '@public' }, () => {
  for (const path of [
    '/nowhere',
    '/lawyer/nobody',
    '/blog/no-such-post',
    '/lawyers-online/astrology',
    '/lawyers-online/labor/atlantis',
    '/signup/notary',
    '/about/us',
  ]) {
    test(`${path} is a lost page with its status`, { tag: '@once' }, async ({
      page,
      consoleWatch,
    }) => {
      consoleWatch.allow(404, new RegExp(`${path}\\)`));
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(LOST);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page.getByText('Technical details')).toHaveCount(0);
    });
  }

  test('lead back to the main page, which is loaded anew', async ({ page, consoleWatch }) => {
    consoleWatch.allow(404, /\/nowhere\)/);
    await page.goto('/nowhere');
    await page.evaluate(() => {
      document.title = 'of the lost page';
      Object.assign(window, { sameDocument: true });
    });
    await page.getByRole('link', { name: 'Back to the main page' }).click();
    await page.waitForURL('/');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('say so too', async ({ page, consoleWatch }) => {
      consoleWatch.allow(404, /\/nowhere\)/);
      const answer = await page.goto('/nowhere');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(LOST);
      await page.getByRole('link', { name: 'Back to the main page' }).click();
      await page.waitForURL('/');
    });
  });
});

test.describe('a page that breaks in the browser', { tag: '@public' }, () => {
  test('says so, hides the details, and leads to the main page loaded anew', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allowText(/no zone today|Minified React error/);
    // The first document of this browser cannot tell its zone, which the times of the page ask for.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('broken')) return;
      sessionStorage.setItem('broken', 'once');
      Intl.DateTimeFormat.prototype.resolvedOptions = () => {
        throw new Error('no zone today');
      };
    });
    await page.goto('/lawyers-online?area_of_practice=labor');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WRONG);
    await expect(page.getByText('no zone today')).toBeHidden();
    await page.getByText('Technical details').click();
    await expect(page.getByText('no zone today')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the main page' }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Talk to a verified lawyer',
    );
  });
});
