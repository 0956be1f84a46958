import { expect, type Page } from '@playwright/test';
import { pesos } from './support/clock';
import { expectMail, mailsAbout, SUPPORT_EMAIL } from './support/inbox';
import type { WebhookEvent } from './support/paymongo/webhooks';
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
import { test } from './support/paymongo-product';
import { becomes, expectAccessible, visit } from './support/test';

const WAITING = 'Waiting for payment confirmation';
const CONFIRMED = 'Your meeting is confirmed';
const GONE = 'This time is no longer held';

test.describe('a booking paid through PayMongo', { tag: ['@paymongo', '@once'] }, () => {
  test.slow();

  test('is confirmed on the way back, and its event changes nothing more', async ({
    page,
    newCustomer,
    shop,
  }) => {
    const client = await newCustomer();
    shop.paymongo.webhooks.copies = 3;
    const time = await bookOnScreen(page, shop, client);
    const { session } = sessionAt(shop, page.url());
    await expect(page.getByText('₱1,500.00')).toBeVisible();
    await authorize(page);
    await expect(heading(page)).toHaveText(CONFIRMED);
    const booking = page.getByRole('complementary', { name: 'Your booking' });
    await expect(booking).toContainText('Paid with GCash');
    await expect(booking).toContainText(pesos(time.price));
    // Three of each of the two events of a payment.
    await expect.poll(() => deliveriesOf(shop.paymongo.webhooks.attempts, 200)).toBeGreaterThan(5);
    await expectMail(client.email, 'Confirmed');
    expect(session.payments).toHaveLength(1);
    await expectBalanced(shop);
  });

  test('fails at first, is closed, resumed and paid', async ({ page, newCustomer, shop }) => {
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
    await expect(heading(page)).toHaveText(WAITING);
    await expect(page.getByText('The last attempt failed')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the payment page' }).click();
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

test.describe('where PayMongo does not answer', { tag: ['@paymongo', '@once'] }, () => {
  test.slow();

  test('after it charged, nobody pays twice and the reconciler confirms the booking', async ({
    page,
    newCustomer,
    shop,
    consoleWatch,
  }) => {
    const { paymongo } = shop;
    const client = await newCustomer();
    paymongo.webhooks.lost = true;
    await bookOnScreen(page, shop, client);
    const { session } = sessionAt(shop, page.url());
    const address = page.url();
    consoleWatch.allow(500, /\/checkout\//);
    paymongo.faults.next(/^POST \/checkout\//, 'fail-after');
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    // Back on the page that was left, there is nothing to pay.
    await page.goto(address);
    await expect(page.getByText('This was paid already')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Authorize' })).toHaveCount(0);
    await page.goto('about:blank');

    const meetingId = await meetingOfSession(shop, session.id);
    paymongo.faults.next(/^GET \/v1\/checkout_sessions\//, 'hang-up', 2);
    await reconcile(shop, meetingId);
    await expectStatus(client, meetingId, 'CONFIRMED');
    expect(session.payments).toHaveLength(1);
    await expectMail(client.email, 'Confirmed');
    await expectBalanced(shop);
  });

  test('to a new checkout, it is asked again and one of them is paid', async ({
    newCustomer,
    shop,
  }) => {
    const { paymongo } = shop;
    const client = await newCustomer();
    for (const idempotent of [true, false]) {
      paymongo.idempotent = idempotent;
      paymongo.faults.next(/^POST \/v1\/checkout_sessions$/, 'hang-up');
      const { session, meetingId } = await holdAt(shop, client);
      const made = paymongo.checkouts.of(session.input.reference_number ?? '');
      expect(made).toHaveLength(idempotent ? 1 : 2);
      paymongo.checkouts.pay(session);
      await expectStatus(client, meetingId, 'CONFIRMED');
      expect(made.flatMap(({ payments }) => payments)).toHaveLength(1);
    }
  });

  test('webhooks that nobody took are made up for', async ({ newCustomer, shop }) => {
    const { webhooks, checkouts } = shop.paymongo;
    const client = await newCustomer();
    const booking = await holdAt(shop, client);
    webhooks.hold();
    checkouts.pay(booking.session);
    webhooks.status = 'disabled';
    webhooks.release();
    await reconcile(shop, booking.meetingId);
    await expectStatus(client, booking.meetingId, 'CONFIRMED');
  });
});

/** Changes what an event says was paid for what. */
const CHANGES: Readonly<Record<string, (event: WebhookEvent) => void>> = {
  amount: (event) => {
    paymentIn(event).amount -= 100;
  },
  currency: (event) => {
    paymentIn(event).currency = 'USD';
  },
  reference: ({ data }) => {
    data.attributes.data.attributes.reference_number = 'another-booking';
  },
  livemode: ({ data }) => {
    data.attributes.livemode = true;
  },
};

test.describe('an event that does not fit', { tag: ['@paymongo', '@once'] }, () => {
  for (const [what, change] of Object.entries(CHANGES)) {
    test(`is refused and reported when it names another ${what}`, async ({ newCustomer, shop }) => {
      const { webhooks, checkouts } = shop.paymongo;
      const client = await newCustomer();
      const booking = await holdAt(shop, client);
      const attempts = webhooks.attempts.length;
      const reported = await reports(what);
      // The gateway itself knows of no payment: the event is all there is.
      webhooks.tamper((event) => {
        const payment = { attributes: { amount: 150_000, currency: 'PHP' } };
        event.data.attributes.data.attributes.payments = [payment];
        change(event);
      });
      checkouts.tell('checkout_session.payment.paid', booking.session);
      await expect
        .poll(() => webhooks.attempts.slice(attempts).map(({ status }) => status))
        .toContain(400);
      await expect.poll(() => reports(what)).toBeGreaterThan(reported);
      await reconcile(shop, booking.meetingId);
      await expectStatus(client, booking.meetingId, 'PAYMENT_PENDING');
    });
  }

  test('of a payment in another currency at the gateway itself confirms nothing', async ({
    newCustomer,
    shop,
  }) => {
    const { webhooks, checkouts } = shop.paymongo;
    const client = await newCustomer();
    const booking = await holdAt(shop, client);
    const reported = await reports('currency');
    webhooks.lost = true;
    checkouts.pay(booking.session).currency = 'USD';
    await reconcile(shop, booking.meetingId);
    await expect.poll(() => reports('currency')).toBeGreaterThan(reported);
    await expectStatus(client, booking.meetingId, 'PAYMENT_PENDING');
  });
});

type Shop = Parameters<typeof holdAt>[0];

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** A hold that ran out, at PayMongo too. */
async function expiredHold(
  client: Parameters<typeof holdAt>[1],
  shop: Shop,
): Promise<PaymongoBooking> {
  const booking = await holdAt(shop, client);
  await holdRunsOut(shop, booking);
  await expectStatus(client, booking.meetingId, 'EXPIRED');
  expect(booking.session.status).toBe('expired');
  return booking;
}

function deliveriesOf(attempts: readonly { status: number }[], status: number): number {
  return attempts.filter((attempt) => attempt.status === status).length;
}

function refundsOf({ paymongo }: Shop, { session }: PaymongoBooking) {
  return session.payments.flatMap(({ id }) => paymongo.refunds.list(id));
}

async function meetingOfSession({ sql }: Shop, sessionId: string): Promise<string> {
  const [row] = await sql('select payable_id from payments where session_id = $1', [sessionId]);
  return String(row?.payable_id);
}

function paymentIn({ data }: WebhookEvent): { amount: number; currency: string } {
  const { payments } = data.attributes.data.attributes as {
    payments: { attributes: { amount: number; currency: string } }[];
  };
  const [payment] = payments;
  if (!payment) throw new Error('the event names no payment');
  return payment.attributes;
}

/** How often the operator was told that something of a payment differs. */
async function reports(what: string): Promise<number> {
  const mails = await mailsAbout(SUPPORT_EMAIL, 'the gateway says something else');
  return mails.filter(({ text }) => text.includes(what)).length;
}
