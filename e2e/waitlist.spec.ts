import { setAvailability } from '@/lib/contract/lawyers/availability';
import { cancelMeeting } from '@/lib/contract/meetings/meetings';
import { listWaitlist } from '@/lib/contract/meetings/waitlist';
import { isoInstant } from '@/lib/domain/platform/time';
import { expectChosen } from './support/booking-page';
import { bookAndPay } from './support/bookings';
import { dayAndTime, dayKey } from './support/clock';
import { expectMail, linkIn } from './support/inbox';
import type { OpenTime } from './support/lawyers';
import { publishedLawyer } from './support/published-lawyer';
import { expect, expectAccessible, ready, test, visit } from './support/test';
import { expectUsable } from './support/usable';

const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** A lawyer whom clients find, with one open time in all of the days they see. */
async function lawyerWithOneTime() {
  const lawyer = await publishedLawyer();
  // In three days, and not a week later: at nine in the morning in Manila.
  const day = Date.parse(`${dayKey(Date.now() + 3 * DAY)}T09:00:00+08:00`);
  const weekday = new Date(day).getUTCDay();
  await lawyer.api.call(setAvailability, {
    body: {
      daily_availability: [
        { day: weekday, available: true, start_time: '09:00', end_time: '09:30' },
      ],
      exceptions: [
        { date: dayKey(day + WEEK), available: false, start_time: null, end_time: null },
      ],
    },
  });
  const time: Omit<OpenTime, 'lawyer'> & { lawyer: { _id: string } } = {
    lawyer: { _id: lawyer.lawyerId },
    start: day,
    startTime: isoInstant(day),
    duration: 30,
    price: 150_000,
    path: `/book/${lawyer.lawyerId}/${isoInstant(day)}?duration=30`,
  };
  return { lawyer, time: time as OpenTime };
}

test.describe('a client who waits for a time', { tag: '@booking' }, () => {
  test('is offered one that another gives up, and leaves the list by the mail', {
    tag: '@phone',
  }, async ({ page, newCustomer, openPage }) => {
    const { lawyer, time } = await lawyerWithOneTime();
    const [other, client] = [await newCustomer(), await newCustomer()];
    const { meetingId } = await bookAndPay(other, time);

    await visit(page, `/lawyer/${lawyer.lawyerId}`);
    const times = page.getByRole('region', { name: 'Choose a time' });
    await expect(times.getByText('No 30-minute times are open on these days.')).toBeVisible();
    await times.getByRole('link', { name: 'Tell me when a time is free' }).click();
    await page.waitForURL(/\/login\?callback_url=/);
    await ready(page);
    await page.getByRole('textbox', { name: 'Email' }).fill(client.email);
    await page.getByLabel('Password', { exact: true }).fill(client.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`/waitlist/${lawyer.lawyerId}`);
    await ready(page);

    await page.getByRole('radio', { name: /^Morning/ }).check();
    await page.getByRole('button', { name: 'Tell me when a time is free' }).click();
    const done = page.getByRole('heading', { name: 'You are on the list' });
    await expect(done).toBeFocused();
    await expectAccessible(page);
    await expectUsable(page, '/customer-portal');
    const waiting = page.getByRole('region', { name: 'Waiting for a time' });
    await expect(waiting.getByRole('listitem')).toContainText(/, mornings, 30 minutes/);

    await other.api.call(cancelMeeting, { params: { id: meetingId }, body: {} });
    const mail = await expectMail(client.email, `A time opened up: Atty. ${lawyer.firstName}`);
    expect(mail.subject).toContain(dayAndTime(time.start));
    await visit(page, linkIn(mail, '/book/'));
    await expectChosen(page, time);

    const anywhere = await openPage();
    const link = new URL(linkIn(mail, '/leave-waitlist/')).pathname;
    await expectUsable(anywhere, link);
    const listed = async () => (await client.api.call(listWaitlist, {})).results.length;
    expect(await listed()).toBe(1);
    await anywhere.getByRole('button', { name: 'Leave the list' }).click();
    await expect(anywhere.getByRole('heading', { level: 1 })).toHaveText('You left the list');
    expect(await listed()).toBe(0);
    await visit(anywhere, link);
    await expect(anywhere.getByRole('heading', { level: 1 })).toHaveText(
      'You are not on this list',
    );
    await page.goto('about:blank');
    await lawyer.api.close();
  });
});
