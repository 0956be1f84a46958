import type { Page } from '@playwright/test';
import { setBankingInfo } from '@/lib/contract/lawyers/own-profile';
import { requestPayout } from '@/lib/contract/payments/payouts';
import { limit } from '../scripts/lib/test/speed';
import { registerLawyer } from './support/identity';
import { PASSWORD, type Person } from './support/people';
import { appCode } from './support/second-factor';
import { freeAddress, startSecondProduct } from './support/second-product';
import { hasDatabase, NEEDS_DATABASE } from './support/target';
import { test as base, expect, expectAccessible, ready, visit } from './support/test';

const SETTINGS = '/lawyer-portal/account-settings/security';
const BANK = '/lawyer-portal/profile/banking-info';

/** Another process under a name: browsers make no passkey for an address in numbers (WebAuthn Level 3, 5.1.3). */
const test = base.extend<object, { namedProduct: string }>({
  namedProduct: [
    async ({ browserName: _ }, use) => {
      const address = (await freeAddress()).replace('127.0.0.1', 'localhost');
      const stop = await startSecondProduct(address, {});
      await use(address);
      await stop();
    },
    { scope: 'worker', timeout: limit(60_000) },
  ],
  // Paths are those of the second process.
  baseURL: ({ namedProduct }, use) => use(namedProduct),
});

/**
 * A phone with a fingerprint that always fits, as Chromium plays it. It also answers the request that waits in the email
 * field, at once. Returns a function that takes the finger away or puts it there again.
 */
async function withAuthenticator(page: Page): Promise<(enabled: boolean) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (enabled) => {
    await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  };
}

/** On a device whose cookies are gone, but not what the pages know of who was signed in. */
async function givePassword(page: Page, person: Person, to: string): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
  await visit(page, `/login?callback_url=${encodeURIComponent(to)}`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signInWithPassword(page: Page, person: Person, to: string): Promise<void> {
  await givePassword(page, person, to);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm that it is you');
  await expectAccessible(page);
}

async function fillBank(page: Page, number: string): Promise<void> {
  await page.getByLabel('Bank or wallet').fill('gcash');
  await page.getByRole('option', { name: 'GCash' }).click();
  await page.getByLabel('Account name').fill('Ana Reyes');
  await page.getByLabel('Mobile number').fill(number);
  await page.getByLabel('Your current password').fill(PASSWORD);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test.describe('the second factor', { tag: '@accounts' }, () => {
  test.skip(!hasDatabase, NEEDS_DATABASE);
  // One after the other, so that one second process of the product is enough.
  test.describe.configure({ mode: 'default' });

  test('a lawyer adds a passkey, signs in with it, and changes the bank account', {
    tag: '@once',
  }, async ({ page, consoleWatch }) => {
    consoleWatch.allow(401, /\/auth\/session\)/);
    const lawyer = await registerLawyer();
    const setFinger = await withAuthenticator(page);
    await givePassword(page, lawyer, BANK);
    await page.waitForURL(new RegExp(BANK));

    await test.step('without one there is no form for the bank account, and the server refuses it', async () => {
      await visit(page, BANK);
      await expect(page.getByText('Add a second factor first')).toBeVisible();
      await expect(page.getByLabel('Account name')).toHaveCount(0);
      await expectAccessible(page);
      const refused = await lawyer.api.send(setBankingInfo, {
        body: {
          bank_id: 'GXCHPHM2XXX',
          account_name: 'Ana Reyes',
          account_number: '09171234567',
          current_password: PASSWORD,
        },
      });
      expect([refused.status(), await refused.json()]).toMatchObject([
        403,
        { key: 'second_factor_missing' },
      ]);
    });

    await test.step('nor is a payout on request made', async () => {
      const refused = await lawyer.api.send(requestPayout, {});
      expect([refused.status(), await refused.json()]).toMatchObject([
        403,
        { key: 'second_factor_missing' },
      ]);
    });

    await test.step('adds it', async () => {
      await visit(page, SETTINGS);
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('My phone');
      await dialog.getByLabel('Your current password').fill(PASSWORD);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Add the passkey' }).click();
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      await expectAccessible(page);
      await dialog.getByLabel('I have saved these codes').check();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText('My phone')).toBeVisible();
      // Where the dialog left the page, the header covers half of a button.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
    });

    await test.step('signs in with it, back to where it began', async () => {
      await setFinger(false);
      await signInWithPassword(page, lawyer, BANK);
      await setFinger(true);
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await page.waitForURL(new RegExp(BANK));
      await ready(page);
      await fillBank(page, '0917 765 4321');
      await save(page);
      await expect(page.getByText('••••4321')).toBeVisible();
    });

    await test.step('signs in with it alone from the email field, and needs no second step', async () => {
      await page.goto('about:blank');
      await page.context().clearCookies();
      await page.goto(`/login?callback_url=${encodeURIComponent(BANK)}`);
      await page.waitForURL((url) => url.pathname === BANK);
      await ready(page);
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      // The factor is fresh: the form comes without a question for it.
      await expect(page.getByLabel('Account name')).toBeVisible();
    });

    await test.step('the button stands below the form, and can be read', async () => {
      await setFinger(false);
      await page.goto('about:blank');
      await page.context().clearCookies();
      await visit(page, '/login');
      await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
      await expectAccessible(page);
    });
    await lawyer.api.close();
  });

  test('an authenticator app and a recovery code sign in, each once', {
    tag: ['@once', '@core'],
  }, async ({ page, newCustomer, consoleWatch }) => {
    consoleWatch.allow(401, /\/auth\/session\)/);
    const client = await newCustomer();
    const settings = '/customer-portal/account-settings/security';
    await givePassword(page, client, settings);
    await page.waitForURL(new RegExp(settings));
    await ready(page);
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAccessible(page);
    const key = await dialog.locator('code').innerText();
    await dialog.getByLabel('Code', { exact: true }).fill(appCode(key));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const [recovery = ''] = await dialog.getByRole('listitem').allInnerTexts();
    await dialog.getByLabel('I have saved these codes').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('You have 10 of 10 recovery codes left.')).toBeVisible();

    const code = page.getByLabel('Code', { exact: true });
    const go = page.getByRole('button', { name: 'Sign in', exact: true });
    const reachCode = async () => {
      await signInWithPassword(page, client, settings);
      await expect(code).toBeFocused();
    };
    await reachCode();
    await code.fill(appCode(key, 1));
    await go.click();
    await page.waitForURL(new RegExp(settings));

    await reachCode();
    await code.fill(recovery);
    await go.click();
    await page.waitForURL(new RegExp(settings));
    await expect(page.getByText('You have 9 of 10 recovery codes left.')).toBeVisible();

    await reachCode();
    consoleWatch.allow(400, /\/second-step/);
    await code.fill(recovery);
    await go.click();
    await expect(code).toHaveAccessibleDescription(/This code is not right\./);
  });
});
