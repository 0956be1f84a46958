import type { Page } from '@playwright/test';
import { logout } from '@/lib/contract/accounts/authentication';
import { getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { bookAndPay, meetingOf } from './support/bookings';
import { ownTime } from './support/clock';
import { openTime } from './support/lawyers';
import { startsNow } from './support/past-meetings';
import type { Person } from './support/people';
import { publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, test, visit } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A paid meeting by video that starts in five minutes, with a lawyer of its own. */
async function meetingSoon(client: Person) {
  const lawyer = await publishedLawyer();
  const shown = await client.api.call(getLawyerProfile, { params: { id: lawyer.lawyerId } });
  const [open] = Object.values(shown.calendar).flat();
  if (!open) throw new Error('the lawyer has no open time');
  const booked = await bookAndPay(client, openTime(shown, open.start_time, 30));
  await startsNow(booked.meetingId, 5);
  return { ...booked, lawyerName: shown.display_name };
}

/** Reads the stores of this browser beside cookies and small texts. */
const storedIn = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).length,
  }));

/** Opens the own meetings and waits until the next ones are kept and the worker answers. */
async function keepMeetings(page: Page): Promise<void> {
  await visit(page, '/customer-portal');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => storedIn(page)).toEqual({ caches: ['kept-meetings'], databases: 0 });
}

test.describe('without a signal', { tag: ['@offline', '@phone'] }, () => {
  test.use({ serviceWorkers: 'allow', timezoneId: 'Asia/Dubai' });
  test.slow();

  test('the next meeting is there, joins when the line is back, and goes with the session', {
    tag: '@core-phone',
  }, async ({ page, context, newCustomer, consoleWatch }) => {
    const client = await newCustomer();
    const { meetingId, lawyerName, subject } = await meetingSoon(client);
    const start = Date.parse((await meetingOf(client, meetingId)).start_time);
    await becomes(page, client);
    await keepMeetings(page);
    consoleWatch.allowText(/ERR_INTERNET_DISCONNECTED/);

    await context.setOffline(true);
    await page.goto(`/customer-portal/meeting/${meetingId}`);
    await expect(heading(page)).toHaveText('You are offline');
    const kept = page.getByRole('listitem');
    await expect(kept).toHaveCount(1);
    await expect(kept).toContainText(lawyerName);
    const own = `Your time: ${ownTime(start, 'Asia/Dubai', 'Dubai')}`;
    await expect(page.getByText(own, { exact: true })).toBeVisible();
    await expect(page.getByText(/^As of .+ PHT, when you were last online here/)).toBeVisible();
    await expect(page.getByRole('link', { name: '@' })).toBeVisible();
    // steady: it may be there at no moment, so any will do
    expect(await page.content()).not.toContain(subject);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Join meeting' }).click();
    await expect(page.getByText('Your call opens here by itself')).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Ready to join?');

    await visit(page, '/');
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    // Its address is that of the page before: it is there once it has loaded.
    const left = page.waitForEvent('load');
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await left;
    await expect(page.getByRole('button', { name: /^Account menu of/ })).toHaveCount(0);
    await expect.poll(() => storedIn(page)).toEqual({ caches: [], databases: 0 });
    await context.setOffline(true);
    await page.goto('/customer-portal');
    await expect(heading(page)).toHaveText('You are offline');
    await expect(page.getByRole('heading', { name: 'Your next meetings' })).toHaveCount(0);
  });

  test('a session that ended elsewhere, and another account, leave nothing of the first', async ({
    page,
    context,
    newCustomer,
    consoleWatch,
  }) => {
    const [client, other] = [await newCustomer(), await newCustomer()];
    const { lawyerName } = await meetingSoon(client);
    await becomes(page, client);
    await keepMeetings(page);
    // An open page would leave for the sign-in by itself, at the same time.
    await page.goto('about:blank');
    await client.api.call(logout, {});
    consoleWatch.allow(401, /\/api\/v1\//);
    await page.goto('/customer-portal');
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => storedIn(page)).toEqual({ caches: [], databases: 0 });

    await becomes(page, other);
    await keepMeetings(page);
    consoleWatch.allowText(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await page.goto('/customer-portal');
    await expect(page.getByText('You had no meeting ahead.')).toBeVisible();
    await expect(page.getByText(lawyerName)).toHaveCount(0);
  });

  test('the page of a call that was opened without a line goes on once it is back', async ({
    page,
    context,
    newCustomer,
    consoleWatch,
  }) => {
    const client = await newCustomer();
    const { meetingId } = await meetingSoon(client);
    await becomes(page, client);
    consoleWatch.allowText(/ERR_(?:INTERNET_DISCONNECTED|FAILED)/);
    const calls = `**/api/v1/meeting/video/${meetingId}`;
    await page.route(calls, (route) => route.abort());
    await page.goto(`/customer-portal/meeting/${meetingId}/join`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute(calls);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Ready to join?');
  });
});
