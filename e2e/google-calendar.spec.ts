import { randomUUID } from 'node:crypto';
import { getAvailability } from '@/lib/contract/lawyers/lawyers';
import { limit } from '../scripts/lib/test/speed';
import { bookAndPay } from './support/bookings';
import { dayKey, timeName } from './support/clock';
import { expectAfter } from './support/jobs';
import { registerCustomer } from './support/people';
import { nineOClock, publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';

const PAGE = '/lawyer-portal/profile/availability?part=calendars';
const SOON = { timeout: limit(60_000) };

test.describe('Google Calendar', { tag: '@portal' }, () => {
  test('is connected: a hearing there closes the time here, a meeting appears there, and goes', {
    tag: '@once',
  }, async ({ page, openPage, visitor }) => {
    test.slow();
    const lawyer = await publishedLawyer();
    const account = `${randomUUID().slice(0, 8)}@gmail.example`;
    const [hearing, meeting] = [nineOClock(lawyer, 3), nineOClock(lawyer, 4)];
    const starts = async () => {
      const { calendar } = await visitor.call(getAvailability, { query: { _id: lawyer.lawyerId } });
      return Object.values(calendar).flatMap((day) => day.map(({ start_time }) => start_time));
    };
    const profile = await openPage();
    /** Finds a time of that day on the public page. */
    const openAt = (start: number) =>
      profile.getByRole('link', { name: new RegExp(`^${timeName(start)}`) });
    const seePublicPage = () =>
      visit(profile, `/lawyer/${lawyer.lawyerId}?day=${dayKey(hearing.start)}`);
    await becomes(page, lawyer);
    await visit(page, PAGE);
    const section = page.getByRole('region', { name: 'Google Calendar, both ways' });
    await expectAccessible(page);
    await section.getByRole('link', { name: 'Connect Google Calendar' }).click();
    await page.waitForURL(/\/test-google\/consent/);
    await ready(page);
    await expectAccessible(page);
    await page.getByLabel('Account').fill(account);
    await page.getByRole('button', { name: 'Deny' }).click();
    await page.waitForURL(/google=refused/);
    await expect(section.getByRole('alert')).toContainText('You said no at Google');

    await section.getByRole('link', { name: 'Connect Google Calendar' }).click();
    await page.waitForURL(/\/test-google\/consent/);
    await ready(page);
    await page.getByLabel('Account').fill(account);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL(/google=connected/);
    await expect(section).toContainText(account);
    // By itself the page asks again after half a minute.
    await expect(async () => {
      await visit(page, PAGE);
      await expect(section).toContainText('Both calendars last agreed', { timeout: 1_000 });
    }).toPass(SOON);
    await expectAccessible(page);

    expect(await starts()).toContain(hearing.startTime);
    await seePublicPage();
    await expect(openAt(hearing.start)).toBeVisible();
    const home = `/test-google/calendar?account=${encodeURIComponent(account)}`;
    await visit(page, home);
    await page.getByLabel('Day').fill(dayKey(hearing.start));
    await page.getByLabel('From').fill('09:00');
    await page.getByLabel('To').fill('09:30');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('button', { name: 'Delete Hearing' })).toBeVisible();
    await expectAccessible(page);
    await expect.poll(starts, SOON).not.toContain(hearing.startTime);
    await seePublicPage();
    await expect(openAt(hearing.start + 30 * 60_000)).toBeVisible();
    await expect(openAt(hearing.start)).toHaveCount(0);

    const client = await registerCustomer();
    const booked = await bookAndPay(client, meeting);
    await expectAfter('queue_google_looks', async () => {
      await page.goto(home);
      return page.getByRole('button', { name: 'Delete Sangguni meeting' }).count();
    }).toBe(1);
    for (const secret of [booked.subject, client.lastName])
      await expect(page.getByRole('main')).not.toContainText(secret);

    await visit(page, '/lawyer-portal/calendar');
    await expect(page.getByText(/last agreed/)).toBeVisible();
    await expectAccessible(page);

    await visit(page, PAGE);
    await section.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('button', { name: 'Disconnect it' }).click();
    await expect(section.getByRole('link', { name: 'Connect Google Calendar' })).toBeVisible();
    await expect.poll(starts).toContain(hearing.startTime);
    await seePublicPage();
    await expect(openAt(hearing.start)).toBeVisible();
    await expect(async () => {
      await page.goto(home);
      await expect(page.getByRole('button', { name: 'Delete Hearing' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Delete Sangguni meeting' })).toHaveCount(0, {
        timeout: 1_000,
      });
    }).toPass(SOON);
  });
});
