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

      await test.step('what is to be paid, the next meeting, and who it is', async () => {
        await expectUsable(page, '/customer-portal');
        const first = page.getByRole('region', { name: 'Pay to confirm your time' });
        await expect(first.getByRole('link', { name: held.subject, exact: true })).toBeVisible();
        await expect(first.getByRole('link', { name: /^Pay ₱/ })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Your profile' })).toContainText(
          client.email,
        );
        const next = page.getByRole('region', { name: 'Next meeting' });
        await expect(next.getByRole('link', { name: coming.subject })).toBeVisible();
        await picture(page, info, 'meetings of a client');
      });

      await test.step('past meetings open, also after a reload', async () => {
        const past = page.getByRole('link', { name: /^Past and cancelled/ });
        await past.click();
        await expect(page).toHaveURL('/customer-portal?show=past');
        await expect(past).toHaveAttribute('aria-expanded', 'true');
        await page.reload();
        await expect(past).toHaveAttribute('aria-expanded', 'true');
        await expect(page.getByRole('link', { name: over.subject, exact: true })).toBeVisible();
        await expectAccessible(page);
        await picture(page, info, 'past meetings of a client');
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
        await expect(page.getByRole('group', { name: 'Your rating' })).toBeVisible();
        await expectUsable(page, `/customer-portal/meeting/${over.meetingId}/summary`);
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
