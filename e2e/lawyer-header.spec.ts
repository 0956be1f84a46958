import type { BrowserContext, Page } from '@playwright/test';
import { becomes, expect, test, visit } from './support/test';

declare global {
  interface Window {
    headerFrames: number;
    frames_: number;
  }
}

test.describe('the top header', { tag: '@guards' }, () => {
  test('is never drawn for a lawyer, not for one frame', { tag: ['@once', '@core'] }, async ({
    page,
    context,
    demoLawyer,
    consoleWatch,
  }) => {
    await countFrames(context);
    await visit(page, '/login');
    await page.getByLabel('Email').fill(demoLawyer.email);
    await page.getByLabel('Password', { exact: true }).fill(demoLawyer.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('/lawyer-portal');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(demoLawyer.lastName);

    consoleWatch.allow(404, /\/checkout/);
    for (const path of ['/lawyers-online', '/verify-email/token', '/checkout?ref=none']) {
      await expectNoHeader(page, path);
    }
    await expect(page.getByRole('link', { name: 'Go to your lawyer portal' })).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL('/lawyer-portal?callback_url=%2F');
  });

  test('nor in a browser that only has the session yet', { tag: '@once' }, async ({
    page,
    context,
    demoLawyer,
  }) => {
    await countFrames(context);
    await becomes(page, demoLawyer);
    await expectNoHeader(page, '/lawyers-online');
  });

  test('is drawn for everybody else, from the first frame on', { tag: '@once' }, async ({
    page,
    context,
    newCustomer,
  }) => {
    await countFrames(context);
    await visit(page, '/lawyers-online');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.headerFrames)).toBeGreaterThan(0);

    const client = await newCustomer();
    await becomes(page, client);
    await visit(page, '/lawyers-online');
    const name = `${client.firstName} ${client.lastName}`;
    await expect(page.getByRole('button', { name: `Account menu of ${name}` })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toHaveCount(0);
    await page.getByRole('button', { name: `Account menu of ${name}` }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Meetings',
      'Engagement Agreements',
      'Saved lawyers',
      'Account Settings',
      'Logout',
    ]);
  });
});

/** Counts the frames in which a page showed its top header. */
async function countFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.headerFrames = 0;
    window.frames_ = 0;
    const look = () => {
      window.frames_ += 1;
      const header = document.querySelector('header');
      if (header?.checkVisibility({ visibilityProperty: true })) window.headerFrames += 1;
      requestAnimationFrame(look);
    };
    look();
  });
}

async function expectNoHeader(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.frames_)).toBeGreaterThan(1);
  const shown = await page.evaluate(() => window.headerFrames);
  expect(shown, `frames of ${path} with the header`).toBe(0);
}
