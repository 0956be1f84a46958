import { expect, type Page } from '@playwright/test';
import { pesos } from './support/clock';
import { expectMail } from './support/inbox';
import {
  authorize,
  bookAt,
  bookOnScreen,
  expectAtPaymongo,
  expectBalanced,
  expectPayment,
  expectStatus,
  holdAt,
  holdRunsOut,
  type PaymongoBooking,
  reconcile,
  sessionAt,
} from './support/paymongo-bookings';
import { type Shop, test } from './support/paymongo-product';
import type { Person } from './support/people';
import { hasDatabase, NEEDS_DATABASE } from './support/target';
import { becomes, expectAccessible, visit } from './support/test';

const WAITING = 'Waiting for payment confirmation';
const CONFIRMED = 'Your meeting is confirmed';
const GONE = 'This time is no longer held';

test.describe('a booking paid through PayMongo', { tag: ['@paymongo', '@once'] }, () => {
  test.skip(!hasDatabase, NEEDS_DATABASE);
  test.slow();

  test('is confirmed on the way back, and its event changes nothing more', async ({
    page,
    newCustomer,
    shop,
  }) => {
    const client = await newCustomer();
    const { webhooks } = shop.paymongo;
    const before = webhooks.attempts.length;
    webhooks.copies = 3;
    const time = await bookOnScreen(page, shop, client);
    const { session } = sessionAt(shop, page.url());
    await expect(page.getByText('₱1,500.00')).toBeVisible();
    await authorize(page);
    await expect(heading(page)).toHaveText(CONFIRMED);
    const booking = page.getByRole('complementary', { name: 'Your booking' });
    await expect(booking).toContainText('Paid with GCash');
    await expect(booking).toContainText(pesos(time.price));
    // Three of each of the two events of a payment.
    const taken = () => webhooks.attempts.slice(before).filter(({ status }) => status === 200);
    await expect.poll(() => taken().length).toBe(6);
    await expectMail(client.email, 'Booking confirmed');
    expect(session.payments).toHaveLength(1);
    await expectBalanced(shop);
  });

  test('fails at first, is closed, resumed and paid', { tag: '@core' }, async ({
    page,
    newCustomer,
    shop,
  }) => {
    const client = await newCustomer();
    await bookOnScreen(page, shop, client, 'card');
    const { session } = sessionAt(shop, page.url());
    await page.getByLabel('Card number').fill('5100000000000198');
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(page.getByRole('alert')).toContainText('The payment failed');
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByRole('alert')).toContainText('The payment failed');

    await page.getByRole('link', { name: 'Close' }).click();
    await page.waitForURL(/\/checkout\?ref=/);
    await expect(heading(page)).toHaveText('Not paid yet');
    await expect(page.getByText(/^The last payment did not go through/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Pay ₱/ }).click();
    await expectAtPaymongo(page);
    await authorize(page);
    await expect(heading(page)).toHaveText(CONFIRMED);
    expect(session.payments.map(({ status }) => status)).toEqual(['failed', 'failed', 'paid']);
    await expectBalanced(shop);
  });

  test('expires at PayMongo too, where nothing can be paid any more', async ({
    page,
    newCustomer,
    shop,
  }) => {
    const client = await newCustomer();
    const booking = await holdAt(shop, client);
    const payment = `${shop.paymongo.address}/checkout/${booking.session.clientKey}`;
    await becomes(page, client);
    await visit(page, booking.checkoutPath);
    await expect(heading(page)).toHaveText(WAITING);
    await holdRunsOut(shop, booking);
    await expect(heading(page)).toHaveText(GONE);
    expect(booking.session.status).toBe('expired');
    await page.goto(payment);
    await expect(page.getByText('This payment page has expired')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Authorize' })).toHaveCount(0);
  });

  test('that was paid after it had expired is confirmed while its time is free', async ({
    page,
    newCustomer,
    shop,
  }) => {
    const client = await newCustomer();
    const booking = await expiredHold(client, shop);
    shop.paymongo.checkouts.pay(booking.session);
    await expectStatus(client, booking.meetingId, 'CONFIRMED');
    await becomes(page, client);
    await visit(page, booking.checkoutPath);
    await expect(heading(page)).toHaveText(CONFIRMED);
    await expectBalanced(shop);
  });

  test('that was paid after another client took its time is refunded', async ({
    page,
    newCustomer,
    shop,
  }) => {
    const [late, quick] = [await newCustomer(), await newCustomer()];
    const booking = await expiredHold(late, shop);
    const other = await bookAt(shop, quick, 'gcash', booking.time);
    shop.paymongo.checkouts.pay(booking.session);
    await expectPayment(late, booking.meetingId, { status: 'REFUND_PENDING' });
    await becomes(page, late);
    await visit(page, booking.checkoutPath);
    await expect(heading(page)).toHaveText(/^Paid too late, refund/);
    await reconcile(shop, booking.meetingId);
    await expectPayment(late, booking.meetingId, { status: 'REFUNDED', refunded: 150_000 });
    await expectStatus(quick, other.meetingId, 'CONFIRMED');
    await page.reload();
    await expect(heading(page)).toHaveText('Paid too late, refunded');
    await expectBalanced(shop);
  });

  test('lives its whole life without a webhook', async ({ page, newCustomer, shop }) => {
    const { webhooks, checkouts } = shop.paymongo;
    webhooks.lost = true;
    const before = webhooks.attempts.length;
    const client = await newCustomer();
    const paid = await holdAt(shop, client);
    checkouts.fail(paid.session);
    checkouts.pay(paid.session);
    await reconcile(shop, paid.meetingId);
    await expectStatus(client, paid.meetingId, 'CONFIRMED');
    const left = await holdAt(shop, client);
    await holdRunsOut(shop, left);
    await expectStatus(client, left.meetingId, 'EXPIRED');

    await becomes(page, client);
    await visit(page, `/customer-portal/meeting/${paid.meetingId}`);
    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await dialog.getByRole('button', { name: 'Cancel this booking' }).click();
    await expectStatus(client, paid.meetingId, 'CANCELLED');
    await expect.poll(() => refundsOf(shop, paid)).toHaveLength(1);
    await expect.poll(() => refundsOf(shop, paid)[0]?.status).toBe('succeeded');
    await reconcile(shop, paid.meetingId);
    await expectPayment(client, paid.meetingId, { status: 'REFUNDED', refunded: 150_000 });
    expect(webhooks.attempts).toHaveLength(before);
    await expectBalanced(shop);
  });
});

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** A hold that ran out, at PayMongo too. */
async function expiredHold(client: Person, shop: Shop): Promise<PaymongoBooking> {
  const booking = await holdAt(shop, client);
  await holdRunsOut(shop, booking);
  await expectStatus(client, booking.meetingId, 'EXPIRED');
  expect(booking.session.status).toBe('expired');
  return booking;
}

function refundsOf({ paymongo }: Shop, { session }: PaymongoBooking) {
  return session.payments.flatMap(({ id }) => paymongo.refunds.list(id));
}
