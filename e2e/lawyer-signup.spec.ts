import type { Page } from '@playwright/test';
import { expectWritten, pdf, writtenPdf } from './support/files';
import { allMatch, openDocuments, photo, registerLawyer, verifierLink } from './support/identity';
import { expectMail, linkIn, mailsAbout } from './support/inbox';
import { type Identity, newIdentity, VERIFY_SUBJECT } from './support/people';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';

const FIELD = { exact: true } as const;

test.describe('a lawyer', { tag: '@accounts' }, () => {
  test('registers in three steps, through the mails, to the portal', {
    tag: ['@once', '@core'],
  }, async ({ page, openPage }) => {
    const lawyer = newIdentity();
    await visit(page, '/signup?callback_url=%2Flawyer-portal%2Fmeetings');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'I am a lawyer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register as a lawyer');
    await press(page, 'Continue');
    await expect(page.getByLabel('First name', FIELD)).toBeFocused();
    await expectAccessible(page);
    await fillAccount(page, lawyer);
    await fillPractice(page);
    await press(page, 'Create account');
    await expect(page.getByText('Please accept the terms to create an account.')).toBeVisible();
    await expectAccessible(page);
    await fillIds(page);
    await expectAccessible(page);
    await press(page, 'Create account');

    await page.waitForURL('/verify-email?callback_url=%2Flawyer-portal%2Fmeetings');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
      .not.toContain(lawyer.email);
    await visit(page, linkIn(await expectMail(lawyer.email, VERIFY_SUBJECT), '/verify-email/'));
    await press(page, 'Verify my email');
    await page.waitForURL('/lawyer-portal/meetings');
    await ready(page);
    await expect(page.getByRole('banner')).toContainText(`Atty. ${lawyer.firstName}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    const entries = [
      'Meetings',
      'Engagement Agreements',
      'Your public profile',
      'Profile Settings',
      'Account Settings',
      'Logout',
    ];
    await expect(page.getByRole('menuitem')).toHaveText(entries);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Portal' }).getByText('Dashboard').click();
    const steps = page.getByRole('region', { name: 'Your way to a public profile' });
    await expect(steps.getByText('Being checked', { exact: true })).toBeVisible();
    await expectAccessible(page);

    const desk = await openPage();
    await openDocuments(desk, lawyer);
    await expect(desk.getByRole('img', { name: /^IBP ID/ })).toBeVisible();
    await expectWritten(desk.getByRole('img', { name: 'Government ID, page 1 of 1' }));
    await expectAccessible(desk);
    await allMatch(desk);
    await press(desk, 'Confirm');
    await expect(desk.getByText(`${lawyer.lastName} is verified`)).toBeVisible();
    await expectMail(lawyer.email, 'Your IDs were checked');
    await page.reload();
    await expect(steps.getByText('1 of 9 done')).toBeVisible();
    await visit(page, '/lawyer-portal/profile');
    const checked = page.getByRole('region', { name: 'Your IDs were checked' });
    await expect(checked).toContainText('56214');
    await expectAccessible(page);
    await desk.goto(await verifierLink(lawyer));
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('This link is no longer open');
    await expectAccessible(desk);
  });

  test('loses nothing that was typed, and no password is stored', { tag: '@once' }, async ({
    page,
  }) => {
    const lawyer = newIdentity();
    await visit(page, '/signup/lawyer?callback_url=%2Flawyer-portal%3Fx%3D1');
    await fillAccount(page, lawyer);
    await fillPractice(page);
    await fillIds(page);
    await page.goBack();
    await expect(page.getByLabel('City')).toHaveValue('Cebu City');
    await expect(page.getByRole('checkbox', { name: 'Labor' })).toBeChecked();
    await page.goForward();
    await expect(page.getByText('ibp-id.jpg')).toBeVisible();

    const stored = await page.evaluate(() =>
      JSON.stringify({ ...sessionStorage, ...localStorage }),
    );
    expect(stored).toContain(lawyer.email);
    expect(stored).not.toContain(lawyer.password);
    await visit(page, new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(page.getByText('Only the password is missing')).toBeVisible();
    await expect(page.getByLabel('Email', FIELD)).toHaveValue(lawyer.email);
    await expect(page.getByLabel('Password', FIELD)).toHaveValue('');
    await fillPasswords(page, lawyer);
    await press(page, 'Continue');
    await expect(page.getByRole('checkbox', { name: 'Labor' })).toBeChecked();
    await press(page, 'Continue');
    await expect(page.getByText('You had chosen ibp-id.jpg and passport.pdf.')).toBeVisible();
    await expect(page.getByLabel('Roll of Attorneys number')).toHaveValue('56214');
    expect(new URL(page.url()).searchParams.get('callback_url')).toBe('/lawyer-portal?x=1');
  });

  test('sees what is wrong with a file, and that an address has an account', {
    tag: '@once',
  }, async ({ page, newCustomer, consoleWatch }) => {
    const known = await newCustomer();
    await visit(page, '/signup/lawyer');
    await fillAccount(page, { ...newIdentity(), email: known.email });
    await fillPractice(page);
    await chooseId(page, 'IBP ID', { ...(await photo('scan.tiff')), mimeType: 'image/tiff' });
    await expect(page.getByText('scan.tiff was not added. Use JPEG, PNG or PDF.')).toBeVisible();
    const large = { ...pdf('large.pdf'), buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
    await chooseId(page, 'Government ID', large);
    await expect(page.getByText('Maximum size is 5 mb.')).toBeVisible();
    await fillIds(page);
    consoleWatch.allow(409, /\/auth\/lawyer\/signup/);
    await press(page, 'Create account');
    const email = page.getByLabel('Email', FIELD);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/There is already an account/);
    await expect(page.getByRole('link', { name: 'Sign in instead' })).toBeVisible();
    await expect(page.getByLabel('Password', FIELD)).not.toHaveValue('');
  });

  test('whose IDs were rejected reads why, hands them in again, and is approved', {
    tag: '@once',
  }, async ({ page, openPage }) => {
    const lawyer = await registerLawyer();
    const desk = await openPage();
    await openDocuments(desk, lawyer);
    await desk.getByRole('radio', { name: /^Reject/ }).check();
    await press(desk, 'Reject');
    const reason = desk.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveAccessibleDescription(/^Please provide a value\./);
    await reason.fill('The passport is cut off at the edge.');
    // Nothing half under the header, which would count as too small.
    await desk.evaluate(() => scrollTo(0, 0));
    await expectAccessible(desk);
    await press(desk, 'Reject');
    await expect(desk.getByText(`${lawyer.lastName} was rejected`)).toBeVisible();
    const [mail] = await Promise.all([expectMail(lawyer.email, 'could not be approved')]);
    expect(mail.text).toContain('The passport is cut off at the edge.');

    await becomes(page, lawyer);
    await page.goto(linkIn(mail, '/lawyer-portal'));
    await expect(page.getByText('The passport is cut off at the edge.')).toBeVisible();
    await visit(page, '/lawyer-portal');
    await expectAccessible(page);
    await chooseId(page, 'IBP ID', await photo('ibp-id.jpg'));
    await chooseId(page, 'Government ID', await photo('passport.jpg'));
    await page.getByLabel('Roll of Attorneys number').fill('56215');
    await press(page, 'Send both IDs');
    const pending = page.getByRole('region', { name: 'Your IDs are being checked' });
    await expect(pending).toContainText('56215');

    const again = await openPage();
    await openDocuments(again, lawyer, 2);
    await allMatch(again);
    await press(again, 'Confirm');
    await expect(again.getByText(`${lawyer.lastName} is verified`)).toBeVisible();
    await expect.poll(async () => (await mailsAbout(lawyer.email, 'Your IDs')).length).toBe(2);
    await lawyer.api.close();
  });

  test('is verified by nobody without the code, and the page sends it to no other site', {
    tag: '@once',
  }, async ({ openPage, consoleWatch }) => {
    const lawyer = await registerLawyer();
    const desk = await openPage();
    const answer = await desk.goto(await verifierLink(lawyer));
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(desk.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(desk.getByText('56214')).toBeVisible();
    await expect(desk.getByText('104873')).toBeHidden();
    consoleWatch.allow(400, /\/verify-ibp\/code/);
    await visit(desk, await verifierLink(lawyer));
    await desk.getByLabel('Code').fill('123 456');
    await press(desk, 'Show the IDs');
    await expect(desk.getByLabel('Code')).toHaveAccessibleDescription(/Please ask for a new code/);
    await expect(desk.getByText('Do both IDs belong')).toBeHidden();
    await lawyer.api.close();
  });
});

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function fillPasswords(page: Page, lawyer: Identity): Promise<void> {
  await page.getByLabel('Password', FIELD).fill(lawyer.password);
}

async function fillAccount(page: Page, lawyer: Identity): Promise<void> {
  await page.getByLabel('First name', FIELD).fill(lawyer.firstName);
  await page.getByLabel('Last name', FIELD).fill(lawyer.lastName);
  await page.getByLabel('Email', FIELD).fill(lawyer.email);
  await page.getByLabel('Phone', FIELD).fill('0917 123 4567');
  await fillPasswords(page, lawyer);
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What you practice, and where');
}

async function fillPractice(page: Page): Promise<void> {
  await page.getByLabel('Region').selectOption('Central Visayas (VII)');
  await page.getByLabel('City').fill('Cebu City');
  await page.getByLabel('Year of admission to the bar').fill('2012');
  for (const name of ['Labor', 'English']) {
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
  }
  await expectAccessible(page);
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show that you are a lawyer');
}

async function chooseId(
  page: Page,
  label: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByLabel(label, { exact: true }).setInputFiles(file);
}

async function fillIds(page: Page): Promise<void> {
  await chooseId(page, 'IBP ID', await photo('ibp-id.jpg'));
  await chooseId(page, 'Government ID', writtenPdf('passport.pdf'));
  await page.getByLabel('Roll of Attorneys number').fill('56214');
  await page.getByLabel('IBP number').fill('104873');
  await page.getByRole('checkbox', { name: /^I accept the/ }).check();
}
