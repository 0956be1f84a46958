import { expect, type Page } from '@playwright/test';
import { photo } from './identity';
import type { Person } from './people';
import { expectAccessible } from './test';

const FIELD = { exact: true } as const;

/** Long enough, and nothing but facts. */
export const ABOUT =
  'I help employees and small employers in the Visayas with dismissals, unpaid wages and company policies. In our first meeting I go through your papers, tell you what the law says about each, and write down the next steps with their dates, what they cost and how long they take.';

/** Opens a page of the editor by its navigation. */
export async function openSection(page: Page, name: string): Promise<void> {
  const link = sections(page).getByRole('link', { name: new RegExp(`^${name}`) });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

/** The navigation says that the section is done. */
export async function expectComplete(page: Page, name: string): Promise<void> {
  const link = sections(page).getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(link).toHaveAccessibleName(/, complete$/);
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

export async function setPicture(page: Page): Promise<void> {
  await page.getByLabel('Picture', FIELD).setInputFiles(await photo('portrait.jpg'));
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  await dialog.getByRole('button', { name: 'Save the picture' }).click();
  await expect(dialog).toBeHidden();
}

/** Fills in the basic info: what is wrong is said beside the field, and what praises is pointed out. */
export async function fillBasicInfo(page: Page, lawyer: Person): Promise<void> {
  const name = page.getByLabel('Display name');
  await name.fill(`Atty. ${lawyer.firstName} ${lawyer.lastName}`);
  await page.getByLabel('City', FIELD).fill('Cebu City');
  await page.getByLabel('Office address').fill('Unit 402, Gorordo Avenue, Lahug');
  await pick(page, 'Legal problems', 'sinibak', 'Dismissed without notice');
  await pick(page, 'Languages', 'cebu', 'Cebuano');
  await page.getByRole('textbox', { name: 'Specializations' }).fill('Illegal dismissal');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Illegal dismissal' })).toBeVisible();
  const [about, quote] = [page.getByLabel('About', FIELD), page.getByLabel('Quote', FIELD)];
  await about.fill(ABOUT.slice(0, 192));
  await quote.fill('The best lawyer in Cebu.');
  await expect(page.getByText(/“best” may read as self-praise/)).toBeVisible();
  await save(page);
  const summary = page.getByRole('alert').filter({ hasText: 'One field needs your attention' });
  await expect(summary).toContainText('About: Must be atleast 250 characters long');
  await expect(about).toBeFocused();
  await expectAccessible(page);
  await quote.fill('Bring the notice you were given. We start from what it says.');
  await expect(page.getByText(/“best” may read/)).toBeHidden();
  await about.fill(ABOUT);
  await save(page);
  await expect(page.getByText('No changes to save')).toBeVisible();
  await expect(name).toHaveValue(`${lawyer.firstName} ${lawyer.lastName}`);
}

export async function fillBank(page: Page, lawyer: Person): Promise<void> {
  const bank = page.getByRole('combobox', { name: 'Bank or wallet' });
  await bank.fill('bpi');
  await page.getByRole('option', { name: /^BPI \(Bank/ }).click();
  await page.getByLabel('Account name').fill(`${lawyer.firstName} ${lawyer.lastName}`);
  await page.getByLabel('Account number').fill('1234 5678 90');
  await page.getByLabel('Your current password', FIELD).fill(lawyer.password);
  await save(page);
}

export async function addEducation(page: Page): Promise<void> {
  await page.getByLabel('School').fill('University of San Carlos');
  await page.getByLabel('Degree').fill('Juris Doctor');
  await page.getByLabel('Start year').fill('2006');
  await page.getByLabel('End year').fill('2010');
  await page.getByRole('button', { name: 'Add education' }).click();
  await expect(page.getByText('Juris Doctor', FIELD).first()).toBeVisible();
}

export async function addWork(page: Page): Promise<void> {
  await page.getByLabel('Position').fill('Associate');
  await page.getByLabel('Organisation').fill('Gorordo Law Office');
  await page.getByLabel('Start year').fill('2012');
  await page.getByLabel('I still work here').check();
  await page.getByRole('button', { name: 'Add position' }).click();
  await expect(page.getByText('Gorordo Law Office', FIELD).first()).toBeVisible();
}

export async function addAward(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('Legal aid award');
  await page.getByLabel('Year').fill('2020');
  await page.getByLabel('Description').fill('IBP Cebu City, for cases taken without a fee.');
  await page.getByRole('button', { name: 'Add award or publication' }).click();
  await expect(page.getByText('Legal aid award', FIELD).first()).toBeVisible();
}

/** Open on every weekday, with both prices. */
export async function fillAvailability(page: Page): Promise<void> {
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await page.getByRole('checkbox', { name: day, exact: true }).check();
  await page.getByRole('tab', { name: /^Rules/ }).click();
  await page.getByRole('textbox', { name: '30 minutes', exact: true }).fill('1500');
  await page.getByRole('textbox', { name: '60 minutes', exact: true }).fill('2500');
  await save(page);
}

const sections = (page: Page) => page.getByRole('navigation', { name: 'Profile sections' });

/** Finds one of a list by typing, and takes it by keyboard. */
async function pick(page: Page, field: string, words: string, label: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field });
  await box.fill(words);
  await expect(page.getByRole('option', { name: label, exact: true })).toBeVisible();
  await box.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${label}` })).toBeVisible();
}
