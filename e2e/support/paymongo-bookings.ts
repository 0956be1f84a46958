import { expect, type Page } from '@playwright/test';
import { createMeeting } from '@/lib/contract/meetings/meetings';
import { fillIn } from './booking-page';
import { meetingInput, meetingOf, newSubject } from './bookings';
import type { OpenTime } from './lawyers';
import type { Session } from './paymongo/records';
import type { Shop } from './paymongo-product';
import type { Person } from './people';
import { becomes, ready, visit } from './test';

type Method = 'gcash' | 'qrph' | 'card';

const LABELS: Readonly<Record<Method, RegExp>> = { gcash: /^GCash/, qrph: /^QR Ph/, card: /^Card/ };

export interface PaymongoBooking {
  time: OpenTime;
  meetingId: string;
  /** At the emulator. */
  session: Session;
  /** `/checkout?ref=…` */
  checkoutPath: string;
}

/** Books through the screens; ends on the page of the emulator. */
export async function bookOnScreen(
  page: Page,
  shop: Shop,
  client: Person,
  method: Method = 'gcash',
): Promise<OpenTime> {
  const time = shop.nextTime();
  await becomes(page, client);
  await visit(page, time.path);
  await fillIn(page, newSubject());
  await page.getByRole('radio', { name: LABELS[method] }).check();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expectAtPaymongo(page);
  return time;
}

/** The page of the emulator is there. */
export async function expectAtPaymongo(page: Page): Promise<void> {
  await page.waitForURL(/\/checkout\/cs_/);
  await expect(page.getByRole('heading', { name: 'PayMongo for tests' })).toBeVisible();
}

/** Authorises the payment at the emulator; ends on the checkout. */
export async function authorize(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.waitForURL(/\/checkout\?ref=/);
  await ready(page);
}

/** Holds a time without a browser. */
export async function holdAt(
  shop: Shop,
  client: Person,
  method: Method = 'gcash',
  time = shop.nextTime(),
): Promise<PaymongoBooking> {
  const body = { ...meetingInput(time, newSubject()), payment_method: method };
  const { _id: meetingId, checkout_url } = await client.api.call(createMeeting, { body });
  return { time, meetingId, ...sessionAt(shop, checkout_url ?? '') };
}

/** The same, paid and confirmed. */
export async function bookAt(
  shop: Shop,
  client: Person,
  method: Method = 'gcash',
  time = shop.nextTime(),
): Promise<PaymongoBooking> {
  const booking = await holdAt(shop, client, method, time);
  shop.paymongo.checkouts.pay(booking.session);
  await expectStatus(client, booking.meetingId, 'CONFIRMED');
  return booking;
}

/** The session of a page of the emulator. */
export function sessionAt({ paymongo }: Shop, pageUrl: string) {
  const key = new URL(pageUrl).pathname.split('/').at(-1) ?? '';
  const session = paymongo.checkouts.ofKey(key);
  if (!session) throw new Error(`no session at ${pageUrl}`);
  const { pathname, search } = new URL(session.input.success_url);
  return { session, checkoutPath: `${pathname}${search.replace('&paid=1', '')}` };
}

export async function expectStatus(
  client: Person,
  meetingId: string,
  status: string,
): Promise<void> {
  await expect.poll(async () => (await meetingOf(client, meetingId)).status).toBe(status);
}

export async function expectPayment(
  client: Person,
  meetingId: string,
  payment: { status: string; refunded?: number },
): Promise<void> {
  await expect
    .poll(async () => (await meetingOf(client, meetingId)).payment)
    .toMatchObject(payment);
}

/** The hold of a booking ends, and the job sees it: no test can wait for it. */
export async function holdRunsOut(shop: Shop, { meetingId }: PaymongoBooking): Promise<void> {
  await shop.sql(
    `update meetings set hold_expires_at = now() - interval '1 second' where id = $1 and status = 'PAYMENT_PENDING'`,
    [meetingId],
  );
  await shop.run('expire_hold', { meetingId });
}

/** The reconciler asks about a payment, as it does some seconds after a booking and then each half minute. */
export async function reconcile(shop: Shop, meetingId: string): Promise<void> {
  await shop.sql(
    `update payments set created_at = created_at - interval '1 minute', checked_at = null where payable_id = $1`,
    [meetingId],
  );
  await shop.run('reconcile_payments');
}

/** Every entry of the ledger sums to 0. */
export async function expectBalanced(shop: Shop): Promise<void> {
  const unbalanced = await shop.sql(
    'select entry_id from ledger_postings group by entry_id having sum(amount) <> 0',
  );
  expect(unbalanced).toEqual([]);
}
