import { getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { bookAndPay, meetingOf } from './support/bookings';
import { dayAndTime, timeName } from './support/clock';
import { expectMail } from './support/inbox';
import { type OpenTime, openTime } from './support/lawyers';
import { cameUnconnected, startsNow } from './support/past-meetings';
import type { Person } from './support/people';
import { publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, picture, ready, test, visit } from './support/test';
import { expectUsable } from './support/usable';

const DETAILS = 'I waited for half an hour with my phone in my hand.';

test.describe('a lawyer who does not call', { tag: '@booking' }, () => {
  test.slow();

  test('is reported, admits it, and all goes back', { tag: '@phone' }, async ({
    page,
    newCustomer,
  }) => {
    const lawyer = await publishedLawyer();
    const client = await newCustomer();
    const time = await firstTime(client, lawyer.lawyerId);
    const how = { type: 'PHONE', phone: '+639171234567' } as const;
    const { meetingId } = await bookAndPay(client, time, how);
    await startsNow(meetingId, -20);
    const detail = `/customer-portal/meeting/${meetingId}`;

    await test.step('the client says so', async () => {
      await becomes(page, client);
      await visit(page, detail);
      await expect(page.getByText(/You can tell us until/)).toBeVisible();
      await page.getByRole('button', { name: 'Report that nobody called' }).click();
      await page.getByLabel(/^What happened/).fill(DETAILS);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Send report' }).click();
      const report = page.getByRole('region', {
        name: 'You reported that the lawyer did not call',
      });
      await expect(report).toContainText(DETAILS);
      await expectUsable(page, detail);
    });

    await test.step('the lawyer is asked', async () => {
      await expectMail(lawyer.email, 'Your client says you did not call');
      await becomes(page, lawyer);
      await expectUsable(page, `/lawyer-portal/meeting/${meetingId}`);
      const asked = page.getByRole('region', { name: 'Your client says you did not call' });
      await expect(asked).toContainText(DETAILS);
      await asked.getByRole('button', { name: 'I did not call' }).click();
      const dialog = page.getByRole('dialog', { name: 'You did not call?' });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'I did not call' }).click();
      await expect(page.getByRole('region', { name: 'Cancelled: you did not call' })).toBeVisible();
    });

    await test.step('and the client has the money back', async () => {
      const payment = async () => (await meetingOf(client, meetingId)).payment;
      await expect.poll(payment).toMatchObject({ status: 'REFUNDED' });
      await becomes(page, client);
      await expectUsable(page, detail);
      await expect(page.getByText('Cancelled, refunded')).toBeVisible();
      await expect(page.getByRole('region', { name: 'The lawyer did not call' })).toBeVisible();
    });
  });
});

test.describe('a video meeting whose call could not be connected', { tag: '@booking' }, () => {
  test.slow();

  test('gets another time for the same payment', async ({ page, newCustomer }, info) => {
    const lawyer = await publishedLawyer();
    const client = await newCustomer();
    const time = await firstTime(client, lawyer.lawyerId);
    const { meetingId } = await bookAndPay(client, time);
    await startsNow(meetingId, -40);
    await cameUnconnected(meetingId);
    const { payment, start_time: before } = await meetingOf(client, meetingId);
    const detail = `/customer-portal/meeting/${meetingId}`;

    await becomes(page, client);
    await visit(page, detail);
    const choice = page.getByRole('region', { name: 'The call could not be connected' });
    await expect(choice).toContainText('Nobody counts as absent');
    await expect(choice.getByRole('button', { name: 'Get your money back' })).toBeVisible();
    await expectAccessible(page);
    await picture(page, info, 'never connected');
    await choice.getByRole('link', { name: 'Choose another time' }).click();
    await page.waitForURL(/\/reschedule$/);
    await ready(page);
    await expect(page.getByLabel('Reason')).toHaveValue('The call could not be connected.');
    const next = Date.parse(time.startTime);
    await page
      .getByRole('button', { name: timeName(next) })
      .first()
      .click();
    await expect(page.getByText('No new payment')).toBeVisible();
    await page.getByRole('button', { name: 'Reschedule' }).click();
    await page.waitForURL(detail);
    await expect(page.getByText('Meeting rescheduled successfully')).toBeVisible();
    const change = page.getByRole('region', { name: 'Change of time' });
    await expect(change).toContainText(`You moved it from ${dayAndTime(Date.parse(before))}`);
    await expect(choice).toBeHidden();
    await expectMail(lawyer.email, 'New time');
    expect((await meetingOf(client, meetingId)).payment).toEqual(payment);
    await expectUsable(page, detail);
  });
});

async function firstTime(client: Person, id: string): Promise<OpenTime> {
  const shown = await client.api.call(getLawyerProfile, { params: { id } });
  const [open] = Object.values(shown.calendar).flat();
  if (!open) throw new Error('the lawyer has no open time');
  return openTime(shown, open.start_time, 30);
}
