import type { Page } from '@playwright/test';
import { getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { bookAndPay } from './support/bookings';
import { expectMail, SUPPORT_EMAIL } from './support/inbox';
import { openTime } from './support/lawyers';
import { endedMeeting } from './support/past-meetings';
import { publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, test, visit } from './support/test';
import { expectUsable } from './support/usable';

const WORDS = 'Told me in plain words what to do about the boundary.';
const SUMMARY = 'The fence stands on your land. You may ask for its removal.';
const STEP = 'Send the letter by registered mail.';

test.describe('after a meeting', { tag: ['@booking', '@once'] }, () => {
  test.slow();

  test('it is reviewed, reported and summed up', { tag: '@core' }, async ({
    page,
    newCustomer,
    browser,
  }) => {
    const lawyer = await publishedLawyer();
    const client = await newCustomer();
    const params = { id: lawyer.lawyerId };
    const shown = await client.api.call(getLawyerProfile, { params });
    const [open] = Object.values(shown.calendar).flat();
    if (!open) throw new Error('the lawyer has no open time');
    const { meetingId } = await bookAndPay(client, openTime(shown, open.start_time, 30));
    await endedMeeting(meetingId, 45);
    const author = `${client.firstName} ${client.lastName[0]}.`;
    const detail = `/customer-portal/meeting/${meetingId}`;

    const context = await browser.newContext();
    const publicPage = await context.newPage();
    const profile = () => visit(publicPage, `/lawyer/${lawyer.lawyerId}`);
    await test.step('the profile has none, and is cached so', async () => {
      await profile();
      await profile();
      await expect(publicPage.getByText('No reviews yet').first()).toBeVisible();
    });

    await test.step('the client writes a review', async () => {
      await becomes(page, client);
      await visit(page, detail);
      await page.getByRole('radio', { name: '4 stars' }).check();
      await page.getByLabel(/^Your review/).fill(WORDS);
      await page.getByRole('checkbox', { name: `Show my name as ${author}` }).check();
      await page.getByRole('button', { name: 'Publish review' }).click();
      await expect(page.getByText(`Published as ${author}`)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('and the public reads it at once', async () => {
      await profile();
      await expect(publicPage.getByText(WORDS)).toBeVisible();
      await expect(publicPage.getByText(author, { exact: true })).toBeVisible();
      const stars = publicPage.getByRole('link', { name: /^4\.0 of 5 stars/ });
      await stars.click();
      await expect(publicPage.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
    });

    await test.step('with the keyboard it gets another star', async () => {
      await page.getByRole('radio', { name: '4 stars' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
      await page.getByRole('button', { name: 'Update review' }).click();
      await expect(page.getByText(/^Published as .*, updated /)).toBeVisible();
      await profile();
      await expect(publicPage.getByRole('link', { name: /^5\.0 of 5 stars/ })).toBeVisible();
      await context.close();
    });

    await test.step('the lawyer reports it', async () => {
      await becomes(page, lawyer);
      await visit(page, `/lawyer-portal/meeting/${meetingId}`);
      await expect(page.getByText(WORDS)).toBeVisible();
      await page.getByRole('button', { name: 'Report this review' }).click();
      await page.getByLabel('Reason').fill('The fence is a matter of the court.');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByText(/^You reported this review on/)).toBeVisible();
      await expectMail(SUPPORT_EMAIL, `A review was reported: ${lawyer.lawyerId}`);
    });

    await test.step('and writes a summary', async () => {
      await page.getByRole('textbox', { name: 'Summary', exact: true }).fill(SUMMARY);
      await page.getByLabel(/^Next steps/).fill(STEP);
      await page.getByRole('button', { name: 'Send to the client' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: STEP })).toBeVisible();
      await expectUsable(page, `/lawyer-portal/meeting/${meetingId}`);
    });

    await test.step('which the client reads, and saves', async () => {
      await becomes(page, client);
      await expectUsable(page, detail);
      await expect(page.getByText(SUMMARY)).toBeVisible();
      expect(await saved(page, 'Download as PDF')).toBe('summary.pdf');
      expect(await saved(page, 'Receipt (PDF)')).toMatch(/^receipt-[0-9A-F]{8}\.pdf$/);
    });
  });
});

/** The name under which the browser saves what a link leads to. */
async function saved(page: Page, link: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ]);
  return download.suggestedFilename();
}
