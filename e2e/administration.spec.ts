import { Secret, TOTP } from 'otpauth';
import { ADMIN_ENTRIES } from '@/components/admin/frame/admin-entries';
import { registerAdministrator, registerWithRole } from './support/administrators';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';

const appOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });

test.describe('the administration', { tag: '@admin' }, () => {
  test('is opened by a second factor, which the first visit sets up', async ({
    page,
    isMobile,
  }) => {
    const person = await registerWithRole();
    await becomes(page, person);
    await visit(page, '/');
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Administration' }).click();
    await expect(page).toHaveURL(/\/admin\/unlock/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your second factor');
    await ready(page);
    await page.getByLabel('Your current password').fill(person.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    if (isMobile) await page.getByText('The app is on another phone').click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAccessible(page);

    const key = await page.locator('code').innerText();
    const code = page.getByLabel('Code', { exact: true });
    await code.fill('12 34');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Please enter the six-digit code from your app.')).toBeVisible();
    await expect(code).toHaveValue('12 34');
    await code.fill(appOf(key).generate());
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save your recovery codes');
    const codes = await page
      .getByRole('main')
      .getByRole('list')
      .getByRole('listitem')
      .allInnerTexts();
    expect(new Set(codes).size).toBe(10);
    await expectAccessible(page);
    await page.getByLabel('I have saved these codes').check();
    await page.getByRole('button', { name: 'Go on to the administration' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await ready(page);

    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.getByRole('button', { name: 'Lock' }).click();
    await expect(page).toHaveURL('/');
    await visit(page, '/admin/audit');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter a code');
    await code.fill(codes[0]?.toUpperCase() ?? '');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL('/admin/audit');
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    await ready(page);
    await bar.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect((await page.request.get('/admin')).status()).toBe(404);
  });

  test('has a page for every entry, each of them usable', { tag: '@core' }, async ({ page }) => {
    await becomes(page, await registerAdministrator());
    for (const { href, label } of ADMIN_ENTRIES) {
      await visit(page, href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const current = page.getByRole('navigation', { name: 'Administration' });
      // The name may be followed by the number that waits.
      const name = new RegExp(`^${label}( \\d+ waiting)?$`);
      await expect(current.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${href} is wider than the window`).toBeLessThanOrEqual(0);
    }
  });

  test('does not exist for anybody else', { tag: '@once' }, async ({ page, newCustomer }) => {
    const addresses = [...ADMIN_ENTRIES.map(({ href }) => href), '/admin/unlock'];
    const expectNothing = async () => {
      for (const address of addresses) {
        const answer = await page.request.get(address, { maxRedirects: 0 });
        expect(answer.status(), address).toBe(404);
      }
    };
    await expectNothing();
    await becomes(page, await newCustomer());
    await expectNothing();
    await visit(page, '/');
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Administration' })).toHaveCount(0);
  });
});
