import type { Locator, Page } from '@playwright/test';
import { getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { getOwnProfile } from '@/lib/contract/lawyers/own-profile';
import type { ApiClient } from './support/api';
import { publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, ready, test } from './support/test';
import { expectUsable } from './support/usable';

const PROFILE = '/lawyer-portal/profile';
const FIELD = { exact: true } as const;

test.describe('the career of a lawyer', { tag: '@portal' }, () => {
  test('is filled in, put in order, and shown to clients', { tag: ['@once', '@core'] }, async ({
    page,
    openPage,
    visitor,
    demoLawyer,
    consoleWatch,
  }) => {
    const lawyer = await publishedLawyer();
    await becomes(page, lawyer);

    await test.step('bank details', async () => {
      await page.goto(PROFILE);
      await ready(page);
      await openSection(page, 'Bank details', 'banking-info');
      await expect(page.getByText('••••7890', FIELD)).toBeVisible();
      // steady: it may be there at no moment, so any will do
      expect(await page.content()).not.toContain('1234567890');
      await press(page, 'Change');
      await page.getByLabel('Bank or wallet').fill('gcash');
      await page.getByRole('option', { name: 'GCash' }).click();
      await page.getByLabel('Mobile number').fill('0917 123 4567');
      const password = page.getByLabel('Your current password');
      await password.fill('Wrong-42-lamp');
      consoleWatch.allow(400, /\/banking-info/);
      await press(page, 'Save');
      await expect(password).toHaveAccessibleDescription(/This is not your current password\./);
      await expect(password).toBeFocused();
      await expect(page.getByLabel('Mobile number')).toHaveValue('0917 123 4567');
      await expectAccessible(page);
      await password.fill(lawyer.password);
      await press(page, 'Save');
      await expect(page.getByText('••••4567', FIELD)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeFocused();
    });

    await test.step('education', async () => {
      await openSection(page, 'Education', 'education');
      await page.getByLabel('School').fill('University of San Carlos');
      await page.getByLabel('Degree').fill('Master of Laws');
      await page.getByLabel('Start year').fill('2015');
      await page.getByLabel('End year').fill('2015');
      await press(page, 'Add education');
      const wrong = /^Education end year must be after the start year\./;
      await expect(page.getByLabel('End year')).toHaveAccessibleDescription(wrong);
      await page.getByLabel('End year').fill('2017');
      await press(page, 'Add education');
      await expect(page.getByText('2 of 20 entries')).toBeVisible();
      await expect(page.getByLabel('School')).toHaveValue('');
      await page
        .getByRole('link', { name: 'Edit Master of Laws, University of San Carlos' })
        .click();
      await page.waitForURL(/\/education\/[^/]+\/edit$/);
      await ready(page);
      await page.getByLabel('Degree').fill('Master of Laws (Taxation)');
      await expectAccessible(page);
      await press(page, 'Save');
      await page.waitForURL(`${PROFILE}/education`);
      await ready(page);
      const name = 'Master of Laws (Taxation), University of San Carlos';
      await press(page, `Delete ${name}`);
      await expect(page.getByRole('dialog')).toContainText(name);
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('1 of 20 entries')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Education', level: 2 })).toBeFocused();
    });

    await test.step('work experience', async () => {
      await openSection(page, 'Work experience', 'work-experience');
      await page.getByLabel('Position').fill('Partner');
      await page.getByLabel('Organisation').fill('Reyes Law');
      await page.getByLabel('Start year').fill('2019');
      await page.getByLabel('I still work here').check();
      await press(page, 'Add position');
      await expect(page.getByText('2019 to now')).toBeVisible();
      await page.getByRole('link', { name: 'Edit Partner, Reyes Law' }).click();
      await page.waitForURL(/\/work-experience\/[^/]+\/edit$/);
      await ready(page);
      await page.getByLabel('I still work here').uncheck();
      await page.getByLabel('End year').fill('2020');
      await press(page, 'Save');
      await page.waitForURL(`${PROFILE}/work-experience`);
      await ready(page);
      await expect(page.getByText('2019 to 2020')).toBeVisible();
      await press(page, 'Delete Partner, Reyes Law');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('1 of 20 entries')).toBeVisible();
    });

    await test.step('awards, by keyboard and by hand', async () => {
      await openSection(page, 'Awards and publications', 'awards');
      for (const [index, title] of ['Lecture', 'Article', 'Handbook'].entries()) {
        await page.getByLabel('Title').fill(title);
        await page.getByLabel('Year', FIELD).fill(`${2018 + index}`);
        await page.getByLabel('Description').fill(`On labor law, for the ${title} committee.`);
        await press(page, 'Add award or publication');
        await expect(rows(page)).toHaveCount(index + 1);
        await expect(page.getByLabel('Title')).toHaveValue('');
      }
      await page.getByRole('button', { name: 'Move Handbook up' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(rows(page)).toHaveText([/Handbook/, /Lecture/, /Article/]);
      await expect(page.getByText('Handbook is now 1 of 3.')).toBeAttached();
      await expect(page.getByRole('button', { name: 'Move Handbook up' })).toBeFocused();
      await publicOrder(visitor, lawyer.lawyerId, ['Handbook', 'Lecture', 'Article']);

      await dragBelow(page, row(page, 'Handbook'), row(page, 'Lecture'));
      await expect(rows(page)).toHaveText([/Lecture/, /Handbook/, /Article/]);
      await expect(page.getByText('Handbook is now 2 of 3.')).toBeAttached();
      await publicOrder(visitor, lawyer.lawyerId, ['Lecture', 'Handbook', 'Article']);
      await expectUsable(page, `${PROFILE}/awards`);
      await expect(rows(page)).toHaveText([/Lecture/, /Handbook/, /Article/]);
      const client = await openPage();
      await client.goto(`/lawyer/${lawyer.lawyerId}`);
      const shown = client.getByRole('region', { name: 'Awards and publications' });
      await expect(shown.getByRole('listitem')).toHaveText([/Lecture/, /Handbook/, /Article/]);
    });

    await test.step('an entry of another lawyer is not there', async () => {
      const other = await demoLawyer.api.call(getOwnProfile, {});
      consoleWatch.allow(404, /\/profile\/[\w-]+\/[\w-]+\/edit/);
      for (const [part, entries] of [
        ['education', other.education],
        ['work-experience', other.work_experience],
        ['awards', other.awards],
      ] as const) {
        for (const id of [entries[0]?._id, 'nothing']) {
          const answer = await page.goto(`${PROFILE}/${part}/${id}/edit`);
          expect(answer?.status(), `${part}/${id}`).toBe(404);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ops... You are lost!');
        }
      }
    });
  });
});

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Goes there by the navigation of the profile; the page has no violation and fits small phones. */
async function openSection(page: Page, name: string, path: string): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Profile sections' });
  await sections.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.waitForURL(`${PROFILE}/${path}`);
  await expectUsable(page, `${PROFILE}/${path}`);
}

function rows(page: Page): Locator {
  return page.getByRole('list', { name: 'Awards in their order' }).getByRole('listitem');
}

function row(page: Page, title: string): Locator {
  return rows(page).filter({ hasText: title });
}

/** Moves a row by its handle below the one after it. */
async function dragBelow(page: Page, moved: Locator, next: Locator): Promise<void> {
  const topOf = async (item: Locator) => (await item.boundingBox())?.y ?? 0;
  await moved.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [handle, target] = [
    await moved.getByTitle('Drag to move').boundingBox(),
    await next.boundingBox(),
  ];
  if (!handle || !target) throw new Error('a row is not on the screen');
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  const [start, before] = [await topOf(moved), await topOf(next)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 4 });
  await expect.poll(() => topOf(moved)).toBeGreaterThan(start);
  await page.mouse.move(x, y + (target.y - start) + target.height / 4, { steps: 8 });
  // The row below has made room.
  await expect.poll(() => topOf(next)).toBeLessThan(before);
  await page.mouse.up();
}

async function publicOrder(visitor: ApiClient, id: string, titles: string[]): Promise<void> {
  const order = async () => {
    const { awards } = await visitor.call(getLawyerProfile, { params: { id } });
    return awards.map(({ title }) => title);
  };
  await expect.poll(order).toEqual(titles);
}
