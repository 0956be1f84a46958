import { getAvailability, getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { bookAndPay, meetingOf } from './support/bookings';
import { dayAndTime, dayKey, dayLabel, timeName } from './support/clock';
import { calendarEntry, expectMail } from './support/inbox';
import { openTime } from './support/lawyers';
import type { Person } from './support/people';
import { publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, picture, ready, test, visit } from './support/test';

const DAY = 86_400_000;
const CANCEL = 'Cancel this booking';

test.describe('a confirmed meeting', { tag: ['@booking', '@once'] }, () => {
  test.slow();

  test(
    'is moved by its client and cancelled by its lawyer, with a refund',
    { tag: '@core' },
    async ({ page, openPage, newCustomer, visitor }, info) => {
      const [client, lawyer] = await Promise.all([newCustomer(), publishedLawyer()]);
      const id = lawyer.lawyerId;
      const open = async () => {
        const { calendar } = await visitor.call(getAvailability, { query: { _id: id } });
        return Object.values(calendar).flatMap((day) => day.map(({ start_time }) => start_time));
      };
      const [from, to] = await threeDaysAhead(open);
      const profile = await visitor.call(getLawyerProfile, { params: { id } });
      const time = openTime({ ...profile, calendar: {}, exactMatch: true }, from, 30);
      const { meetingId } = await bookAndPay(client, time);
      const [old, next] = [Date.parse(from), Date.parse(to)];

      await test.step('the client moves it to the next day', async () => {
        await becomes(page, client);
        await visit(page, `/customer-portal/meeting/${meetingId}`);
        await page.getByRole('link', { name: 'Change the time' }).click();
        await page.waitForURL(/\/reschedule$/);
        await ready(page);
        await page.getByRole('tab', { name: dayTab(next) }).click();
        await page.getByRole('button', { name: timeName(next) }).click();
        await page.getByLabel('Reason').fill('My flight was moved.');
        await expect(page.getByText('No new payment')).toBeVisible();
        await expectAccessible(page);
        await picture(page, info, 'change the time');
        await page.getByRole('button', { name: 'Reschedule' }).click();
        await page.waitForURL(`/customer-portal/meeting/${meetingId}`);
        await expect(page.getByText('Meeting rescheduled successfully')).toBeVisible();
        const change = page.getByRole('region', { name: 'Change of time' });
        await expect(change).toContainText(`You moved it from ${dayAndTime(old)}`);
        await expect(change).toContainText('My flight was moved.');
        await expectAccessible(page);
        await picture(page, info, 'moved');
      });
      await test.step('the old time can be booked at once, the new one not', async () => {
        const starts = await open();
        expect(starts).toContain(from);
        expect(starts).not.toContain(to);
      });
      await test.step('both calendars know the new time', () =>
        expectEntries([client, lawyer], 'New time', {
          start: next,
          sequence: 1,
          cancelled: false,
        }));

      await page.goto('about:blank');
      await test.step('the lawyer cancels', async () => {
        const desk = await openPage({ as: lawyer });
        await visit(desk, `/lawyer-portal/meeting/${meetingId}`);
        await desk.getByRole('button', { name: CANCEL }).click();
        const dialog = desk.getByRole('dialog', { name: `${CANCEL}?` });
        await expect(dialog).toContainText('The client gets everything back: ₱1,500');
        await dialog.getByText('Court', { exact: true }).click();
        await dialog.getByLabel(/^More about it/).fill('A hearing was set.');
        await expectAccessible(desk);
        await picture(desk, info, 'cancel');
        await dialog.getByRole('button', { name: CANCEL }).click();
        const done = desk.getByRole('status').filter({ hasText: 'The booking is cancelled' });
        await expect(done).toBeFocused();
        await expect(done).toContainText('₱1,500 goes back to the client.');
        await expectAccessible(desk);
        await picture(desk, info, 'cancelled');
        await desk.goto('about:blank');
      });
      await test.step('the money is back, and the client reads why', async () => {
        const payment = async () => (await meetingOf(client, meetingId)).payment;
        await expect.poll(payment).toMatchObject({ status: 'REFUNDED', refunded: time.price });
        await visit(page, `/customer-portal/meeting/${meetingId}`);
        await expect(page.getByText('A hearing was set.')).toBeVisible();
        await expect(page.getByText('Cancelled, refunded')).toBeVisible();
        await expectAccessible(page);
        await picture(page, info, 'refunded');
        expect(await open()).toContain(to);
      });
      await test.step('and it is off both calendars', () =>
        expectEntries([client, lawyer], 'Cancelled', {
          start: next,
          sequence: 2,
          cancelled: true,
        }));
    },
  );
});

/** The same half hour three and four days ahead, as the API writes it. */
async function threeDaysAhead(open: () => Promise<string[]>): Promise<[string, string]> {
  const day = dayKey(Date.now() + 3 * DAY);
  const from = (await open()).find((start) => dayKey(Date.parse(start)) === day);
  if (!from) throw new Error('the lawyer has no time in three days');
  return [from, new Date(Date.parse(from) + DAY).toISOString().replace('.000', '')];
}

/** How the tab of a day begins: `Thu Nov 26`. */
function dayTab(instant: number): RegExp {
  return new RegExp(`^${dayLabel(instant).replace(',', '')}`);
}

interface Entry {
  start: number;
  sequence: number;
  cancelled: boolean;
}

/** Each got one mail with this change of one event. */
async function expectEntries(people: Person[], subject: string, entry: Entry): Promise<void> {
  const found = [];
  for (const { email } of people) found.push(await calendarEntry(await expectMail(email, subject)));
  expect(new Set(found.map(({ uid }) => uid)).size).toBe(1);
  for (const event of found) {
    expect(event.startDate.toJSDate().getTime()).toBe(entry.start);
    expect(event.sequence).toBe(entry.sequence);
    const status = event.component.getFirstPropertyValue('status');
    expect(status).toBe(entry.cancelled ? 'CANCELLED' : 'CONFIRMED');
  }
}
