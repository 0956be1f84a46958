import type { Page } from '@playwright/test';
import { fillIn } from './support/booking-page';
import { bookAndPay, hold, newSubject } from './support/bookings';
import { pickTime } from './support/lawyers';
import { becomes, expect, expectAccessible, test, visit } from './support/test';
import { expectUsable } from './support/usable';

test.describe('everybody can use it', { tag: '@a11y' }, () => {
  test('the search of the main page while it offers problems', { tag: '@core' }, async ({
    page,
  }) => {
    await visit(page, '/');
    await page.getByRole('combobox', { name: 'What happened?' }).fill('sahod');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('a form that was refused', { tag: '@core' }, async ({ page }) => {
    await visit(page, '/signup/customer');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });

  test('the page that waits for a verification', { tag: '@core' }, async ({
    page,
    newCustomer,
  }) => {
    await becomes(page, await newCustomer({ verified: false }));
    await expectUsable(page, '/verify-email');
  });

  test('the booking page: empty, refused and filled in', { tag: '@core' }, async ({
    page,
    newCustomer,
    visitor,
  }) => {
    await becomes(page, await newCustomer());
    const { path } = await pickTime(visitor);
    await expectUsable(page, path);
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await expect(page.getByLabel('What happened')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await fillIn(page, newSubject());
    await expectAccessible(page);
  });

  test('a time that is no longer open', { tag: '@core' }, async ({ page, newCustomer }) => {
    const client = await newCustomer();
    const { time } = await hold(client);
    await becomes(page, client);
    await expectUsable(page, time.path);
  });

  test('the payment page and the checkout', { tag: '@core' }, async ({ page, newCustomer }) => {
    const client = await newCustomer();
    const { gatewayUrl, checkoutPath } = await hold(client);
    await becomes(page, client);
    await expectUsable(page, gatewayUrl);
    await expectUsable(page, checkoutPath);
    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('the portal of a client, without a meeting', { tag: '@core' }, async ({
    page,
    newCustomer,
  }) => {
    await becomes(page, await newCustomer());
    await expectUsable(page, '/customer-portal');
  });

  test('the portal of a client with a meeting, and its checkout', { tag: '@core' }, async ({
    page,
    newCustomer,
  }) => {
    const client = await newCustomer();
    // Over noon its time is at its longest: 11:30 AM to 12:00 PM PHT.
    const time = await pickTime(client.api, { at: 11 * 60 + 30 });
    const { meetingId, checkoutPath } = await bookAndPay(client, time);
    await becomes(page, client);
    await expectUsable(page, '/customer-portal');
    await expectUsable(page, `/customer-portal/meeting/${meetingId}`);
    await expectUsable(page, `/customer-portal/meeting/${meetingId}/reschedule`);
    await expectUsable(page, checkoutPath);
  });

  test('the portal of a lawyer', { tag: '@core' }, async ({ openPage, demoLawyer }) => {
    const desk = await openPage({ as: demoLawyer });
    await expectUsable(desk, '/lawyer-portal');
    const link = desk.getByRole('main').getByRole('link', { name: 'Read the case' });
    const address = await link.getAttribute('href');
    await expectUsable(desk, address ?? '');
  });

  test('the first Tab leads past the header', { tag: ['@once', '@core'] }, async ({
    page,
    newCustomer,
    visitor,
  }) => {
    const { path, lawyer } = await pickTime(visitor);
    const pages = ['/', '/lawyers-online', `/lawyer/${lawyer._id}`, '/login', '/signup/customer'];
    for (const address of pages) await expectSkipLink(page, address);
    await becomes(page, await newCustomer());
    for (const address of ['/customer-portal', path]) await expectSkipLink(page, address);
  });
});

async function expectSkipLink(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
}
