import type { Page } from '@playwright/test';
import { fillIn } from './support/booking-page';
import { bookAndPay, hold, newSubject } from './support/bookings';
import { pickTime } from './support/lawyers';
import { becomes, expect, expectAccessible, test, visit } from './support/test';

const NARROW = [320, 360];

test.describe('everybody can use it', { tag: '@a11y' }, () => {
  test('the main page, the search and its pictures of nothing', async ({ page }) => {
    await check(page, '/');
    await page.getByRole('combobox', { name: 'Legal problem' }).fill('sahod');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Find lawyers' }).click();
    await expectAccessible(page);
    await check(page, '/lawyers-online?area_of_practice=labor&region=central-visayas');
    await check(page, '/lawyers-online?area_of_practice=election&region=caraga&language=Hindi');
    await check(page, '/lawyers-online?page=999');
  });

  test('a profile and its check', async ({ page, visitor, consoleWatch }) => {
    const { lawyer } = await pickTime(visitor);
    await check(page, `/lawyer/${lawyer._id}`);
    await check(page, `/lawyer/${lawyer._id}?check=1`);
    consoleWatch.allow(404, /\/lawyer\/nobody/);
    await check(page, '/lawyer/nobody');
  });

  test('about us, questions, terms and privacy', async ({ page, consoleWatch }) => {
    for (const path of ['/about', '/faq', '/terms', '/privacy']) await check(page, path);
    consoleWatch.allow(404, /\/nowhere\)/);
    await check(page, '/nowhere');
  });

  test('accounts', async ({ page, newCustomer }) => {
    await check(page, '/login');
    await check(page, '/signup/customer');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await check(page, '/verify-email');
    await check(page, '/verify-email/token');
    await becomes(page, await newCustomer({ verified: false }));
    await check(page, '/verify-email');
  });

  test('booking and paying', async ({ page, newCustomer, visitor }) => {
    const client = await newCustomer();
    const time = await pickTime(visitor);
    await becomes(page, client);
    await check(page, time.path);
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await expect(page.getByLabel('Short summary')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await fillIn(page, newSubject());
    await expectAccessible(page);
    const { gatewayUrl, checkoutPath } = await hold(client, time);
    await check(page, time.path);
    await check(page, gatewayUrl);
    await check(page, checkoutPath);
    await page.getByRole('button', { name: 'Free this time' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('the portals', async ({ page, openPage, newCustomer, demoLawyer }) => {
    const client = await newCustomer();
    await becomes(page, client);
    await check(page, '/customer-portal');
    // Over noon its time is at its longest: 11:30 AM to 12:00 PM PHT.
    const time = await pickTime(client.api, { at: 11 * 60 + 30 });
    const { meetingId, checkoutPath } = await bookAndPay(client, time);
    await check(page, '/customer-portal');
    await check(page, `/customer-portal/meeting/${meetingId}`);
    await check(page, checkoutPath);
    const desk = await openPage({ as: demoLawyer });
    await check(desk, '/lawyer-portal');
    const link = desk.getByRole('main').getByRole('link', { name: 'Read the case' });
    const address = await link.getAttribute('href');
    await check(desk, address ?? '');
  });

  test('the first Tab leads past the header', async ({ page, newCustomer, visitor }) => {
    const { path, lawyer } = await pickTime(visitor);
    const pages = ['/', '/lawyers-online', `/lawyer/${lawyer._id}`, '/login', '/signup/customer'];
    for (const address of pages) await expectSkipLink(page, address);
    await becomes(page, await newCustomer());
    for (const address of ['/customer-portal', path]) await expectSkipLink(page, address);
  });
});

/** No violation, and nothing to scroll sideways on small phones. */
async function check(page: Page, address: string): Promise<void> {
  await test.step(address, async () => {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    const size = page.viewportSize();
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 740 });
      const widest = () =>
        page.evaluate(() =>
          Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth),
        );
      await expect.poll(widest, `${address} at ${width}`).toBe(width);
    }
    if (size) await page.setViewportSize(size);
  });
}

async function expectSkipLink(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
}
