import type { Page, Route } from '@playwright/test';
import { pickTime } from './support/lawyers';
import { type Identity, newIdentity, PASSWORD, signInForm } from './support/people';
import { expect, ready, test } from './support/test';

const REFUSED = 'Email or password is not right';

test.describe('forms without scripts', { tag: ['@accounts', '@once'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('sign in, or say why not and keep the address', { tag: '@core' }, async ({
    page,
    newCustomer,
  }) => {
    const client = await newCustomer();
    await page.goto('/login');
    await signIn(page, client.email, 'Wrong-password-1');
    await page.waitForURL('/login');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(REFUSED);
    await expect(field(page, 'Email')).toHaveValue(client.email);
    await expect(field(page, 'Password')).toHaveValue('');

    await field(page, 'Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('/customer-portal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meetings');
    await page.goto('/login');
    await page.waitForURL('/customer-portal');
  });

  test('sign in on the way to a booking', async ({ page, newCustomer, visitor }) => {
    const client = await newCustomer();
    const { path } = await pickTime(visitor);
    await page.goto(path);
    await page.waitForURL(/\/login\?callback_url=/);
    await page.getByText('I have an account').click();
    const form = signInForm(page);
    await form.getByLabel('Email').fill(client.email);
    await form.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(REFUSED)).toBeVisible();
    await signIn(page, client.email);
    await expect(page).toHaveURL(path);
    await expect(page.getByText(/^Booking needs JavaScript/)).toBeVisible();
  });

  test('say beside the field what is missing', { tag: '@core' }, async ({ page }) => {
    await page.goto('/login');
    await field(page, 'Email').fill('ana@');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Email')).toHaveValue('ana@');
    await expect(field(page, 'Password')).toHaveAccessibleDescription('Please provide a value.');
  });

  test('open an account, or say why not and keep what was typed', async ({ page }) => {
    const client = newIdentity();
    await page.goto('/signup/customer?callback_url=%2Flawyers-online');
    await fill(page, { ...client, email: 'ana@' });
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('/signup/customer?callback_url=%2Flawyers-online');
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/^Please provide valid email\./);
    await expect(field(page, 'First name')).toHaveValue(client.firstName);
    await expect(field(page, 'Last name')).toHaveValue(client.lastName);

    await fill(page, client);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('/lawyers-online');
    await page.goto('/customer-portal');
    await page.waitForURL(/\/verify-email\?callback_url=/);
    await expect(page.getByText(client.email)).toBeVisible();
  });

  test('open an account for a person with one name', async ({ page }) => {
    await page.goto('/signup/customer?callback_url=%2Flawyers-online');
    await fill(page, { ...newIdentity(), firstName: 'Sukarno', lastName: '' });
    await page.getByLabel('I have one name').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('/lawyers-online');
  });

  test('say that they need scripts where they do', { tag: '@core' }, async ({ page }) => {
    for (const path of ['/signup/lawyer', '/forgot-password', '/reset-password/x']) {
      await page.goto(path);
      await expect(page.getByText(/^This form needs JavaScript/)).toBeVisible();
      await expect(page.locator('button[type=submit]')).toBeDisabled();
    }
  });
});

test.describe('forms before their scripts are there', { tag: '@accounts' }, () => {
  test('sign in', async ({ page, newCustomer }) => {
    const client = await newCustomer();
    const scripts = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await signIn(page, client.email, 'Wrong-password-1');
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(client.email);
    // Now they come, and change nothing of what is there.
    await scripts.release();
    await ready(page);
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(client.email);
    await field(page, 'Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('/customer-portal');
  });

  test('keep what was typed when these come', { tag: '@once' }, async ({
    page,
    newCustomer,
    consoleWatch,
  }) => {
    const client = await newCustomer();
    const scripts = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await field(page, 'Email').fill(client.email);
    await field(page, 'Password').fill(PASSWORD);
    await scripts.release();
    await ready(page);
    await expect(field(page, 'Email')).toHaveValue(client.email);
    consoleWatch.allow(401, /\/auth\/signin/);
    const asked = page.waitForRequest('**/api/v1/auth/signin');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ email: client.email, password: PASSWORD });
    await page.waitForURL('/customer-portal');
  });

  test('cannot lose a new client’s or a lawyer’s entries', async ({ page }) => {
    const person = newIdentity();
    for (const path of ['/signup/customer', '/signup/lawyer']) {
      const scripts = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await fill(page, person);
      if (path === '/signup/lawyer') {
        await expect(page.locator('button[type=submit]')).toBeDisabled();
        await expect(page.getByText('Loading…')).toBeVisible();
        await field(page, 'Password').press('Enter');
      }
      await scripts.release();
      await ready(page);
      await expect(page.getByText('Loading…')).toBeHidden();
      await expect(field(page, 'First name')).toHaveValue(person.firstName);
      await expect(field(page, 'Email')).toHaveValue(person.email);
      await expect(field(page, 'Password')).toHaveValue(person.password);
      await expect(page.getByText('an uppercase letter, done.')).toBeAttached();
      await page.goto('about:blank');
    }
  });

  test('send nothing of a booking by themselves', { tag: '@once' }, async ({
    page,
    newCustomer,
    visitor,
  }) => {
    const client = await newCustomer();
    const { path } = await pickTime(visitor);
    await page.context().addCookies(await client.api.cookies());
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await field(page, 'Short summary').fill('Unpaid wages');
    await field(page, 'Short summary').press('Enter');
    await scripts.release();
    await ready(page);
    await expect(field(page, 'Short summary')).toHaveValue('Unpaid wages');
    await expect(page).toHaveURL(path);
  });
});

/** Keeps every script of the page back until it is released. */
async function holdScripts(page: Page): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = [];
  let released = false;
  const hold = (route: Route) => {
    if (released) return route.continue();
    held.push(route);
    return undefined;
  };
  await page.route(/\.js(\?|$)/, hold);
  return {
    release: async () => {
      released = true;
      // Those of a document that was left are gone.
      await Promise.all(held.map((route) => route.continue().catch(() => {})));
      await page.unroute(/\.js(\?|$)/, hold);
    },
  };
}

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function fill(page: Page, person: Identity): Promise<void> {
  await field(page, 'First name').fill(person.firstName);
  await field(page, 'Last name').fill(person.lastName);
  await field(page, 'Email').fill(person.email);
  await field(page, 'Password').fill(person.password);
}
