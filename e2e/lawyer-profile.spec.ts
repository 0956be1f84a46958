import type { Page } from '@playwright/test';
import { getOwnProfile } from '@/lib/contract/lawyers/own-profile';
import { fillIn, goToPayment, pay } from './support/booking-page';
import { newSubject } from './support/bookings';
import { pdf } from './support/files';
import { approve, photo, registerLawyer } from './support/identity';
import { test } from './support/own-product';
import { type Person, registerCustomer } from './support/people';
import {
  addAward,
  addEducation,
  addWork,
  expectComplete,
  fillAvailability,
  fillBank,
  fillBasicInfo,
  openSection,
  save,
  setPicture,
} from './support/profile-editor';
import { addApp } from './support/second-factor';
import { hasDatabase, NEEDS_DATABASE } from './support/target';
import { becomes, expect, expectAccessible, ready, visit } from './support/test';
import { expectUsable } from './support/usable';

const PROFILE = '/lawyer-portal/profile';
const LANDING = '/lawyers-online/labor/central-visayas';
const PLACES = ['search', 'landing page', 'profile', 'sitemap'];

test.describe('a lawyer just signed up', { tag: '@portal' }, () => {
  test.skip(!hasDatabase, NEEDS_DATABASE);
  test.slow();

  test('fills in the profile, is found and booked, and is gone at once when hidden', {
    tag: '@phone',
  }, async ({ page, openPage, ownProduct, consoleWatch }) => {
    const lawyer = await registerLawyer(ownProduct.address);
    const { _id: id } = await lawyer.api.call(getOwnProfile, {});
    // A bank account asks for a second factor; second-factor.spec.ts walks the way to one.
    await addApp(lawyer);
    const addresses = [ownProduct.address, await ownProduct.another()];
    const expectShown = async (places: readonly string[]) => {
      for (const address of addresses) expect(await placesOf(address, id)).toEqual(places);
    };

    await test.step('nothing is there yet, and nothing is shown', async () => {
      await becomes(page, lawyer);
      await visit(page, '/lawyer-portal');
      await page.getByRole('button', { name: /^Account menu of/ }).click();
      await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
      await page.waitForURL(PROFILE);
      await ready(page);
      consoleWatch.allow(409, /\/profile\/visibility/);
      await press(page, 'Show my profile');
      const failure = 'Failed! Make sure you provided all required information and profile picture';
      await expect(page.getByText(failure)).toBeVisible();
      const obstacles = page.getByRole('alert').filter({ hasText: 'Still to do:' });
      await expect(obstacles.getByRole('link')).toHaveCount(8);
      await expect(page.getByText('Hidden from search')).toBeVisible();
      await expectAccessible(page);
      await obstacles.getByRole('link', { name: 'Basic info' }).click();
    });
    await test.step('every section', () => fillSections(page, lawyer));
    await test.step('checked and shown', async () => {
      await expectShown([]);
      await approve(await openPage(), lawyer);
      await expectUsable(page, PROFILE);
      await expect(page.getByText('IDs checked', { exact: true })).toBeVisible();
      await expectShown([]);
      await press(page, 'Show my profile');
      await expect(page.getByText('Shown in search')).toBeVisible();
      await expectShown(PLACES);
    });
    await test.step('found and booked by a visitor', async () => {
      const client = await registerCustomer({ address: ownProduct.address });
      await book(await openPage({ as: client, baseURL: ownProduct.address }), lawyer);
      await client.api.close();
    });
    await test.step('another name ends the check', async () => {
      await changeName(page, lawyer);
      await expectShown([]);
    });
    await test.step('checked again, shown again', async () => {
      await page.getByLabel('IBP ID', { exact: true }).setInputFiles(await photo('ibp-id.jpg'));
      await page.getByLabel('Government ID', { exact: true }).setInputFiles(pdf('passport.pdf'));
      await press(page, 'Send both IDs');
      const pending = page.getByRole('region', { name: 'Your IDs are being checked' });
      await expect(pending).toBeVisible();
      await approve(await openPage(), lawyer, 2);
      await expectShown(PLACES);
    });
    await test.step('hidden', async () => {
      await visit(page, PROFILE);
      await press(page, 'Hide my profile');
      await expect(page.getByText('Hidden from search')).toBeVisible();
      await expectShown([]);
      // The lawyer still sees what clients would see.
      const preview = page.getByRole('region', { name: 'Preview' });
      await expect(preview.getByRole('heading', { level: 2 }).first()).toContainText('Ana Maria');
    });
    await lawyer.api.close();
  });
});

async function fillSections(page: Page, lawyer: Person): Promise<void> {
  await page.waitForURL(`${PROFILE}/basic-info`);
  await setPicture(page);
  await fillBasicInfo(page, lawyer);
  await expectComplete(page, 'Basic info');
  await openSection(page, 'Bank details');
  await fillBank(page, lawyer);
  await expectComplete(page, 'Bank details');
  await openSection(page, 'Work experience');
  await addWork(page);
  await expectComplete(page, 'Work experience');
  await openSection(page, 'Education');
  await addEducation(page);
  await expectComplete(page, 'Education');
  await openSection(page, 'Awards and publications');
  await addAward(page);
  await openSection(page, 'Availability');
  await fillAvailability(page);
  await expectComplete(page, 'Availability');
}

/** From the landing page to the confirmed meeting. */
async function book(page: Page, { firstName, lastName }: Person): Promise<void> {
  await visit(page, LANDING);
  const name = `Atty. ${firstName} ${lastName}`;
  await page.getByRole('article').getByRole('heading').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const times = page.getByRole('region', { name: 'Choose a time' });
  await times
    .getByRole('link', { name: /Philippine time/ })
    .first()
    .click();
  await page.waitForURL(/\/book\//);
  await fillIn(page, newSubject());
  await goToPayment(page);
  await pay(page);
  await page.goto('about:blank');
}

/** Says before it is saved what another name means, and asks for the IDs afterwards. */
async function changeName(page: Page, { lastName, api }: Person): Promise<void> {
  await visit(page, `${PROFILE}/basic-info`);
  const name = page.getByLabel('Display name');
  await name.fill(`Ana Maria ${lastName}`);
  await save(page);
  const question = page.getByRole('dialog', { name: 'This ends the check of your IDs' });
  await expect(question).toContainText('your name');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(name).toHaveValue(`Ana Maria ${lastName}`);
  expect(await api.call(getOwnProfile, {})).toMatchObject({ ibp_verified: true });
  await save(page);
  await question.getByRole('button', { name: 'Save and end the check' }).click();
  await expect(page.getByRole('region', { name: 'Please hand in your IDs' })).toBeVisible();
  expect(await api.call(getOwnProfile, {})).toMatchObject({ ibp_verified: false });
  await expectAccessible(page);
}

/** Where visitors of a process find the lawyer at this moment. */
async function placesOf(address: string, id: string): Promise<string[]> {
  const read = async (path: string) => {
    const answer = await fetch(new URL(path, address));
    return { status: answer.status, text: await answer.text() };
  };
  const found = await read('/api/v1/lawyers?area_of_practice=labor');
  const landing = await read(LANDING);
  const { status } = await read(`/lawyer/${id}`);
  const index = await read('/sitemap.xml');
  const maps = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, map = '']) => map);
  const listed = await Promise.all(maps.map((map) => read(new URL(map).pathname)));
  const shown = {
    search: found.text.includes(`"${id}"`),
    'landing page': landing.text.includes(`/lawyer/${id}`),
    profile: status === 200,
    sitemap: listed.some(({ text }) => text.includes(`/lawyer/${id}<`)),
  };
  return Object.entries(shown).flatMap(([place, there]) => (there ? [place] : []));
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}
