import type { Page } from '@playwright/test';
import { getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { bookAndPay } from './support/bookings';
import { openTime } from './support/lawyers';
import { startsNow } from './support/past-meetings';
import type { Person } from './support/people';
import { publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, test, visit } from './support/test';

/** A paid meeting by video that starts in so many minutes. */
async function nearMeeting(client: Person, minutes: number): Promise<string> {
  const { lawyerId } = await publishedLawyer();
  const shown = await client.api.call(getLawyerProfile, { params: { id: lawyerId } });
  const open = Object.values(shown.calendar).flat()[0];
  if (!open) throw new Error('the lawyer has no open time');
  const { meetingId } = await bookAndPay(client, openTime(shown, open.start_time, 30));
  await startsNow(meetingId, minutes);
  return meetingId;
}

/** Sets the clock of the device so many minutes ahead of ours, for every page that follows. */
async function setClock(page: Page, minutes: number): Promise<void> {
  await page.addInitScript((ahead) => {
    const Real = Date;
    // As a device tells it: both ways of asking, and nothing else.
    window.Date = new Proxy(Real, {
      construct: (target, args) =>
        args.length === 0 ? new target(target.now() + ahead) : Reflect.construct(target, args),
      get: (target, name) =>
        name === 'now' ? () => target.now() + ahead : Reflect.get(target, name),
    });
  }, minutes * 60_000);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a device that is not as it should be', { tag: ['@video', '@once'] }, () => {
  test.slow();

  for (const [is, minutes] of [
    ['12 minutes slow', -12],
    ['1 day fast', 24 * 60],
  ] as const) {
    test(`a clock that is ${is} shuts nobody out of a call`, async ({ page, newCustomer }) => {
      const client = await newCustomer();
      const meetingId = await nearMeeting(client, 3);
      await becomes(page, client);
      await setClock(page, minutes);
      await visit(page, `/customer-portal/meeting/${meetingId}`);
      await expect(page.getByText(`The clock of this device is ${is}.`)).toBeVisible();
      await page.getByRole('link', { name: 'Join meeting' }).click();
      await expect(heading(page)).toHaveText('Ready to join?');
      await expect(page.getByText(`The clock of this device is ${is}.`)).toBeVisible();
      await visit(page, '/meeting');
      await expect(page.getByRole('link', { name: /^Join meeting/ })).toBeVisible();
    });
  }

  test('without RTCPeerConnection the lobby says what helps', async ({ page, newCustomer }) => {
    const client = await newCustomer();
    const meetingId = await nearMeeting(client, 3);
    await becomes(page, client);
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'RTCPeerConnection');
    });
    await visit(page, `/customer-portal/meeting/${meetingId}/join`);
    const advice = page.getByRole('region', { name: 'This browser and video calls' });
    await expect(advice).toContainText('This browser cannot make video calls');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Join meeting' }).click();
    await expect(page).toHaveURL(`/meeting/${meetingId}`);
    await expect(page.getByRole('heading', { name: /is not here yet/ })).toBeVisible();
  });
});
