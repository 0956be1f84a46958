import type { Page } from '@playwright/test';
import { setAvailability } from '@/lib/contract/lawyers/availability';
import { getAvailability } from '@/lib/contract/lawyers/lawyers';
import { joinWaitlist } from '@/lib/contract/meetings/waitlist';
import { isoInstant } from '@/lib/domain/platform/time';
import { timeButton } from './support/booking-page';
import { bookAndPay, hold, meetingOf } from './support/bookings';
import { clockTime, dayAndTime, dayKey, pesos } from './support/clock';
import { pdf } from './support/files';
import { expectMail } from './support/inbox';
import { expectAfter } from './support/jobs';
import type { OpenTime } from './support/lawyers';
import { withoutPolling } from './support/no-polling';
import { endedMeeting } from './support/past-meetings';
import type { Person } from './support/people';
import { nineOClock, publishedLawyer } from './support/published-lawyer';
import { expect, ready, test, visit } from './support/test';

const HOUR = 3_600_000;

type Lawyer = Awaited<ReturnType<typeof publishedLawyer>>;

/** A lawyer of this test alone, open from nine to noon every day. */
async function openLawyer(): Promise<Lawyer> {
  const lawyer = await publishedLawyer();
  const hours = { available: true, start_time: '09:00', end_time: '12:00' };
  await lawyer.api.call(setAvailability, {
    body: { daily_availability: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...hours })) },
  });
  return lawyer;
}

async function opens({ api }: Person, { lawyer, start, startTime }: OpenTime): Promise<boolean> {
  const { calendar } = await api.call(getAvailability, { query: { _id: lawyer._id } });
  return calendar[dayKey(start)]?.some((slot) => slot.start_time === startTime) ?? false;
}

test.describe('a meeting', { tag: ['@booking', '@once'] }, () => {
  test.slow();

  test('from its booking to a refund, seen by both as it happens', { tag: '@core' }, async ({
    page: desk,
    openPage,
    newCustomer,
  }) => {
    const lawyer = await openLawyer();
    const [client, waiting] = [await newCustomer(), await newCustomer()];
    const first = nineOClock(lawyer, 3);
    const second = { ...first, start: first.start + HOUR };
    const { meetingId, subject } = await bookAndPay(client, first);
    const day = dayKey(first.start);
    await waiting.api.call(joinWaitlist, {
      body: {
        lawyer_id: lawyer.lawyerId,
        from: day,
        to: day,
        part_of_day: 'any',
        duration: 30,
      },
    });
    const phone = await openPage({ as: client });
    await desk.context().addCookies(await lawyer.api.cookies());
    for (const [page, side] of [
      [desk, 'lawyer'],
      [phone, 'customer'],
    ] as const) {
      await withoutPolling(page);
      await visit(page, `/${side}-portal/meeting/${meetingId}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
    }

    await test.step('what one writes and adds, the other sees at once', async () => {
      await write(phone, 'Shall I bring the payslips?');
      await expect(messages(desk).getByText('Shall I bring the payslips?')).toBeVisible();
      await write(desk, 'Yes, all of this year.');
      await expect(messages(phone).getByText('Yes, all of this year.')).toBeVisible();
      await phone.getByLabel(/Add files/).setInputFiles(pdf('payslips.pdf'));
      await expect(desk.getByRole('link', { name: 'Download payslips.pdf' })).toBeVisible();
    });

    await test.step('the lawyer moves it, and the old time is open again', async () => {
      await desk.getByRole('link', { name: 'Change the time' }).click();
      await desk.waitForURL(/\/reschedule$/);
      await ready(desk);
      await timeButton(desk, second.start).click();
      await desk.getByLabel('Reason').fill('A hearing was set for nine.');
      await desk.getByRole('button', { name: 'Reschedule' }).click();
      await expect(desk.getByText('Meeting rescheduled successfully')).toBeVisible();
      await desk.waitForURL(`/lawyer-portal/meeting/${meetingId}`);
      const when = phone.getByRole('region', { name: 'When and how' });
      await expect(when).toContainText(clockTime(second.start).slice(0, -3));
      await expect(phone.getByText('Reason: A hearing was set for nine.')).toBeVisible();
      expect(await opens(waiting, first)).toBe(true);
    });

    await test.step('the client cancels it, and the money goes back', async () => {
      await phone.getByRole('button', { name: 'Cancel this booking' }).click();
      const dialog = phone.getByRole('dialog');
      await expect(dialog).toContainText(`You get ${pesos(150_000)} back`);
      await dialog.getByRole('button', { name: 'Cancel this booking' }).click();
      const done = phone.getByRole('status').filter({ hasText: 'The booking is cancelled' });
      await expect(done).toBeFocused();
      await expect(done).toContainText(`${pesos(150_000)} goes back to your GCash account`);
      await expect(phone.getByRole('link', { name: 'Book again' })).toBeInViewport();
      await expect(desk.getByText(/^Cancelled/).first()).toBeVisible();
      const payment = async () => (await meetingOf(client, meetingId)).payment;
      await expect.poll(payment).toMatchObject({ status: 'REFUNDED', refunded: 150_000 });
      await expect(desk.getByText('Refunded', { exact: true })).toBeVisible();
    });

    await test.step('who waited is offered the time, and books it', async () => {
      await expectMail(waiting.email, dayAndTime(second.start));
      await hold(waiting, { ...second, startTime: isoInstant(second.start) });
    });
    for (const page of [desk, phone]) await page.goto('about:blank');
    await lawyer.api.close();
  });

  test('from its booking to a review on the public profile', async ({
    page: phone,
    openPage,
    newCustomer,
  }) => {
    const lawyer = await openLawyer();
    const client = await newCustomer();
    const { meetingId } = await bookAndPay(client, nineOClock(lawyer, 4));
    const visitor = await openPage();
    await visit(visitor, `/lawyer/${lawyer.lawyerId}`);
    await expect(visitor.getByText('No reviews yet').first()).toBeVisible();

    await endedMeeting(meetingId, 31);
    const status = async () => (await meetingOf(client, meetingId)).status;
    await expectAfter('complete_meetings', status).toBe('COMPLETED');
    await expectMail(client.email, 'How was your meeting');
    await phone.context().addCookies(await client.api.cookies());
    await visit(phone, `/customer-portal/meeting/${meetingId}`);
    const desk = await openPage({ as: lawyer });
    await withoutPolling(desk);
    await visit(desk, `/lawyer-portal/meeting/${meetingId}`);

    await phone.getByRole('radio', { name: '5 stars' }).check();
    await phone.getByLabel('Your review').fill('Told me what to do next, in plain words.');
    await phone.getByRole('button', { name: 'Publish review' }).click();
    await expect(phone.getByRole('button', { name: 'Update review' })).toBeVisible();
    await expect(desk.getByText('Told me what to do next, in plain words.')).toBeVisible();

    await visit(visitor, `/lawyer/${lawyer.lawyerId}`);
    await expect(visitor.getByText('Told me what to do next, in plain words.')).toBeVisible();
    await expect(visitor.getByText('5.0').first()).toBeVisible();
    for (const page of [desk, phone, visitor]) await page.goto('about:blank');
    await lawyer.api.close();
  });
});

function messages(page: Page) {
  return page.getByRole('region', { name: 'Messages' });
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Write a message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
