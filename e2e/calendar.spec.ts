import type { Locator, Page } from '@playwright/test';
import { listMeetings } from '@/lib/contract/meetings/meetings';
import { formatDate } from '@/lib/domain/platform/clock-labels';
import {
  HOUR_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
} from '@/lib/domain/platform/time';
import { clockTime, dayKey } from './support/clock';
import { drawnWord } from './support/drawn-word';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';

const LOS_ANGELES = 'America/Los_Angeles';

/** A Tuesday so far ahead that nobody books it, and hardly another test blocks it. */
function someTuesday(): number {
  const day = manilaDayNumber(Date.now()) + 140 + 7 * Math.floor(Math.random() * 90);
  return day + ((9 - manilaWeekday(day)) % 7);
}

const newTitle = () => `Hearing ${drawnWord()}`;
/** `14:30` in Manila. */
const clock24 = (instant: number) => new Date(instant + 8 * HOUR_MS).toISOString().slice(11, 16);
const nameOfDay = (day: number) => formatDate(manilaDayStart(day));
const addressOf = (view: string, day: number) =>
  `/lawyer-portal/calendar?view=${view}&date=${manilaDayKey(day)}`;

/** The blocked time of that title, as a screen reader hears it. */
function blocked(page: Page, title: string, day: number, times: string): Locator {
  return page.getByRole('button', {
    name: new RegExp(`^${title} ?, blocked, ${nameOfDay(day)}, ${times}`),
  });
}

/** Where a minute of a day is in the grid. */
async function pointAt(page: Page, day: number, minute: number) {
  const column = await page.getByRole('list', { name: nameOfDay(day) }).boundingBox();
  if (!column) throw new Error('the day is not shown');
  const height = 24 * (await hourHeight(page));
  return { x: column.x + column.width / 2, y: column.y + (minute / 1440) * height };
}

type Point = Awaited<ReturnType<typeof pointAt>>;

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

test.describe('the calendar of a lawyer', { tag: '@portal' }, () => {
  test('with a mouse: a series is made, moved, resized and deleted', {
    tag: ['@once', '@core'],
  }, async ({ page, demoLawyer }) => {
    const [tuesday, title] = [someTuesday(), newTitle()];
    const dialog = page.getByRole('dialog');
    await becomes(page, demoLawyer);
    await visit(page, '/lawyer-portal');
    const navigation = page.getByRole('navigation', { name: 'Portal' });
    await navigation.getByRole('link', { name: 'Calendar' }).click();
    await page.waitForURL('/lawyer-portal/calendar');
    await page.goto('about:blank');
    await visit(page, addressOf('week', tuesday));
    await expect(page.getByRole('region', { name: 'Week' })).toBeVisible();
    await expectAccessible(page);

    await test.step('dragging over empty time blocks it, every week', async () => {
      await drag(page, await pointAt(page, tuesday, 600), await pointAt(page, tuesday, 690));
      await expect(dialog.getByLabel('Start time')).toHaveValue('10:00');
      await expect(dialog.getByLabel('End time')).toHaveValue('11:30');
      await expectAccessible(page);
      await dialog.getByLabel(/^Title/).fill(title);
      await dialog.getByLabel('Repeats').selectOption('WEEK');
      await dialog.getByRole('button', { name: 'Block time' }).click();
      await expect(dialog.getByText('Please provide a value.')).toBeVisible();
      await dialog.getByLabel('Last day').fill(manilaDayKey(tuesday + 14));
      await dialog.getByRole('button', { name: 'Block time' }).click();
      await expect(dialog).toHaveCount(0);
    });
    await test.step('it is moved with those after it, resized alone', async () => {
      const made = blocked(page, title, tuesday, '10:00 AM to 11:30 AM, repeats');
      await expect(made).toBeVisible();
      await drag(page, await pointAt(page, tuesday, 620), await pointAt(page, tuesday + 1, 680));
      await expect(dialog).toContainText(`${nameOfDay(tuesday + 1)}, 11:00 AM to 12:30 PM`);
      await dialog.getByText('This one and all after it').click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toHaveCount(0);
      const moved = blocked(page, title, tuesday + 1, '11:00 AM to 12:30 PM, repeats');
      await expect(moved).toBeVisible();
      await moved.hover();
      const edge = await pointAt(page, tuesday + 1, 748);
      await drag(page, edge, await pointAt(page, tuesday + 1, 808));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(blocked(page, title, tuesday + 1, '11:00 AM to 1:30 PM, repeats')).toBeVisible();
    });
    await test.step('the week after has it as it was moved; Back comes back', async () => {
      await page.getByRole('button', { name: 'Next week' }).click();
      const next = blocked(page, title, tuesday + 8, '11:00 AM to 12:30 PM, repeats');
      await expect(next).toBeVisible();
      await expect(page).toHaveURL(addressOf('week', tuesday + 7));
      await page.goBack();
      await expect(page).toHaveURL(addressOf('week', tuesday));
      await ready(page);
    });
    await test.step('all of the series is deleted', async () => {
      await blocked(page, title, tuesday + 1, '11:00 AM to 1:30 PM, repeats').click();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await dialog.getByText('The whole series').click();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(title, { exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Next week' }).click();
      await expect(page).toHaveURL(addressOf('week', tuesday + 7));
      await expect(page.getByRole('list', { name: nameOfDay(tuesday + 7) })).toHaveCount(1);
      await expect(page.getByText(title, { exact: true })).toHaveCount(0);
    });
  });

  test('a blocked time over a meeting is saved, and names it', { tag: '@once' }, async ({
    page,
    demoLawyer,
  }) => {
    const title = newTitle();
    const query = { period: 'upcoming' as const };
    const { results } = await demoLawyer.api.call(listMeetings, { query });
    const meeting = results.find(({ status }) => status === 'CONFIRMED');
    if (!meeting) throw new Error('the demo lawyer has no meeting ahead');
    const start = Date.parse(meeting.start_time);
    await becomes(page, demoLawyer);
    await visit(page, `/lawyer-portal/calendar?view=month&date=${dayKey(start)}`);
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Day', exact: true }).click();
    await expect(page).toHaveURL(`/lawyer-portal/calendar?view=day&date=${dayKey(start)}`);
    await ready(page);
    const link = gridOf(page).getByRole('link');
    await expect(link.filter({ hasText: meeting.client.display_name }).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Block time' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Title/).fill(title);
    await dialog.getByLabel('Start time').fill(clock24(start));
    await dialog.getByLabel('End time').fill(clock24(Date.parse(meeting.end_time)));
    await dialog.getByRole('button', { name: 'Block time' }).click();
    const saved = page.getByRole('status').filter({ hasText: 'Your blocked time is saved.' });
    await expect(saved.locator(`a[href="/lawyer-portal/meeting/${meeting._id}"]`)).toBeVisible();
    await expectAccessible(page);
    const over = page.getByRole('button', { name: new RegExp(`^${title} ?, blocked`) });
    await over.focus();
    await over.press('Delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(over).toHaveCount(0);
  });

  test('on a phone: a day with its gaps, and a move by finger', { tag: '@phone' }, async ({
    page,
    demoLawyer,
  }) => {
    const [tuesday, title] = [someTuesday(), newTitle()];
    await becomes(page, demoLawyer);
    await visit(page, addressOf('week', tuesday - 1));
    const strip = page.getByRole('list', { name: 'Days of the week' });
    await strip.getByRole('button', { name: /^Tue \d/ }).tap();
    await expect(page).toHaveURL(addressOf('week', tuesday));
    await ready(page);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Free, .*to 12:00 PM: block time$/ })
      .first()
      .tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Title/).fill(title);
    await dialog.getByLabel('Start time').fill('09:00');
    await dialog.getByLabel('End time').fill('10:00');
    await dialog.getByRole('button', { name: 'Block time' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: new RegExp(`^${title} ?, blocked`) }),
    ).toContainText('Blocked until 10:00 AM');

    await page.getByRole('button', { name: 'Day', exact: true }).tap();
    const made = blocked(page, title, tuesday, '9:00 AM to 10:00 AM');
    await made.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await moveByFinger(page, made, title, await hourHeight(page));
    await expect(blocked(page, title, tuesday, '10:00 AM to 11:00 AM')).toBeVisible();
    await page.getByRole('button', { name: 'Month', exact: true }).tap();
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('the calendar by keyboard alone, in Los Angeles', {
  tag: ['@portal', '@once'],
}, () => {
  test.use({ timezoneId: LOS_ANGELES });

  test('makes, moves, resizes and deletes, in Philippine time', async ({ page, demoLawyer }) => {
    const [tuesday, title] = [someTuesday(), newTitle()];
    await becomes(page, demoLawyer);
    await visit(page, addressOf('week', tuesday));
    await expect(page.getByRole('region', { name: 'Week' })).toBeVisible();
    const dialog = page.getByRole('dialog');
    const { keyboard } = page;
    await tabTo(page, page.getByRole('button', { name: 'Block time' }));
    await keyboard.press('Enter');
    await tabTo(page, dialog.getByLabel(/^Title/));
    await keyboard.type(title);
    await keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);

    const made = blocked(page, title, tuesday, '9:00 AM to 10:00 AM');
    await tabTo(page, made);
    await keyboard.press('m');
    await expect(page.getByText(`Moving ${title}`)).toBeVisible();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'Shift+ArrowDown'])
      await keyboard.press(key);
    const times = '9:30 AM to 10:45 AM';
    await expect(page.getByText(`${title}, ${nameOfDay(tuesday + 1)}, ${times}`)).toBeVisible();
    await keyboard.press('Enter');
    const moved = blocked(page, title, tuesday + 1, times);
    await expect(page.getByText(`Saved: ${title}`)).toBeVisible();
    await expect(moved).toBeFocused();

    await keyboard.press('Enter');
    const start = manilaDayStart(tuesday + 1) + 9.5 * HOUR_MS;
    await expect(dialog).toContainText(`${clockTime(start, LOS_ANGELES)} Los Angeles`);
    await keyboard.press('Escape');
    await expect(moved).toBeFocused();
    await keyboard.press('Delete');
    await tabTo(page, dialog.getByRole('button', { name: 'Delete' }));
    await keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(moved).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Block time' })).toBeFocused();
    await page.goto('about:blank');
    await visit(page, addressOf('week', tuesday));
    await ready(page);
    await expect(page.getByRole('region', { name: 'Week' })).toBeVisible();
    await expect(moved).toHaveCount(0);
  });
});

/** Week or day, as far as it can be scrolled. */
const gridOf = (page: Page) => page.getByRole('main').getByRole('region');

const MAX_TABS = 60;

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function hourHeight(page: Page): Promise<number> {
  return gridOf(page).evaluate((element) => (element.children[1]?.clientHeight ?? 0) / 24);
}

/** Rests a finger on an entry until it is taken up, drags it down and lets go. */
async function moveByFinger(page: Page, entry: Locator, title: string, by: number) {
  const box = await entry.boundingBox();
  if (!box) throw new Error('the entry is not shown');
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: box.x + box.width / 2, y }],
    });
  const from = box.y + 12;
  await send('touchStart', from);
  // The second one is what moves with the finger.
  await expect(page.getByText(title, { exact: true })).toHaveCount(2);
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', from + by * share);
  await send('touchEnd');
}
