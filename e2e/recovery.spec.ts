import { getSession, resetPassword, sendResetMail } from '@/lib/contract/accounts/authentication';
import { expectMail, linkIn, mailsAbout } from './support/inbox';
import { newIdentity, PASSWORD, signInAs } from './support/people';
import { expect, expectAccessible, test, visit } from './support/test';

const SUBJECT = 'Set a new password';
const NEW = 'Tahimik-na-ilog-7';

test.describe('a forgotten password', { tag: '@accounts' }, () => {
  test('is replaced by way of a mail, ends other sessions, and leads on to the booking', {
    tag: '@phone',
  }, async ({ page, newCustomer, consoleWatch }) => {
    const client = await newCustomer();
    await visit(page, '/login?callback_url=%2Fcustomer-portal%3Fperiod%3Dpast');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // Both pages ask for the email.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password?');
    await page.getByLabel('Email').fill(client.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expectAccessible(page);

    await visit(page, linkIn(await expectMail(client.email, SUBJECT), '/reset-password/'));
    await page.getByLabel('New password').fill('Password123');
    await page.getByLabel('Repeat the password').fill('Password123');
    consoleWatch.allow(400, /\/auth\/reset-password/);
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await expect(page.getByText('Many people use this password')).toBeVisible();
    await page.getByLabel('New password').fill(NEW);
    await page.getByLabel('Repeat the password').fill(NEW);
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await expect(page.getByText('Your new password is set')).toBeVisible();
    await expect(client.api.call(getSession, {})).rejects.toThrow();

    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await page.getByLabel('Email').fill(client.email);
    await page.getByLabel('Password', { exact: true }).fill(NEW);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('/customer-portal?period=past');
    await expectMail(client.email, 'password was changed');
  });

  test('of an address without an account looks the same', { tag: '@once' }, async ({ page }) => {
    const { email } = newIdentity();
    await visit(page, '/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(await mailsAbout(email, SUBJECT)).toEqual([]);
  });

  test('a link that was used leads to a new one', { tag: ['@once', '@core'] }, async ({
    page,
    newCustomer,
    consoleWatch,
  }) => {
    const client = await newCustomer();
    await client.api.call(sendResetMail, { body: { email: client.email } });
    const link = linkIn(await expectMail(client.email, SUBJECT), '/reset-password/');
    const token = new URL(link).pathname.split('/').at(-1) ?? '';
    await client.api.call(resetPassword, { body: { token, password: NEW } });
    await visit(page, link);
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByLabel('Repeat the password').fill(PASSWORD);
    consoleWatch.allow(400, /\/auth\/reset-password/);
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await expect(page.getByText('This link has expired or was used before.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ask for a new one' }).click();
    await page.waitForURL('/forgot-password');
    await signInAs(client.email, NEW);
  });
});
