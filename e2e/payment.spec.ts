import type { Page } from '@playwright/test';
import { getAvailability } from '@/lib/contract/lawyers/lawyers';
import { fillIn, goToPayment, openTimes, pay } from './support/booking-page';
import { bookAndPay, hold, meetingOf, newSubject } from './support/bookings';
import { dayAndTime, pesos } from './support/clock';
import { nameOf, pickTime } from './support/lawyers';
import { becomes, expect, expectAccessible, picture, ready, test, visit } from './support/test';

const WAITING = 'Waiting for payment confirmation';

test.describe('paying', { tag: ['@booking', '@payment'] }, () => {
  test('an attempt that fails can be repeated; the page can be left and found again', {
    tag: ['@once', '@core'],
  }, async ({ page, newCustomer, visitor }) => {
    const time = await pickTime(visitor);
    await becomes(page, await newCustomer());
    await visit(page, time.path);
    await fillIn(page, newSubject());
    await page.getByRole('radio', { name: /^Card/ }).check();
    await goToPayment(page);
    await expect(page.getByText('Test payment, no money moves')).toBeVisible();
    await expect(page.getByText('Card', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The payment failed');

    await page.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL(/\/checkout\?ref=/);
    await expect(heading(page)).toHaveText('Not paid yet');
    await expect(page.getByText(/^The last payment did not go through/)).toBeVisible();
    await expect(page.getByRole('timer')).toContainText('left, until');

    await page.getByRole('link', { name: /^Pay ₱/ }).click();
    await page.waitForURL(/\/test-gateway\//);
    await ready(page);
    await pay(page);
    const booking = page.getByRole('complementary', { name: 'Your booking' });
    await expect(booking).toContainText('Paid with Card');
    await expect(booking).toContainText(pesos(time.price));
  });

  test('a time that is held already leads on to its payment', async ({
    page,
    newCustomer,
    isMobile,
  }, info) => {
    const client = await newCustomer();
    const { time, checkoutPath } = await hold(client);
    await becomes(page, client);
    await visit(page, time.path);
    await expect(page.getByText('You are holding this time')).toBeVisible();
    const total = isMobile
      ? page.getByRole('region', { name: 'Total and payment' })
      : page.getByRole('complementary', { name: 'Summary' });
    await expect(total).not.toContainText('Choose a time');
    await expect(page.getByRole('button', { name: 'Go to payment' })).toHaveCount(0);
    await picture(page, info, 'a time that is held already');
    await expectAccessible(page);
    await total.getByRole('link', { name: 'Continue to payment' }).click();
    await page.waitForURL(`**${checkoutPath}`);
    await expect(heading(page)).toHaveText(WAITING);
  });

  test('a held time can be cancelled, and is open again', { tag: '@once' }, async ({
    page,
    newCustomer,
    visitor,
  }) => {
    const client = await newCustomer();
    const { time, checkoutPath, gatewayUrl, meetingId } = await hold(client);
    await becomes(page, client);
    await visit(page, checkoutPath);
    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await expect(dialog).toContainText(dayAndTime(time.start));
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toBeHidden();
    await expect(heading(page)).toHaveText(WAITING);

    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    await dialog.getByRole('button', { name: 'Cancel this booking' }).click();
    await expect(heading(page)).toHaveText('This booking was cancelled');
    expect((await meetingOf(client, meetingId)).status).toBe('CANCELLED');
    const { calendar } = await visitor.call(getAvailability, { query: { _id: time.lawyer._id } });
    const starts = Object.values(calendar).flatMap((day) => day.map((slot) => slot.start_time));
    expect(starts).toContain(time.startTime);

    await page.goto(gatewayUrl);
    await expect(page.getByText('This payment page is closed')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  });

  test('whoever has only the reference learns the status, and nothing else', {
    tag: '@once',
  }, async ({ openPage, newCustomer }) => {
    const client = await newCustomer();
    const { time, checkoutPath, subject } = await bookAndPay(client);
    const wallet = await openPage();
    await wallet.goto(checkoutPath);
    await expect(heading(wallet)).toHaveText('The meeting is confirmed');
    await expect(
      wallet.getByText(`We received the payment of ${pesos(time.price)}.`),
    ).toBeVisible();
    const source = await wallet.content();
    for (const secret of [nameOf(time.lawyer), subject, client.email, client.lastName]) {
      expect(source).not.toContain(secret);
    }
    await wallet.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await wallet.waitForURL(/\/login\?callback_url=%2Fcheckout%3Fref%3D/);

    const owner = await openPage({ as: client });
    await owner.goto(checkoutPath);
    await expect(owner.getByText(subject)).toBeVisible();
    await expect(owner.getByText(nameOf(time.lawyer)).first()).toBeVisible();
  });

  test('a reference that does not exist is a 404 page', { tag: ['@once', '@core'] }, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(404, /\/checkout/);
    for (const address of ['/checkout?ref=not-a-reference', '/checkout']) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(heading(page)).toHaveText('Ops... You are lost!');
    }
  });

  test('the total and the refund rule stand beside the case', async ({
    page,
    newCustomer,
    visitor,
  }) => {
    const time = await pickTime(visitor);
    await becomes(page, await newCustomer());
    await visit(page, time.path);
    const until = page.getByText(
      /^Full refund until .* After that you can change the time once\.$/,
    );
    await expect(until.filter({ visible: true }).first()).toBeVisible();
    const rules = page.getByText('All refund rules').filter({ visible: true });
    await rules.click();
    await expect(
      page.getByText('The lawyer cancels: full refund.').filter({ visible: true }),
    ).toBeVisible();
    const fee = page.getByText('Platform fee', { exact: true }).filter({ visible: true });
    await expect(fee).toBeVisible();
    const hour = time.lawyer.services.find(({ duration }) => duration === 60);
    await openTimes(page);
    await page.getByRole('radio', { name: /^60 minutes/ }).check();
    const total = page.getByText(pesos(hour?.price ?? 0), { exact: true });
    await expect(total.filter({ visible: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/duration=60/);
  });
});

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}
