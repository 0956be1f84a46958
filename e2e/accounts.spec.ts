import type { Page } from '@playwright/test';
import { signin } from '@/lib/contract/accounts/authentication';
import { expectMail, linkIn, mailsAbout } from './support/inbox';
import {
  type Identity,
  mailedToken,
  newIdentity,
  PASSWORD,
  VERIFY_SUBJECT,
  verify,
} from './support/people';
import { becomes, expect, ready, test, visit } from './support/test';

const FAILED = 'Verification failed! Please try again.';
const CREATE = 'Create account';

test.describe('registration', { tag: '@accounts' }, () => {
  test('says what is wrong beside each field, and keeps what was typed', { tag: '@core' }, async ({
    page,
  }) => {
    await visit(page, '/signup/customer');
    await page.getByRole('button', { name: CREATE }).click();
    await expect(field(page, 'First name')).toBeFocused();
    await expectWrong(page, 'First name', 'Please provide a value.');
    await expectWrong(page, 'Last name', 'Please provide a value.');
    await expectWrong(page, 'Email', 'Please provide a valid email address');
    await expectWrong(page, 'Password', 'Please provide a value.');

    const wrong = {
      ...newIdentity(),
      email: 'ana@',
      password: 'Short1',
      firstName: 'a'.repeat(61),
    };
    await fill(page, wrong);
    await page.getByRole('button', { name: CREATE }).click();
    await expectWrong(page, 'First name', "Value can't be longer than 60.");
    await expectWrong(page, 'Email', 'Please provide valid email.');
    await expectWrong(page, 'Password', 'Must be atleast 8 characters long');
    await expect(field(page, 'Email')).toHaveValue('ana@');
    await expect(field(page, 'Password')).toHaveValue('Short1');
    await expect(page).toHaveURL('/signup/customer');
  });

  test('of an address that has an account leads to signing in', {
    tag: ['@once', '@core'],
  }, async ({ page, newCustomer, consoleWatch }) => {
    const known = await newCustomer();
    const again = { ...newIdentity(), email: known.email.toUpperCase() };
    await visit(page, '/signup/customer?callback_url=%2Flawyers-online');
    await fill(page, again);
    consoleWatch.allow(409, /\/auth\/signup/);
    await page.getByRole('button', { name: CREATE }).click();
    await expectWrong(page, 'Email', 'There is already an account with this email.');
    await expect(field(page, 'First name')).toHaveValue(again.firstName);
    await expect(field(page, 'Password')).toHaveValue(again.password);
    await page.getByRole('link', { name: 'Sign in instead' }).click();
    await page.waitForURL('/login?sign_in=1&callback_url=%2Flawyers-online');
  });

  test('asks to verify, sends a new mail, and the link works in another browser', {
    tag: '@phone',
  }, async ({ page, openPage }) => {
    const client = newIdentity();
    await visit(page, '/signup/customer');
    await fill(page, client);
    await page.getByRole('button', { name: CREATE }).click();
    await page.waitForURL('/verify-email?callback_url=%2Fcustomer-portal');
    await ready(page);
    await expectMail(client.email, VERIFY_SUBJECT);
    await page.getByRole('button', { name: 'Send a new email' }).click();
    await expect(page.getByText('A new link is on its way')).toBeVisible();
    await expect(page.getByRole('button', { name: /^New email possible in \d+ s$/ })).toBeVisible();
    await expect.poll(async () => (await mailsAbout(client.email, VERIFY_SUBJECT)).length).toBe(2);

    const [, newest] = await mailsAbout(client.email, VERIFY_SUBJECT);
    if (!newest) throw new Error('no second mail');
    const elsewhere = await openPage();
    await visit(elsewhere, linkIn(newest, '/verify-email/'));
    await elsewhere.getByRole('button', { name: 'Verify my email' }).click();
    await expect(elsewhere.getByText('Email Verified!')).toBeVisible();
    await expect(elsewhere.getByText('Sign in to continue.')).toBeVisible();
    const session = await elsewhere.request.get('/api/v1/auth/session');
    expect(session.status()).toBe(401);

    // The first page has waited for this, and goes on by itself.
    await page.waitForURL('/customer-portal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meetings');
    await expect(page.getByText('Email Verified!')).toBeVisible();
  });
});

test.describe('the mailed link', { tag: '@accounts' }, () => {
  test('works once', { tag: '@once' }, async ({ page, newCustomer, consoleWatch }) => {
    const client = await newCustomer({ verified: false });
    const token = await mailedToken(client.email);
    await verify(client.api, client.email);
    await visit(page, `/verify-email/${token}`);
    consoleWatch.allow(400, /\/auth\/verify-email/);
    await page.getByRole('button', { name: 'Verify my email' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(FAILED);
    await expect(page.getByRole('link', { name: 'Sign in to get a new link' })).toBeVisible();

    await visit(page, '/verify-email/not-a-token');
    await page.getByRole('button', { name: 'Verify my email' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(FAILED);
  });

  test('opened is not used: mail scanners open links too', { tag: ['@once', '@core'] }, async ({
    page,
    newCustomer,
  }) => {
    const client = await newCustomer({ verified: false });
    const token = await mailedToken(client.email);
    for (let times = 0; times < 2; times += 1) await page.goto(`/verify-email/${token}`);
    await verify(client.api, client.email);
  });
});

test.describe('signing in', { tag: '@accounts' }, () => {
  test('an unknown address and a wrong password are one answer', { tag: '@once' }, async ({
    page,
    newCustomer,
    consoleWatch,
  }) => {
    const client = await newCustomer();
    consoleWatch.allow(401, /\/auth\/signin/);
    for (const email of [client.email, newIdentity().email]) {
      await visit(page, '/login');
      await field(page, 'Email').fill(email);
      await field(page, 'Password').fill('Wrong-password-1');
      await page.getByRole('button', { name: 'Sign in' }).click();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('Email or password is not right');
      await expect(field(page, 'Email')).toHaveValue(email);
      await expect(field(page, 'Password')).toBeFocused();
    }
    // A press is not taken while the one before waits for its answer.
    const answered = page.waitForResponse('**/api/v1/auth/signin');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await answered;
    await expect(field(page, 'Password')).toBeFocused();
    await field(page, 'Email').fill('');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectWrong(page, 'Email', 'Please provide a valid email address');
  });

  test('works at once while somebody else guesses at the password, on any device', {
    tag: ['@once', '@core'],
  }, async ({ page, newCustomer, visitor, consoleWatch }) => {
    const client = await newCustomer();
    const wrong = { email: client.email, password: 'Wrong-password-1' };
    const guess = async () => (await visitor.send(signin, { body: wrong })).status();
    for (let i = 0; i < 20; i += 1) expect(await guess()).toBe(401);
    expect(await guess()).toBe(403);
    // The browser is asked for a proof of work, and sends it by itself.
    consoleWatch.allow(403, /\/auth\/signin/);
    await visit(page, '/login');
    await signIn(page, client.email);
    await page.waitForURL('/customer-portal');
    // The portal is left first: still open, it would be sent to sign in by its own next request.
    await page.goto('about:blank');
    await page.context().clearCookies({ name: /^(session|signed_in)$/ });
    await page.addInitScript(() => localStorage.clear());
    await visit(page, '/login');
    const asked = page.waitForResponse('**/api/v1/auth/signin');
    await signIn(page, client.email);
    expect((await asked).status()).toBe(200);
  });

  test('leads back to where it was asked for, with query and hash', { tag: '@once' }, async ({
    page,
    newCustomer,
  }) => {
    const client = await newCustomer();
    const wanted = '/customer-portal?from=mail#past';
    await visit(page, wanted);
    await expect(page).toHaveURL('/login?callback_url=%2Fcustomer-portal%3Ffrom%3Dmail#past');
    await ready(page);
    await signIn(page, client.email);
    await expect(page).toHaveURL(wanted);
    const name = `${client.firstName} ${client.lastName}`;
    await expect(page.getByRole('button', { name: `Account menu of ${name}` })).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('user'));
    expect(stored).toContain(client.lastName);
    expect(stored).not.toContain(client.email);
  });

  test('without a verified address leads to the verification, and nowhere else', {
    tag: '@once',
  }, async ({ page, newCustomer }) => {
    const client = await newCustomer({ verified: false });
    await visit(page, '/login?callback_url=%2Fcustomer-portal%3Fx%3D1');
    await signIn(page, client.email);
    await expect(page).toHaveURL('/verify-email?callback_url=%2Fcustomer-portal%3Fx%3D1');
    await page.goto('/book/somebody/2026-11-24T02:00:00Z');
    await expect(page).toHaveURL(/\/verify-email\?callback_url=%2Fbook%2Fsomebody/);
    await visit(page, '/lawyers-online');
    await expect(page.getByRole('article').first()).toBeVisible();
    await becomes(page, client);
    await visit(page, '/verify-email');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('/login');
  });
});

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

async function expectWrong(page: Page, label: string, message: string): Promise<void> {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
}

async function fill(page: Page, client: Identity): Promise<void> {
  await field(page, 'First name').fill(client.firstName);
  await field(page, 'Last name').fill(client.lastName);
  await field(page, 'Email').fill(client.email);
  await field(page, 'Password').fill(client.password);
}

async function signIn(page: Page, email: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
