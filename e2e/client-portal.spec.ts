import type { Page } from '@playwright/test';
import { bookAndPay, hold } from './support/bookings';
import { endedMeeting } from './support/past-meetings';
import { nineOClock, publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, picture, test } from './support/test';
import { expectUsable } from './support/usable';

test.describe('the meetings of a client', { tag: '@portal' }, () => {
  test.slow();

  test(
    'from the lists to the summary, into a calendar and to another booking',
    { tag: '@core' },
    async ({ page, newCustomer }, info) => {
      const client = await newCustomer();
      // A lawyer of this test alone: another meeting may be where this one is moved to.
      const lawyer = await publishedLawyer();
      const over = await bookAndPay(client, nineOClock(lawyer, 3));
      await endedMeeting(over.meetingId, 5);
      const coming = await bookAndPay(client);
      const held = await hold(client);
      await becomes(page, client);

      await test.step('what is to be paid, who it is, and the three lists', async () => {
        await expectUsable(page, '/customer-portal');
        const first = page.getByRole('region', { name: 'Pay to confirm your time' });
        await expect(first.getByRole('link', { name: held.subject, exact: true })).toBeVisible();
        await expect(first.getByRole('link', { name: /^Pay ₱/ })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Your profile' })).toContainText(
          client.email,
        );
        await expect(lists(page).getByRole('link', { name: coming.subject })).toBeVisible();
        await picture(page, info, 'meetings of a client');
      });

      await test.step('a tab leaves one list, also after a reload', async () => {
        await page.getByRole('tab', { name: /^Past/ }).click();
        await expect(page).toHaveURL('/customer-portal?show=past');
        await expect(lists(page).getByRole('link', { name: coming.subject })).toHaveCount(0);
        await page.reload();
        await expect(page.getByRole('tab', { name: /^Past/ })).toHaveAttribute(
          'aria-selected',
          'true',
        );
        await expect(
          lists(page).getByRole('link', { name: over.subject, exact: true }),
        ).toBeVisible();
      });

      await test.step('a meeting ahead goes into a calendar', async () => {
        await expectUsable(page, `/customer-portal/meeting/${coming.meetingId}`);
        const details = page.getByRole('complementary', { name: 'Details' });
        await details.getByRole('button', { name: 'Add to calendar' }).click();
        const google = page.getByRole('menuitem', { name: /^Google Calendar/ });
        await expect(google).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\//);
        await expectAccessible(page);
        await picture(page, info, 'add to calendar');
        const download = page.waitForEvent('download');
        await page.getByRole('menuitem', { name: /\.ics/ }).click();
        expect((await download).suggestedFilename()).toBe('meeting.ics');
        await picture(page, info, 'a meeting ahead');
      });

      await test.step('before its end there is no summary', async () => {
        await expectUsable(page, `/customer-portal/meeting/${coming.meetingId}/summary`);
        await expect(page.getByRole('region', { name: 'Not yet' })).toBeVisible();
        await picture(page, info, 'summary before the end');
      });

      await test.step('the summary of one that is over, and another booking', async () => {
        await expectUsable(page, `/customer-portal/meeting/${over.meetingId}`);
        await picture(page, info, 'a meeting that is over');
        await page.getByRole('link', { name: 'Open the summary' }).click();
        await expect(page).toHaveURL(`/customer-portal/meeting/${over.meetingId}/summary`);
        await expect(page.getByText('Booked length')).toBeVisible();
        await expectAccessible(page);
        await picture(page, info, 'summary');
        await page.getByRole('link', { name: 'Book again' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(
          `Atty. ${lawyer.firstName} ${lawyer.lastName}`,
        );
        await expect(page.getByRole('region', { name: 'Choose a time' })).toBeVisible();
      });
      await lawyer.api.close();
    },
  );
});

/** The sections that the tabs choose from. */
function lists(page: Page) {
  return page.getByRole('tabpanel');
}
