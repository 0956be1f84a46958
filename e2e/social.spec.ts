import { getSession, signin } from '@/lib/contract/accounts/authentication';
import { expectMail } from './support/inbox';
import { newIdentity } from './support/people';
import { answer, test } from './support/social-product';
import { hasDatabase, NEEDS_DATABASE } from './support/target';
import { expect, expectAccessible, ready } from './support/test';

// One after the other, so that one second process of the product is enough.
test.describe.configure({ mode: 'default' });

const PORTAL = /\/customer-portal/;

test.describe('signing in with Google and Facebook', { tag: ['@accounts', '@once'] }, () => {
  test.skip(!hasDatabase, NEEDS_DATABASE);
  test('is offered where it is configured, and nowhere else', async ({ page, visitor }) => {
    for (const path of ['/login', '/signup/customer']) {
      await page.goto(path);
      for (const service of ['Google', 'Facebook']) {
        const link = page.getByRole('link', { name: `Continue with ${service}` });
        await expect(link).toBeVisible();
        await expect
          .poll(async () => (await link.boundingBox())?.height)
          .toBeGreaterThanOrEqual(44);
      }
      await expectAccessible(page);
      const usual = await (await visitor.http.get(path)).text();
      expect(usual).not.toContain('Continue with');
    }
    for (const path of ['/faq', '/']) {
      await page.goto(path);
      await expect(page.locator('main')).toContainText(
        'You can also register with Google or Facebook.',
      );
      expect(await (await visitor.http.get(path)).text()).not.toContain('register with Google');
    }
    await page.goto('/privacy');
    await expect(page.getByText('If you sign in with Google or Facebook')).toBeVisible();
    expect((await visitor.http.get('/api/v1/auth/oauth/google')).status()).toBe(404);
  });

  test('registers with Google, comes back to where it began, and knows the person again', {
    tag: '@core',
  }, async ({ page, openPage, socialProduct }) => {
    const client = newIdentity();
    const given = { email: client.email, first: client.firstName, last: client.lastName };
    await page.goto('/signup/customer?callback_url=%2Fabout%3Ffrom%3Dgoogle#values');
    await ready(page);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await answer(page, 'Google', given);
    await page.waitForURL('/about?from=google#values');
    await page.goto('/customer-portal/account-settings/you');
    await expect(page.getByLabel('Last name')).toHaveValue(client.lastName);

    const other = await openPage({ baseURL: socialProduct });
    await other.goto('/login');
    await other.getByRole('link', { name: 'Continue with Google' }).click();
    await answer(other, 'Google', { email: client.email, first: 'Somebody' });
    await other.waitForURL(PORTAL);
    await other.goto('/customer-portal/account-settings/you');
    await expect(other.getByLabel('First name')).toHaveValue(client.firstName);
  });

  test('refusing leads back with a plain message, and another try works', async ({ page }) => {
    const { email } = newIdentity();
    await page.goto('/login?callback_url=%2Fabout');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await answer(page, 'Google', { refuse: true });
    await expect(page.getByRole('status')).toContainText('Sign-in with Google was cancelled.');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await answer(page, 'Google', { email });
    await page.waitForURL('/about');
  });

  test('an unverified account of the address goes to the owner of the address', async ({
    page,
    newCustomer,
    visitor,
    consoleWatch,
  }) => {
    const waiting = await newCustomer({ verified: false });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await answer(page, 'Google', { email: waiting.email });
    await page.waitForURL(PORTAL);
    await expectMail(waiting.email, 'Google can now sign you in');
    expect((await waiting.api.send(getSession, {})).status()).toBe(401);
    const { email, password } = waiting;
    expect((await visitor.send(signin, { body: { email, password } })).status()).toBe(401);
    consoleWatch.verify();
  });

  test('a verified account of the address keeps its password', async ({
    page,
    newCustomer,
    visitor,
  }) => {
    const known = await newCustomer();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await answer(page, 'Google', { email: known.email });
    await page.waitForURL(PORTAL);
    const { email, password } = known;
    await visitor.call(signin, { body: { email, password } });
    await known.api.call(getSession, {});
  });

  test('an answer that is altered, repeated or in another browser signs nobody in', async ({
    page,
    openPage,
    socialProduct,
  }) => {
    const { email } = newIdentity();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    const arrived = page.waitForRequest(/\/oauth\/google\/callback/);
    await answer(page, 'Google', { email });
    const address = (await arrived).url();
    await page.waitForURL(PORTAL);
    const altered = address.replace(/state=[^&]+/, 'state=forged');
    for (const wrong of [address, altered]) {
      const other = await openPage({ baseURL: socialProduct });
      await other.goto(wrong);
      await expect(other).toHaveURL(/\/login/);
      const notice = other.getByRole('alert').filter({ hasText: 'did not work' });
      await expect(notice).toContainText('Signing in with Google did not work.');
    }
  });

  test('Facebook without an address asks to register by email; with one, the mail has to be verified', async ({
    page,
  }) => {
    await page.goto('/login?callback_url=%2Fabout');
    await page.getByRole('link', { name: 'Continue with Facebook' }).click();
    await answer(page, 'Facebook', { last: 'Phone' });
    await expect(page.getByText('Facebook did not share your email with us.')).toBeVisible();
    await page.getByRole('link', { name: 'register with your email' }).click();
    await page.waitForURL('/signup/customer?callback_url=%2Fabout');

    const { email } = newIdentity();
    await page.goto('/signup/customer');
    await page.getByRole('link', { name: 'Continue with Facebook' }).click();
    await answer(page, 'Facebook', { email });
    await page.waitForURL(/\/verify-email\?callback_url=/);
    await expectMail(email, 'Verify your email');
  });
});
