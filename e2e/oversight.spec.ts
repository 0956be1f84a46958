import { registerAdministrator } from './support/administrators';
import { allMatch, registerLawyer } from './support/identity';
import { expectMail } from './support/inbox';
import { publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';

test.describe('an administrator', { tag: ['@admin', '@once'] }, () => {
  test('sees the IDs of a lawyer, approves them, and both are in the audit log', async ({
    page,
  }) => {
    const lawyer = await registerLawyer();
    const administrator = await registerAdministrator();
    await becomes(page, administrator);
    await visit(page, '/admin/verifications');
    await page.getByRole('link', { name: new RegExp(lawyer.lastName) }).click();
    await page.waitForURL(/\/admin\/verifications\/.+/);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(lawyer.lastName);
    await expect(page.getByRole('img', { name: /IBP ID/ })).toBeVisible();
    await expectAccessible(page);
    await allMatch(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('The IDs can no longer be seen.')).toBeVisible();
    await expectMail(lawyer.email, 'Your IDs were checked');
    await visit(page, '/admin/audit');
    const events = page.getByRole('row').filter({ hasText: administrator.lastName });
    await expect(events.filter({ hasText: 'Verification approved' })).toBeVisible();
    await expect(
      events.filter({ hasText: 'ID or commission document viewed' }).first(),
    ).toBeVisible();
  });

  test('suspends a lawyer, who is gone at once and back when that ends', { tag: '@core' }, async ({
    page,
    openPage,
    consoleWatch,
  }) => {
    consoleWatch.allow(403, /signin/);
    const lawyer = await publishedLawyer();
    const visitor = await openPage();
    const profile = `/lawyer/${lawyer.lawyerId}`;
    await visit(visitor, profile);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(lawyer.lastName);

    await becomes(page, await registerAdministrator());
    await visit(page, '/admin/users');
    await page.getByLabel('Name or email').fill(lawyer.lastName);
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: new RegExp(lawyer.lastName) }).click();
    await page.waitForURL(/\/admin\/users\/.+/);
    await ready(page);
    await page.getByRole('button', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(dialog.getByText('Please provide a value.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Reason').fill('The roll number belongs to another person.');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'End the suspension' })).toBeVisible();
    expect((await visitor.request.get(profile)).status()).toBe(404);
    await expectMail(lawyer.email, 'Your Sangguni account is suspended');

    await visit(visitor, '/login');
    await visitor.getByLabel('Email').fill(lawyer.email);
    await visitor.getByLabel('Password', { exact: true }).fill(lawyer.password);
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    await expect(visitor.getByText(/suspended/)).toBeVisible();

    await page.getByRole('button', { name: 'End the suspension' }).click();
    await expect(page.getByText('The account is open again')).toBeVisible();
    await expect.poll(async () => (await visitor.request.get(profile)).status()).toBe(200);
  });

  test('changes a setting with a reason, which stays in the history', async ({ page }) => {
    await becomes(page, await registerAdministrator());
    await visit(page, '/admin/settings');
    await page.getByRole('button', { name: 'Change the payouts to approve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Payouts to approve' });
    const amount = String(60_000 + Math.floor(Math.random() * 10_000));
    await dialog.getByLabel(/pesos/).fill('a lot');
    await dialog.getByLabel('Reason').fill('Two people look at large transfers.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel(/pesos/)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await dialog.getByLabel(/pesos/).fill(amount);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    const shown = `₱${Number(amount).toLocaleString('en-US')}`;
    await expect(page.getByRole('main')).toContainText(shown);
    await page.reload();
    // steady: the amount is drawn for this test, and the latest change stands first
    await expect(page.getByRole('row').filter({ hasText: shown }).first()).toContainText(
      'Two people look at large transfers.',
    );
  });
});
