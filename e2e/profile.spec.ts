import { getLawyerProfile, type LawyerCard } from '@/lib/contract/lawyers/lawyers';
import { expectChosen, openTimes, timeButton } from './support/booking-page';
import { dayLabel, pesos, timeName } from './support/clock';
import { nameOf, pickTime } from './support/lawyers';
import { becomes, expect, test, visit } from './support/test';

const PAGE = 10;

test.describe('the profile of a lawyer', { tag: '@profile' }, () => {
  test('says what it costs, and the times follow the length', async ({ page, visitor }) => {
    const time = await pickTime(visitor, { duration: 60 });
    const { _id: id } = time.lawyer;
    const profile = await visitor.call(getLawyerProfile, { params: { id } });
    await visit(page, `/lawyer/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(profile));
    const card = page.getByRole('region', { name: 'Choose a time' });
    for (const { duration, price } of profile.services) {
      await expect(card).toContainText(`${duration} minutes${pesos(price)}`);
    }
    await expect(page.getByText(profile.about.split('\n')[0] ?? '')).toBeVisible();
    // As words: “bank” is also in the name of Kabankalan.
    for (const secret of [/@/, /office_address/, /\bbank\b/]) {
      await expect(page.getByRole('main')).not.toContainText(secret);
    }

    const times = card.getByRole('link', { name: /Philippine time/ });
    await expect(times.first()).toHaveAttribute('href', /\?duration=30$/);
    await card.getByText('60 minutes').click();
    await expect(card.getByRole('radio', { name: /^60 minutes/ })).toBeChecked();
    await card.getByRole('button', { name: new RegExp(`^${dayLabel(time.start)},`) }).click();
    const day = profile.calendar[keyOf(time.start)] ?? [];
    const fits = day.filter(({ durations }) => durations.includes(60));
    await expect(times).toHaveCount(fits.length);
    const wanted = card.getByRole('link', { name: new RegExp(`^${timeName(time.start)}`) });
    await expect(wanted).toHaveAttribute('href', time.path);
  });

  test('days are chosen with the keyboard', { tag: ['@once', '@core'] }, async ({
    page,
    visitor,
  }) => {
    const { lawyer, start } = await pickTime(visitor);
    await visit(page, `/lawyer/${lawyer._id}`);
    const day = page.getByRole('button', { name: new RegExp(`^${dayLabel(start)}, \\d+ open`) });
    await day.focus();
    await page.keyboard.press('Enter');
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    const heading = page.getByRole('heading', { name: dayLabel(start) });
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /Philippine time/ }).first()).toBeFocused();
  });

  test('on a phone the focus stands clear of the bar at the lower edge', { tag: '@phone' }, async ({
    openPage,
    visitor,
  }) => {
    const { lawyer } = await pickTime(visitor, { fits: ({ review_count }) => review_count > 0 });
    const page = await openPage({ viewport: { width: 360, height: 800 } });
    await visit(page, `/lawyer/${lawyer._id}`);
    const length = page.getByRole('radio', { name: /^30 minutes/ });
    await page
      .getByRole('link', { name: /lawyers in/ })
      .first()
      .focus();
    // The stars lead to the reviews, the lawyer can be saved and the page shared; after these come the times.
    await expect(page.getByRole('button', { name: /^Save Atty/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Share/ }).first()).toBeVisible();
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
    await expect(length).toBeFocused();
    const covered = async () => {
      const bar = await page
        .getByRole('region', { name: 'Book', includeHidden: true })
        .boundingBox();
      const focused = await length.boundingBox();
      return (focused?.y ?? 0) + (focused?.height ?? 0) - (bar?.y ?? 0);
    };
    await expect.poll(covered).toBeLessThanOrEqual(0);
  });

  test('days of the booking page are tabs for the arrow keys', { tag: '@once' }, async ({
    page,
    newCustomer,
    visitor,
  }) => {
    const time = await pickTime(visitor);
    await becomes(page, await newCustomer());
    await visit(page, time.path);
    await expectChosen(page, time);
    await openTimes(page);
    const tabs = page.getByRole('tablist', { name: 'Day' }).getByRole('tab');
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first()).toBeFocused();
    const open = page.getByRole('tab', { name: / open$/ }).first();
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(open).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toBeVisible();
    const words = page.getByRole('tabpanel').getByRole('paragraph').filter({ hasText: 'PHT' });
    await expect(words).toBeFocused();
    await page.getByRole('tab', { name: new RegExp(shortDay(time.start)) }).click();
    await expect(timeButton(page, time.start)).toHaveAttribute('aria-pressed', 'true');
  });

  test('reviews come page by page, none twice', { tag: '@once' }, async ({ page, visitor }) => {
    const reviewed = { fits: ({ review_count }: LawyerCard) => review_count > PAGE };
    const { lawyer } = await pickTime(visitor, reviewed);
    await visit(page, `/lawyer/${lawyer._id}`);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await expect(reviews).toContainText(`from ${lawyer.review_count} reviews after meetings`);
    const more = reviews.getByRole('button', { name: 'Show more reviews' });
    const rows = reviews.getByRole('listitem');
    for (let shown = PAGE; shown < lawyer.review_count; shown += PAGE) {
      await expect(rows).toHaveCount(shown);
      await more.click();
    }
    await expect(rows).toHaveCount(lawyer.review_count);
    await expect(more).toHaveCount(0);
  });

  test('the check says whether the profile is real', { tag: '@once' }, async ({
    page,
    visitor,
  }) => {
    const { lawyer } = await pickTime(visitor);
    await visit(page, `/lawyer/${lawyer._id}`);
    await expect(page.getByRole('link', { name: 'Supreme Court’s Lawyers List' })).toBeVisible();
    await expect(page.getByText(/scan/i)).toHaveCount(0);
    // Where the code on a card leads.
    await visit(page, `/lawyer/${lawyer._id}?check=1`);
    const answer = page.getByRole('region', { name: 'This profile is valid' });
    await expect(answer).toContainText(`It belongs to ${nameOf(lawyer)}`);
    await expect(answer).toContainText('PHT');

    await visit(page, '/lawyer/juan-nobody-0000?check=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not a valid profile');
    await expect(page.getByText('Ask before you pay or send documents')).toBeVisible();
  });

  test('a lawyer who does not exist is a 404 page', { tag: '@once' }, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(404, /\/lawyer\//);
    for (const id of ['juan-nobody-0000', '%00', '..%2F..%2Fadmin']) {
      const answer = await page.goto(`/lawyer/${id}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ops... You are lost!');
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
    }
    await expect(page.getByText('Technical details')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to the main page' }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('button', { name: 'Find lawyers' })).toBeVisible();
  });
});

function keyOf(instant: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(instant);
}

function shortDay(instant: number): string {
  return `${dayLabel(instant).slice('Tue, '.length)}\\b`;
}
