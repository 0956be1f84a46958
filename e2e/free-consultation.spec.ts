import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import { searchLawyers } from '@/lib/contract/lawyers/search';
import { fillIn } from './support/booking-page';
import { newSubject } from './support/bookings';
import { dayAndTime } from './support/clock';
import { calendarEntry, expectMail, SUPPORT_EMAIL } from './support/inbox';
import { nameOf, otherTime, pickTime } from './support/lawyers';
import { becomes, expect, ready, test, visit } from './support/test';

const GIVES_FREE = { fits: ({ free_consultation }: LawyerCard) => free_consultation };

test.describe('a free consultation', { tag: '@booking' }, () => {
  test('is shown on the card and the profile of a lawyer who gives it', { tag: '@once' }, async ({
    page,
    visitor,
  }) => {
    const { lawyer } = await pickTime(visitor, GIVES_FREE);
    await visit(page, `/lawyer/${lawyer._id}`);
    const card = page.getByRole('region', { name: 'Choose a time' });
    await expect(card.getByText(/^Free 30-minute consultation/)).toBeVisible();
    const { results } = await visitor.call(searchLawyers, { query: {} });
    await visit(page, '/lawyers-online');
    await expect(page.getByRole('article').getByText('Free 30-minute consultation')).toHaveCount(
      results.filter(({ free_consultation }) => free_consultation).length,
    );
  });

  test('is found from the main page, and chosen where its times are', async ({ page, visitor }) => {
    const { total } = await visitor.call(searchLawyers, { query: { free: 1 } });
    await visit(page, '/');
    await page.getByRole('link', { name: `${total} lawyers offer a free` }).click();
    await page.waitForURL('/free-legal-help');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Free legal help in the Philippines');
    await expect(page.getByText(`${total} lawyers. You can have`)).toBeVisible();
    const times = page.getByRole('article').getByRole('link', { name: /Philippine time$/ });
    await expect(times.first()).toHaveAttribute('href', /^\/book\/[^?]+\?free=1$/);
  });

  test('is a filter of the search that can be taken back', async ({ page, isMobile }) => {
    await visit(page, '/lawyers-online?free=1');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Lawyers in the Philippines with a free consultation');
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    const filters = isMobile ? page.getByRole('dialog') : page.getByRole('complementary');
    const free = filters.getByRole('checkbox', { name: /^Free 30-minute consultation/ });
    await expect(free).toBeChecked();
    await free.uncheck();
    if (isMobile) {
      await filters.getByRole('button', { name: /^Show \d+ lawyers$/ }).click();
    }
    await page.waitForURL('/lawyers-online');
    await expect(title).toHaveText('Lawyers in the Philippines');
    await page.goBack();
    await expect(title).toHaveText('Lawyers in the Philippines with a free consultation');
    await page.getByRole('link', { name: 'Free first meeting' }).click();
    await page.waitForURL('/lawyers-online');
  });

  test('is a length to choose on the profile', { tag: ['@once', '@core'] }, async ({
    page,
    visitor,
  }) => {
    const { lawyer } = await pickTime(visitor, GIVES_FREE);
    await visit(page, `/lawyer/${lawyer._id}`);
    const book = page.getByRole('region', { name: 'Choose a time' });
    await book.getByText('Free 30-minute consultation').click();
    await expect(book.getByRole('radio', { name: /^Free 30-minute consultation/ })).toBeChecked();
    await expect(book.getByRole('link').first()).toHaveAttribute('href', /\?free=1$/);
  });

  test('is confirmed at once, once with this lawyer', { tag: ['@once', '@core'] }, async ({
    page,
    newCustomer,
    visitor,
  }) => {
    const client = await newCustomer();
    const time = await pickTime(visitor, GIVES_FREE);
    const subject = newSubject();
    await becomes(page, client);
    await visit(page, time.path);
    await ready(page);
    const free = page.getByRole('radio', { name: /^First meeting, 30 minutes, ₱0/ });
    await free.check();
    await expect(page).toHaveURL(/\?free=1$/);
    await page.reload();
    await ready(page);
    await expect(free).toBeChecked();
    await expect(page.getByText('It is confirmed as soon as you book.').first()).toBeVisible();
    await expect(page.getByRole('radio', { name: 'GCash' })).toHaveCount(0);
    await fillIn(page, subject);
    await page.getByRole('button', { name: 'Book for free' }).click();
    await page.waitForURL(/\/checkout\/booked\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your meeting is confirmed');
    await page.getByRole('link', { name: 'Open the meeting' }).click();
    await page.waitForURL(/\/customer-portal\/meeting\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(page.getByText('Free consultation. Nothing is charged.')).toBeVisible();

    const mail = await expectMail(
      client.email,
      `Booking confirmed: ${nameOf(time.lawyer)}, ${dayAndTime(time.start)}`,
    );
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([SUPPORT_EMAIL]);
    const entry = await calendarEntry(mail);
    expect(entry.startDate.toJSDate().getTime()).toBe(time.start);

    const next = await otherTime(visitor, time);
    await visit(page, next.path);
    await expect(free).toBeDisabled();
    await expect(free).toHaveAccessibleName(
      /You have already had a free consultation with this lawyer\.$/,
    );
    await expect(page.getByRole('radio', { name: /^Paid meeting/ })).toBeChecked();
  });
});
