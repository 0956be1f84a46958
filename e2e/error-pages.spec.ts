import { hasDatabase, NEEDS_DATABASE } from './support/target';
import { expect, expectAccessible, ready } from './support/test';
import { test } from './support/unreadable-product';

const NOT_FOUND_TITLE = 'Ops... You are lost!';
const WRONG = 'Ops... Something went wrong! Sorry!';

const UNKNOWN_PATHS = [
  '/nowhere',
  '/lawyer/nobody',
  '/blog/no-such-post',
  '/blog/tag/no-such-topic',
  '/lawyers-online/astrology',
  '/lawyers-online/labor/atlantis',
  '/checkout',
  '/test-gateway/nothing',
  '/signup/notary',
  '/about/us',
  '/went-wrong',
  '/lawyer/%E0%A4%A',
];

test.describe('pages that are not there', { tag: '@public' }, () => {
  test('are 404 pages with their status', { tag: ['@once', '@core'] }, async ({
    page,
    consoleWatch,
  }) => {
    for (const path of UNKNOWN_PATHS) {
      consoleWatch.allow(404, new RegExp(`${path}\\)`));
      await test.step(path, async () => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await ready(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND_TITLE);
        await expect(page).toHaveTitle('Page not found · Sangguni');
        await expect(page.getByRole('banner')).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        await expect(page.getByText('Technical details')).toHaveCount(0);
      });
    }
  });

  test('lead back to the main page, with a full page load', { tag: '@once' }, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(404, /\/nowhere\)/);
    await page.goto('/nowhere');
    await page.evaluate(() => {
      document.title = 'of the 404 page';
      Object.assign(window, { sameDocument: true });
    });
    await page.getByRole('link', { name: 'Back to the main page' }).click();
    await page.waitForURL('/');
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('say so too', { tag: '@once' }, async ({ page, consoleWatch }) => {
      for (const path of UNKNOWN_PATHS) {
        consoleWatch.allow(404, new RegExp(`${path}\\)`));
        await test.step(path, async () => {
          const answer = await page.goto(path);
          expect(answer?.status()).toBe(404);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND_TITLE);
          await expect(page).toHaveTitle('Page not found · Sangguni');
          await page.getByRole('link', { name: 'Back to the main page' }).click();
          await page.waitForURL('/');
        });
      }
    });
  });

  test('keep their look for somebody signed in', { tag: '@once' }, async ({
    openPage,
    newCustomer,
    demoLawyer,
    consoleWatch,
  }) => {
    consoleWatch.allow(404, /\/lawyer\/nobody\)/);
    for (const [person, headers] of [
      [await newCustomer(), 1],
      [demoLawyer, 0],
    ] as const) {
      const page = await openPage({ as: person });
      await page.goto('/lawyer/nobody');
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND_TITLE);
      await expect(page.getByRole('banner')).toHaveCount(headers);
    }
  });
});

test.describe('a page that cannot be read', { tag: ['@public', '@once'] }, () => {
  test.skip(!hasDatabase, NEEDS_DATABASE);
  // One after the other, so that one second process of the product is enough.
  test.describe.configure({ mode: 'default' });

  for (const path of ['/', '/lawyers-online/labor', '/lawyer/somebody']) {
    test(`${path} says so, hides the details, and keeps its status`, async ({
      page,
      consoleWatch,
      unreadableProduct,
    }) => {
      consoleWatch.allow(503, new RegExp(`${path}\\)`));
      const answer = await page.goto(`${unreadableProduct}${path}`);
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()['retry-after']).toBe('5');
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WRONG);
      await expect(page).toHaveTitle('Something went wrong · Sangguni');
      await expectAccessible(page);
      await expect(page.getByText(/^Reference: /)).toBeHidden();
      await page.getByText('Technical details').click();
      await expect(page.getByText(/^Reference: [0-9a-f-]{36}$/)).toBeVisible();
    });
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('says so too, and leads to the main page with a full page load', { tag: '@core' }, async ({
      page,
      consoleWatch,
      unreadableProduct,
    }) => {
      consoleWatch.allow(503, /\//);
      const answer = await page.goto(`${unreadableProduct}/lawyers-online/labor`);
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WRONG);
      await expect(page.getByText(/^Reference: /)).toBeHidden();
      await page.getByText('Technical details').click();
      await expect(page.getByText(/^Reference: [0-9a-f-]{36}$/)).toBeVisible();
      await page.getByRole('link', { name: 'Back to the main page' }).click();
      await page.waitForURL(`${unreadableProduct}/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WRONG);
    });
  });
});

test.describe('a page that breaks in the browser', { tag: '@public' }, () => {
  test('says so, hides the details, and leads to the main page with a full page load', {
    tag: '@once',
  }, async ({ page, consoleWatch }) => {
    consoleWatch.allowText(/no zone today|Minified React error/);
    // The first document of this browser does not have its time zone, which the times of the page need.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('broken')) return;
      sessionStorage.setItem('broken', 'once');
      Date.prototype.getTimezoneOffset = () => {
        throw new Error('no zone today');
      };
    });
    await page.goto('/lawyers-online?area_of_practice=labor');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WRONG);
    await ready(page);
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
