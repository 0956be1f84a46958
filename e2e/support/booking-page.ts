import { expect, type Locator, type Page } from '@playwright/test';
import { clockTime, dayLabel, timeName } from './clock';
import { pdf, png } from './files';
import type { OpenTime } from './lawyers';
import { ready } from './test';

export const STORY =
  'My supervisor sent a text saying my last day was that Friday. No hearing, no pay.';
export const FILES = [pdf('dismissal letter.pdf'), png('text message.png')];

/** Names the other side of a case: one of its own, since a lawyer who met the name before is asked about a conflict. */
export function otherSideOf(subject: string): string {
  return `${subject} Logistics, Inc.`;
}

/** The button of an open time on the booking page. */
export function timeButton(page: Page, start: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^${timeName(start)}`) });
}

/** Opens length, days and times, unless they are open already. */
export async function openTimes(page: Page): Promise<void> {
  await ready(page);
  const change = page.getByRole('button', { name: 'Change', exact: true });
  const times = page.getByRole('group', { name: 'Length, day and time' });
  await expect(change.or(times)).toBeVisible();
  if (await change.isVisible()) await change.click();
  await expect(times).toBeVisible();
}

/** The time in the address is the one that is chosen, in one line with the way to change it. */
export async function expectChosen(page: Page, { start }: OpenTime): Promise<void> {
  await expect(
    page.getByRole('button', { name: 'Change', exact: true }),
  ).toHaveAccessibleDescription(new RegExp(`^${dayLabel(start)}, ${clockTime(start)} PHT`));
}

/** Writes the case, attaches two files and consents. */
export async function fillIn(page: Page, subject: string): Promise<void> {
  await ready(page);
  await page.getByLabel('Short summary').fill(subject);
  await page.getByLabel('What happened').fill(STORY);
  await page.getByLabel('The other side').fill(otherSideOf(subject));
  await page.getByLabel(/Choose files/).setInputFiles(FILES);
  await page.getByRole('checkbox', { name: /^I agree that/ }).check();
}

/** Checks that the typed text, attachments and consents are restored. */
export async function expectRestored(page: Page, subject: string): Promise<void> {
  await expect(page.getByLabel('Short summary')).toHaveValue(subject);
  await expect(page.getByLabel('What happened')).toHaveValue(STORY);
  await expect(page.getByLabel('The other side')).toHaveValue(otherSideOf(subject));
  for (const { name } of FILES) await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^I agree that/ })).toBeChecked();
}

/** Holds the time; ends on the page of the payment gateway. */
export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.waitForURL(/\/test-gateway\//);
  await ready(page);
}

/** Pays at the gateway; ends at the checkout when it is confirmed. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await page.waitForURL(/\/checkout\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your meeting is confirmed');
}

/** `10:00 to 10:30 AM PHT`, `11:30 AM to 12:00 PM PHT` */
export function timeSpan({ start, duration }: OpenTime): string {
  const [from, to] = [clockTime(start), clockTime(start + duration * 60_000)];
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from} to ${to} PHT`;
}
