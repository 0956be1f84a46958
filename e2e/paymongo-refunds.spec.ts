import { expect } from '@playwright/test';
import { cancelMeeting } from '@/lib/contract/meetings/meetings';
import { registerAdministrator } from './support/administrators';
import { expectMail } from './support/inbox';
import {
  bookAt,
  expectBalanced,
  expectPayment,
  type PaymongoBooking,
  reconcile,
} from './support/paymongo-bookings';
import { type Shop, test } from './support/paymongo-product';
import type { Person } from './support/people';
import { hasDatabase, NEEDS_DATABASE } from './support/target';
import { becomes, expectAccessible, visit } from './support/test';

const REFUNDED = { status: 'REFUNDED', refunded: 150_000 };
const PENDING = { status: 'REFUND_PENDING', refunded: 0 };

test.describe('a refund through PayMongo', { tag: ['@paymongo', '@once'] }, () => {
  test.skip(!hasDatabase, NEEDS_DATABASE);
  test.slow();

  test('is asked for once, and made when PayMongo says so', async ({ page, newCustomer, shop }) => {
    const { paymongo } = shop;
    paymongo.refunds.pendingMs = 'held';
    // The first answer is lost: the refund is found by its reference, and not made again.
    paymongo.faults.next(/^POST \/v1\/refunds$/, 'hang-up');
    const client = await newCustomer();
    const booking = await cancelled(shop, client);
    await expect
      .poll(() => refundsOf(shop, booking))
      .toMatchObject([{ amount: 150_000, reason: 'requested_by_customer', status: 'pending' }]);
    await expectPayment(client, booking.meetingId, PENDING);
    await becomes(page, client);
    await visit(page, `/customer-portal/meeting/${booking.meetingId}`);
    const refund = page.getByRole('region', { name: 'Your refund' });
    await expect(refund.getByText('Being sent')).toBeVisible();

    paymongo.refunds.settle();
    await reconcile(shop, booking.meetingId);
    await expectPayment(client, booking.meetingId, REFUNDED);
    await page.reload();
    await expect(page.getByText('Cancelled, refunded')).toBeVisible();
    await expect(refund.getByText('It has left us.')).toBeVisible();
    expect(refundsOf(shop, booking)).toHaveLength(1);
    await expectBalanced(shop);
  });

  test('that PayMongo refuses or can’t make waits for an administrator, who has it asked again', async ({
    openPage,
    newCustomer,
    shop,
  }) => {
    const { paymongo } = shop;
    const client = await newCustomer();
    paymongo.refunds.refusal = 'available_balance_insufficient';
    const refused = await cancelled(shop, client);
    await untilRefund(shop, refused, 'FAILED');
    paymongo.refunds.refusal = null;
    paymongo.refunds.ending = 'failed';
    const failed = await cancelled(shop, client);
    await expect.poll(() => refundsOf(shop, failed)).toMatchObject([{ status: 'failed' }]);
    await reconcile(shop, failed.meetingId);
    await untilRefund(shop, failed, 'FAILED');
    paymongo.refunds.ending = 'succeeded';

    const administrator = await registerAdministrator(shop);
    const desk = await openPage({ as: administrator, baseURL: shop.address });
    await visit(desk, '/admin/refunds');
    const row = desk.getByRole('row').filter({ hasText: referenceOf(refused) });
    await expect(row).toContainText('Failed');
    await expect(row).toContainText('available_balance_insufficient');
    await expectAccessible(desk);
    await row.getByRole('button', { name: 'Try again' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Refund ₱1,500 through the gateway?' });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => refundsOf(shop, refused)).toMatchObject([{ status: 'succeeded' }]);
    await reconcile(shop, refused.meetingId);
    await expectPayment(client, refused.meetingId, REFUNDED);
    await expectPayment(client, failed.meetingId, PENDING);
    await expectBalanced(shop);
    await desk.goto('about:blank');
    await administrator.api.close();
  });

  test('of QR Ph is paid by hand to the account that the client names', { tag: '@core' }, async ({
    page,
    openPage,
    newCustomer,
    shop,
  }) => {
    const client = await newCustomer();
    const booking = await cancelled(shop, client, 'qrph');
    await untilRefund(shop, booking, 'MANUAL');
    expect(refundsOf(shop, booking)).toEqual([]);
    await expectMail(client.email, 'We need your account');

    await becomes(page, client);
    await visit(page, `/customer-portal/meeting/${booking.meetingId}`);
    const panel = page.getByRole('region', { name: 'We need your account' });
    await expect(panel).toContainText('QR Ph can’t send money back.');
    await expectAccessible(page);
    await panel.getByRole('combobox', { name: 'Bank or wallet' }).fill('bpi');
    await page.getByRole('option', { name: /^BPI \(Bank/ }).click();
    await panel.getByLabel('Account name').fill(`${client.firstName} ${client.lastName}`);
    await panel.getByLabel('Account number').fill('1234 5678 90');
    await panel.getByRole('button', { name: 'Save the account' }).click();
    const given = page.getByRole('region', { name: 'Your refund' });
    await expect(given.getByRole('status')).toContainText('We will transfer ₱1,500 to BPI');

    await test.step('an administrator pays it and records that', async () => {
      const administrator = await registerAdministrator(shop);
      const desk = await openPage({ as: administrator, baseURL: shop.address });
      await visit(desk, '/admin/refunds');
      const row = desk.getByRole('row').filter({ hasText: referenceOf(booking) });
      await expect(row).toContainText('To be paid by hand');
      await expect(row).toContainText('••••7890');
      await row.getByRole('button', { name: 'Show the number' }).click();
      await expect(row).toContainText('1234567890');
      await row.getByRole('button', { name: 'Record payment' }).click();
      const dialog = desk.getByRole('dialog', { name: 'You have transferred ₱1,500?' });
      await dialog.getByLabel('Reference of the transfer').fill('IP-20261123-77');
      await dialog.getByLabel('Day of the transfer').fill(todayInManila());
      await expectAccessible(desk);
      await dialog.getByRole('button', { name: 'Record payment' }).click();
      await expect(dialog).toBeHidden();
      await desk.goto('about:blank');
      await administrator.api.close();
    });
    await expectPayment(client, booking.meetingId, REFUNDED);
    await page.reload();
    await expect(page.getByText('Cancelled, refunded')).toBeVisible();
    await expectBalanced(shop);
  });

  test('after the days of its method is paid by hand, too', { tag: '@core' }, async ({
    newCustomer,
    shop,
  }) => {
    const client = await newCustomer();
    const booking = await bookAt(shop, client, 'card');
    for (const payment of booking.session.payments) payment.at -= 61 * 86_400_000;
    await client.api.call(cancelMeeting, { params: { id: booking.meetingId }, body: {} });
    await untilRefund(shop, booking, 'MANUAL');
    expect(refundsOf(shop, booking)).toEqual([]);
    await expectPayment(client, booking.meetingId, PENDING);
  });
});

/** A paid booking that its client gave up in time. */
async function cancelled(
  shop: Shop,
  client: Person,
  method: 'gcash' | 'qrph' = 'gcash',
): Promise<PaymongoBooking> {
  const booking = await bookAt(shop, client, method);
  await client.api.call(cancelMeeting, { params: { id: booking.meetingId }, body: {} });
  return booking;
}

function refundsOf({ paymongo }: Shop, { session }: PaymongoBooking) {
  return session.payments.flatMap(({ id }) => paymongo.refunds.list(id));
}

async function untilRefund({ sql }: Shop, { meetingId }: PaymongoBooking, status: string) {
  const found = async () => {
    const rows = await sql(
      'select r.status from refunds r join payments p on p.id = r.payment_id where p.payable_id = $1',
      [meetingId],
    );
    return rows.map((row) => row.status);
  };
  await expect.poll(found).toEqual([status]);
}

/** As administrators and clients read it. */
function referenceOf({ meetingId }: PaymongoBooking): string {
  return meetingId.slice(0, 8).toUpperCase();
}

function todayInManila(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(Date.now());
}
