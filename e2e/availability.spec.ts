import type { Locator, Page } from '@playwright/test';
import { comingHolidays } from '@/lib/catalogue/holidays';
import { createMeeting } from '@/lib/contract/meetings/meetings';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { newSubject } from './support/bookings';
import { dayKey, dayLabel, weekdayOf } from './support/clock';
import { publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';
import { expectUsable } from './support/usable';

const PAGE = '/lawyer-portal/profile/availability';

/** 10:00 AM in Manila so many days from now. */
const at10 = (days: number) => Date.parse(`${dayKey(Date.now() + days * DAY_MS)}T10:00:00+08:00`);

/** Finds the first holiday after the days that the test changes otherwise, and how many months from this one it is. */
function laterHoliday() {
  const [{ date = '', name = '' } = {}] = comingHolidays(dayKey(at10(6)));
  const [year = 0, month = 0] = date.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0] = dayKey(Date.now()).split('-').map(Number);
  const months = (year - thisYear) * 12 + month - thisMonth;
  return { label: `${dayLabel(Date.parse(date))}, ${name}`, months };
}

test.describe('the availability of a lawyer', { tag: '@portal' }, () => {
  test('is previewed, saved, and shown to clients', { tag: ['@once', '@core'] }, async ({
    page,
    openPage,
    newCustomer,
  }) => {
    const lawyer = await publishedLawyer();
    const client = await newCustomer();
    const [off, two, other, booked] = [at10(2), at10(3), at10(4), at10(5)];
    await client.api.call(createMeeting, {
      body: {
        lawyer_id: lawyer.lawyerId,
        start_time: new Date(booked - HOUR_MS).toISOString(),
        duration: 30,
        type: 'VIDEO',
        subject: newSubject(),
        description: 'My employer has not paid my wages since August.',
        consent: true,
        payment_method: 'gcash',
        expected_total: 150_000,
      },
    });
    await becomes(page, lawyer);
    await visit(page, PAGE);
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(dayIn(preview, off)).toBeVisible();
    await expect(dayIn(preview, booked)).toHaveAccessibleName(/, 1 open time$/);

    // Each change is in the preview before anything is saved.
    const open = (name: RegExp) => page.getByRole('tab', { name }).click();
    await open(/^Rules/);
    await page.getByLabel('Notice', { exact: true }).selectOption('None');
    await open(/^Week/);
    await page.getByRole('checkbox', { name: weekdayOf(off), exact: true }).uncheck();
    await expect(page.getByText('Keeps 9:00 AM to 10:00 AM')).toBeVisible();
    await expect(dayIn(preview, off)).toHaveCount(0);
    const day = weekdayOf(two);
    await page.getByRole('button', { name: `Add hours on ${day}` }).click();
    await page.getByLabel(`${day} 2 until`).fill('10:30');
    await open(/^Days off/);
    await page.getByRole('button', { name: 'Save' }).click();
    const refused = page.getByLabel(`${day} 2 until`);
    await expect(refused).toBeFocused();
    await expect(refused).toHaveAccessibleDescription('Please choose an end after the start.');
    await expect(page.getByText('One field needs your attention')).toBeVisible();
    await expectAccessible(page);
    await refused.fill('11:30');
    await expect(dayIn(preview, two)).toHaveAccessibleName(/, 3 open times$/);
    await open(/^Days off/);
    await page.getByRole('button', { name: 'Add a date' }).click();
    await page.getByLabel('Date', { exact: true }).fill(dayKey(other));
    await page.getByLabel('What differs').selectOption('open');
    await page.getByLabel('Open from').fill('18:00');
    await page.getByLabel('Open until').fill('18:30');
    await expect(dayIn(preview, other)).toHaveAccessibleName(/, 1 open time$/);
    const { label, months } = laterHoliday();
    const holiday = page.getByRole('button', { name: label });
    const later = page.getByRole('button', { name: 'One month later' });
    for (let hidden = months - 2; hidden > 0; hidden -= 1) await later.click();
    await holiday.click();
    await expect(holiday).toHaveAttribute('aria-pressed', 'true');
    await expect(holiday).toBeFocused();
    await open(/^Rules/);
    await page.getByLabel('Free minutes between meetings').fill('30');
    await expect(dayIn(preview, booked)).toHaveCount(0);
    await page.getByLabel('30 minutes', { exact: true }).fill('1,750');
    await preview.getByText('60 minutes').click();
    await expect(preview.getByRole('radio', { name: /^60 minutes/ })).toBeChecked();
    await preview.getByText('30 minutes').click();
    await expect(preview.getByRole('radio', { name: '30 minutes ₱1,750' })).toBeChecked();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Success!')).toBeVisible();
    await expect(page.getByText('No changes to save')).toBeVisible();
    const previewed = await daysIn(preview);
    expect(previewed.length).toBeGreaterThan(5);

    const visitor = await openPage();
    await visit(visitor, `/lawyer/${lawyer.lawyerId}`);
    const shown = visitor.getByRole('region', { name: 'Choose a time' });
    await expect.poll(() => daysIn(shown)).toEqual(previewed);
    await expect(shown.getByRole('radio', { name: /^30 minutes ₱1,750/ })).toBeChecked();

    // The hours of the day that was switched off are still there.
    await page.reload();
    await ready(page);
    await open(/^Days off/);
    const row = page.getByRole('group', { name: dayLabel(other) });
    await expect(row.getByLabel('What differs')).toHaveValue('open');
    await open(/^Week/);
    await page.getByRole('checkbox', { name: weekdayOf(off), exact: true }).check();
    await expect(page.getByLabel(`${weekdayOf(off)} from`)).toHaveValue('09:00');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('No changes to save')).toBeVisible();
    await page.goto('about:blank');
    await expectUsable(page, PAGE);
  });

  test('is set with the keyboard alone', { tag: '@once' }, async ({ page }) => {
    const lawyer = await publishedLawyer();
    await becomes(page, lawyer);
    await visit(page, PAGE);
    const { keyboard } = page;
    const monday = page.getByRole('checkbox', { name: 'Monday', exact: true });
    await monday.focus();
    await keyboard.press('Space');
    await expect(monday).not.toBeChecked();
    await expect(page.getByLabel('Monday from')).toHaveCount(0);
    await keyboard.press('Space');
    await keyboard.press('Tab');
    await expect(page.getByLabel('Monday from')).toBeFocused();
    await keyboard.type('0830AM');
    await expect(page.getByLabel('Monday from')).toHaveValue('08:30');
    await tabTo(page, page.getByRole('button', { name: 'Add hours on Monday' }));
    await keyboard.press('Enter');
    await expect(page.getByLabel('Monday 2 from')).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Remove hours 2 of Monday' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Add hours on Monday' })).toBeFocused();
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await tab(/^Week/).focus();
    await keyboard.press('ArrowRight');
    await expect(tab(/^Days off/)).toBeFocused();
    await keyboard.press('Enter');
    const tomorrow = page.getByRole('button', { name: new RegExp(`^${dayLabel(at10(1))}`) });
    await tabTo(page, tomorrow.first());
    await keyboard.press('Enter');
    await expect(tomorrow.first()).toHaveAttribute('aria-pressed', 'true');
    await tab(/^Days off/).focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Most meetings a day'));
    await keyboard.type('3');
    await tabTo(page, page.getByRole('button', { name: 'Save' }));
    await keyboard.press('Enter');
    await expect(page.getByText('Success!')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Monday from')).toHaveValue('08:30');
    await expect(page.getByLabel('Most meetings a day')).toHaveValue('3');
  });
});

function dayIn(calendar: Locator, instant: number): Locator {
  return calendar
    .getByRole('table')
    .getByRole('button', { name: new RegExp(`^${dayLabel(instant)},`) });
}

/** The days with times and how many they have, without today, whose times pass. */
async function daysIn(calendar: Locator): Promise<string[]> {
  const days = calendar.getByRole('table').getByRole('button');
  const names = await days.evaluateAll((all) =>
    all.map((day) => day.getAttribute('aria-label') ?? ''),
  );
  return names.filter((name) => !name.startsWith(`${dayLabel(Date.now())},`));
}

/** Each part of a time is a stop of its own. */
const MANY = 200;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MANY; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error('the keyboard does not reach it');
}
