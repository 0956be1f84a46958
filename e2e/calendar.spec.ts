import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@/lib/domain/platform/time';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';

/** Far enough ahead that nobody books it. */
const someDay = () => new Date(Date.now() + 200 * DAY_MS).toISOString().slice(0, 10);

test.describe('the calendar of a lawyer', { tag: '@portal' }, () => {
  test('time off is planned, and taken back', async ({ page, demoLawyer }) => {
    await becomes(page, demoLawyer);
    await visit(page, '/lawyer-portal');
    const navigation = page.getByRole('navigation', { name: 'Portal' });
    await navigation.getByRole('link', { name: 'Calendar' }).click();
    await page.waitForURL('/lawyer-portal/calendar');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar');
    await expectAccessible(page);

    const add = page.getByRole('button', { name: 'Add time off' });
    await add.click();
    await expect(page.getByLabel('Date')).toBeFocused();
    await expect(page.getByText('Please provide a value.')).toBeVisible();
    const title = `Hearing ${randomUUID().slice(0, 8)}`;
    await page.getByLabel('Date').fill(someDay());
    await page.getByLabel('From').fill('14:00');
    await page.getByLabel('To', { exact: true }).fill('13:30');
    await page.getByLabel(/^Title/).fill(title);
    await add.click();
    await expect(page.getByText('Please choose an end after the start.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('To', { exact: true }).fill('15:30');
    await add.click();

    const row = page.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('2:00 PM to 3:30 PM PHT');
    await expect(page.getByLabel(/^Title/)).toHaveValue('');
    await page.reload();
    await ready(page);
    await expect(row).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('button', { name: new RegExp(`^Remove ${title}`) }).click();
    await expect(row).toHaveCount(0);
  });
});
