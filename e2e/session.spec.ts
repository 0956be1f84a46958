import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { logout } from '@/lib/contract/accounts/authentication';
import { pickTime } from './support/lawyers';
import { PASSWORD, signInForm } from './support/people';
import { becomes, expect, test, visit } from './support/test';

const MAX_REDIRECTS = 6;

test.describe('the end of a session', { tag: '@accounts' }, () => {
  for (const start of ['/customer-portal', '/login', 'a booking']) {
    test(`a cookie that outlived its session leads from ${start} to the sign-in page`, {
      tag: '@once',
    }, async ({ context, page, newCustomer, visitor }) => {
      const address = start.startsWith('/') ? start : (await pickTime(visitor)).path;
      const client = await newCustomer();
      const alive = await client.api.cookies();
      await client.api.call(logout, {});

      await context.addCookies(alive);
      const { steps, end } = await follow(context.request, address);
      expect(steps).toBeLessThanOrEqual(MAX_REDIRECTS);
      expect(new URL(end).pathname).toBe('/login');

      await context.addCookies(alive);
      await visit(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        start === 'a booking' ? 'Create an account or sign in' : 'Sign in',
      );
      if (start === 'a booking') await page.getByText('I have an account').click();
      const form = signInForm(page);
      await form.getByLabel('Email').fill(client.email);
      await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).not.toHaveURL(/\/login/);
      expect(await sessionOf(context)).toBe(200);
    });
  }

  test('signing out in one tab signs out the others', { tag: ['@once', '@core'] }, async ({
    context,
    page,
    newCustomer,
    consoleWatch,
  }) => {
    // A tab that has not heard of it yet may be reading, as the booking that comes next.
    consoleWatch.allow(401, /\/api\/v1\//);
    const client = await newCustomer();
    await becomes(page, client);
    await visit(page, '/customer-portal');
    const other = await context.newPage();
    await visit(other, '/lawyers-online');

    const account = other.getByRole('button', { name: /^Account menu of/ });
    await expect(account).toBeVisible();
    await account.click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login?ended=1&callback_url=%2Fcustomer-portal');
    await expect(page.getByRole('status').getByText('You were signed out')).toBeVisible();
    await expect(other).toHaveURL(/\/$/);
    await expect(other.getByRole('button', { name: /^Account menu of/ })).toHaveCount(0);
    expect(await sessionOf(context)).toBe(401);
    const left = await other.evaluate(() => localStorage.getItem('user'));
    expect(left).toBeNull();
  });
});

/** Follows redirects one by one, with a browser's cookies. */
async function follow(http: APIRequestContext, address: string) {
  let end = address;
  for (let steps = 0; steps <= MAX_REDIRECTS; steps += 1) {
    const answer = await http.get(end, { maxRedirects: 0 });
    const { location } = answer.headers();
    if (!location) return { steps, end: answer.url() };
    end = new URL(location, answer.url()).href;
  }
  throw new Error(`still redirected after ${MAX_REDIRECTS} steps, to ${end}`);
}

async function sessionOf(context: BrowserContext): Promise<number> {
  return (await context.request.get('/api/v1/auth/session')).status();
}
