import { expect } from '@playwright/test';
import { expectMail, mailsAbout, SUPPORT_EMAIL } from './support/inbox';
import type { WebhookEvent } from './support/paymongo/webhooks';
import {
  authorize,
  bookOnScreen,
  expectBalanced,
  expectStatus,
  holdAt,
  holdRunsOut,
  reconcile,
  sessionAt,
} from './support/paymongo-bookings';
import { type Shop, test } from './support/paymongo-product';
import { hasDatabase, NEEDS_DATABASE } from './support/target';
import { expectAccessible } from './support/test';

test.describe('where PayMongo does not answer', { tag: ['@paymongo', '@once'] }, () => {
  test.skip(!hasDatabase, NEEDS_DATABASE);
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
    await expectMail(client.email, 'Booking confirmed');
    await expectBalanced(shop);
  });

  test('after a payment for minutes, nobody is asked to pay again', async ({
    page,
    newCustomer,
    shop,
  }) => {
    const { webhooks, faults } = shop.paymongo;
    await bookOnScreen(page, shop, await newCustomer());
    webhooks.hold();
    faults.next(/^GET \/v1\/checkout_sessions\//, 'hang-up', 1_000);
    await page.clock.install();
    await authorize(page);
    const heading = page.getByRole('heading', { level: 1 });
    const checking = 'We are checking your payment. Do not pay again.';
    await expect(heading).toHaveText(checking);
    const ways = page
      .getByRole('main')
      .getByRole('link', { name: /pay/i })
      .or(page.getByRole('main').getByRole('button', { name: /pay|cancel/i }));
    await expect(ways).toHaveCount(0);
    await expectAccessible(page);

    await page.clock.fastForward('03:00');
    await expect(heading).toHaveText(checking);
    await expect(ways).toHaveText(['Go back to the ways to pay']);
    faults.clear();
    webhooks.release();
    await expect(heading).toHaveText('Your meeting is confirmed');
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
  test.skip(!hasDatabase, NEEDS_DATABASE);
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
      checkouts.notify('checkout_session.payment.paid', booking.session);
      await expect
        .poll(() => webhooks.attempts.slice(attempts).map(({ status }) => status))
        .toContain(400);
      await expect.poll(() => reports(what)).toBeGreaterThan(reported);
      await reconcile(shop, booking.meetingId);
      await expectStatus(client, booking.meetingId, 'PAYMENT_PENDING');
      await holdRunsOut(shop, booking);
      await expectStatus(client, booking.meetingId, 'EXPIRED');
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
  const mails = await mailsAbout(SUPPORT_EMAIL, 'the gateway reports something different');
  return mails.filter(({ text }) => text.includes(what)).length;
}
