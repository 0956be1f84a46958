import type { Page } from '@playwright/test';
import { FORGERIES, tokenWith } from '@/lib/testing/forged-tokens';
import type { Person } from './support/people';
import { becomes, expect, ready, test, visit } from './support/test';

const PORTAL = '/customer-portal';
const MAX_COOKIE_BYTES = 4_000;

test.describe('the back button', { tag: '@guards' }, () => {
  test('after signing out shows nothing of the portal', { tag: '@once' }, async ({
    page,
    newCustomer,
  }) => {
    await becomes(page, await newCustomer());
    await visit(page, '/');
    await visit(page, PORTAL);
    await expect(page.getByRole('heading', { level: 1, name: 'Meetings' })).toBeVisible();
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL(/\/login\?callback_url=%2Fcustomer-portal$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  });

  test('after signing in leads on, not back to the form', { tag: '@once' }, async ({
    page,
    newCustomer,
  }) => {
    const client = await newCustomer();
    await visit(page, '/login');
    await signIn(page, client);
    await expect(page).toHaveURL(PORTAL);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/login/);
    await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
  });
});

test.describe('a second tab', { tag: '@guards' }, () => {
  test('learns that somebody signed in', { tag: '@once' }, async ({
    context,
    page,
    newCustomer,
  }) => {
    const client = await newCustomer();
    const other = await context.newPage();
    await visit(other, '/lawyers-online');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(1);
    await expect(other.getByRole('button', { name: /^Account menu of/ })).toHaveCount(0);
    await visit(page, '/login');
    await signIn(page, client);
    await expect(page).toHaveURL(PORTAL);
    await expect(other.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
  });

  test('of somebody else follows to their portal', { tag: '@once' }, async ({
    context,
    page,
    newCustomer,
    demoLawyer,
    consoleWatch,
  }) => {
    // The first tab asks for the client's saved lawyers in a session that is the lawyer's by then.
    consoleWatch.allow(403, /\/saved-lawyers\/ids/);
    await becomes(page, await newCustomer());
    await visit(page, PORTAL);
    const other = await context.newPage();
    await becomes(other, demoLawyer);
    await visit(other, '/lawyer-portal');
    await page.reload();
    await expect(page).toHaveURL(/\/lawyer-portal/);
  });
});

// These tokens are signed with the key of local development.
test.describe('a cookie that is not what it was', { tag: ['@guards', '@once'] }, () => {
  test('makes a visitor, who can sign in again', { tag: '@core' }, async ({
    page,
    newCustomer,
  }) => {
    const client = await newCustomer();
    const session = await sessionOf(client);
    expect(FORGERIES.length).toBeGreaterThan(5);
    for (const [what, forge] of FORGERIES) {
      const value = await forge(session);
      // A browser keeps no longer ones.
      if (value.length > MAX_COOKIE_BYTES) continue;
      await test.step(what, async () => {
        await setSession(page, session.name, value);
        await page.goto(PORTAL);
        await expect(page).toHaveURL(/\/login\?callback_url=%2Fcustomer-portal$/);
      });
    }
    await ready(page);
    await signIn(page, client);
    await expect(page).toHaveURL(PORTAL);
  });

  test('with another type than its owner is rewritten', async ({ page, newCustomer }) => {
    const session = await sessionOf(await newCustomer());
    await setSession(page, session.name, await tokenWith(session, { claims: { type: 'LAWYER' } }));
    // The middleware believes it, the portal does not: a client ends on the main page.
    await page.goto(PORTAL);
    await expect(page).toHaveURL('/?callback_url=%2Flawyer-portal');
    await page.goto(PORTAL);
    await expect(page).toHaveURL(PORTAL);
    await expect(page.getByRole('heading', { level: 1, name: 'Meetings' })).toBeVisible();
  });
});

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Claims and name of the cookie of a person. */
async function sessionOf(person: Person) {
  const cookie = (await person.api.cookies()).find(({ name }) => name.endsWith('session'));
  if (!cookie) throw new Error('no session cookie');
  const [, payload = ''] = cookie.value.split('.');
  const { sid, sub } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return { name: cookie.name, sid: String(sid), userId: String(sub) };
}

async function setSession(page: Page, name: string, value: string): Promise<void> {
  const url = page.url().startsWith('http') ? page.url() : (test.info().project.use.baseURL ?? '');
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
}
