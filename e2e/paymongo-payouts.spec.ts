import { expect, type Page } from '@playwright/test';
import { requestPayout } from '@/lib/contract/payments/payouts';
import { limit } from '../scripts/lib/test/speed';
import { registerAdministrator } from './support/administrators';
import { expectMail } from './support/inbox';
import { endedMeeting } from './support/past-meetings';
import { bookAt, expectBalanced, expectStatus } from './support/paymongo-bookings';
import { type Shop, test } from './support/paymongo-product';
import type { Person } from './support/people';
import { nineOClock, type PublishedLawyer, publishedLawyer } from './support/published-lawyer';
import { hasDatabase, NEEDS_DATABASE } from './support/target';
import { becomes, expectAccessible, visit } from './support/test';

const PAYMENTS = '/lawyer-portal/payments';
/** Money of a meeting by video is held until a day after it. */
const LONG_AGO = 25 * 60;

test.describe('a payout through PayMongo', { tag: ['@paymongo', '@once'] }, () => {
  test.skip(!hasDatabase, NEEDS_DATABASE);
  test.slow();

  test('goes out once, although its answer was lost, and arrives after some delay', async ({
    page,
    newCustomer,
    shop,
  }) => {
    const { paymongo } = shop;
    const lawyer = await earningLawyer(shop, await newCustomer());
    paymongo.transfers.pendingMs = 'held';
    paymongo.faults.next(/^POST \/v2\/batch_transfers$/, 'hang-up');
    await becomes(page, lawyer);
    await visit(page, PAYMENTS);
    const balance = page.getByRole('region', { name: 'Your balance' });
    await expect(balance.getByRole('definition').first()).toHaveText('₱1,500');
    await balance.getByRole('button', { name: 'Pay out now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay out ₱1,500?' });
    await expect(dialog).toContainText('account ending in 7890');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Pay out ₱1,500' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Your payout is on its way.')).toBeVisible();

    await untilShown(page, shop, 'On its way');
    expect(transfersTo(shop, lawyer)).toMatchObject([
      {
        provider: 'instapay',
        amount: 150_000,
        currency: 'PHP',
        status: 'pending',
        destination_account: { number: '1234567890', bic: 'BOPIPHMMXXX' },
      },
    ]);
    paymongo.transfers.settle();
    await untilShown(page, shop, 'Arrived');
    expect(transfersTo(shop, lawyer)).toHaveLength(1);
    await expectAccessible(page);
    await expectBalanced(shop);
    await lawyer.api.close();
  });

  test('that fails and one that the bank sends back are in the balance again, and are paid again', async ({
    page,
    openPage,
    newCustomer,
    shop,
  }) => {
    const { paymongo } = shop;
    const lawyer = await earningLawyer(shop, await newCustomer());
    paymongo.transfers.ending = { status: 'failed', code: 'AC01' };
    await payOut(shop, lawyer);
    await becomes(page, lawyer);
    await visit(page, PAYMENTS);
    await untilShown(page, shop, 'Did not work');
    const payouts = page.getByRole('list', { name: 'Payouts' });
    await expect(payouts).toContainText('The money is in your balance again.');

    paymongo.transfers.ending = { status: 'succeeded' };
    const administrator = await registerAdministrator(shop);
    const desk = await openPage({ as: administrator, baseURL: shop.address });
    await visit(desk, '/admin/payouts?status=FAILED');
    const failed = desk.getByRole('row').filter({ hasText: lawyer.lastName });
    await expect(failed).toContainText('Code AC01');
    await expectAccessible(desk);
    await failed.getByRole('button', { name: 'Pay again' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Pay ₱1,500 again?' });
    await dialog.getByRole('button', { name: 'Pay again' }).click();
    await expect(dialog).toBeHidden();
    await untilShown(page, shop, 'Arrived');

    const sent = transfersTo(shop, lawyer);
    expect(sent.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    expect(new Set(sent.map(({ reference_number }) => reference_number)).size).toBe(2);
    paymongo.transfers.giveBack(sent[1]?.id ?? '');
    // A payout that arrived is checked a few times a day.
    await shop.sql(
      `update payouts set checked_at = now() - interval '1 day' where status = 'PAID'`,
    );
    await shop.run('settle_payouts');
    await untilShown(page, shop, 'Sent back by the bank');
    await expectMail(lawyer.email, 'Your bank sent your payout back');
    // The balance may have been read just before it, and the payouts just after.
    await visit(page, PAYMENTS);
    const balance = page.getByRole('region', { name: 'Your balance' });
    await expect(balance.getByRole('definition').first()).toHaveText('₱1,500');
    await expectBalanced(shop);
    await desk.goto('about:blank');
    await administrator.api.close();
    await lawyer.api.close();
  });
});

/** A lawyer of this test alone with ₱1,500 that are due. */
async function earningLawyer(shop: Shop, client: Person): Promise<PublishedLawyer> {
  const lawyer = await publishedLawyer(shop.address);
  const { meetingId } = await bookAt(shop, client, 'gcash', nineOClock(lawyer, 3));
  await endedMeeting(meetingId, LONG_AGO, shop.database);
  await shop.run('complete_meetings');
  await expectStatus(client, meetingId, 'COMPLETED');
  // New bank details are paid nothing for three days.
  await shop.sql(`update lawyers set bank_changed_at = now() - interval '4 days' where id = $1`, [
    lawyer.lawyerId,
  ]);
  // A meeting that something else has locked waits for the next run, as it does with the clock.
  const released = async () => {
    await shop.run('release_meetings');
    return shop.sql('select 1 from meetings where id = $1 and released_at is not null', [
      meetingId,
    ]);
  };
  await expect.poll(async () => (await released()).length).toBe(1);
  return lawyer;
}

/** Asks for everything there is, without a browser. */
async function payOut(shop: Shop, lawyer: PublishedLawyer): Promise<void> {
  await lawyer.api.call(requestPayout, {});
  await payoutsAreAsked(shop);
}

/** Sends what may go and asks about what was sent, as a job does each half minute. */
async function payoutsAreAsked(shop: Shop): Promise<void> {
  await shop.sql(`update payouts set checked_at = null where status in ('APPROVED', 'SENT')`);
  await shop.run('settle_payouts');
}

/** Lists the transfers to a lawyer that PayMongo received, the oldest first. */
function transfersTo({ paymongo }: Shop, { firstName, lastName }: PublishedLawyer) {
  const name = `${firstName} ${lastName}`;
  return paymongo.transfers.list().filter((one) => one.destination_account.name === name);
}

/** Waits until the list says so; the page does not ask by itself. */
async function untilShown(page: Page, shop: Shop, state: string): Promise<void> {
  const list = page.getByRole('list', { name: 'Payouts' });
  await expect(async () => {
    await payoutsAreAsked(shop);
    await page.reload();
    const shown = list.getByText(state, { exact: true }).first();
    await expect(shown).toBeVisible({ timeout: limit(2_000) });
  }).toPass({ timeout: limit(45_000) });
}
