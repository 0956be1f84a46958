import { bookAndPay } from './support/bookings';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';

test.describe('notifications', { tag: '@notifications' }, () => {
  test('a paid booking rings the bell; opening it leads to the meeting', { tag: '@core' }, async ({
    page,
    newCustomer,
  }) => {
    const client = await newCustomer();
    await becomes(page, client);
    await visit(page, '/lawyers-online');
    const bell = page.getByRole('button', { name: /^Notifications/ });
    const menu = page.getByRole('dialog', { name: 'Notifications' });
    await bell.click();
    await expect(menu).toContainText("You don't have any notifications.");
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(bell).toBeFocused();

    const { meetingId } = await bookAndPay(client);
    await visit(page, '/lawyers-online');
    await expect(bell).toHaveAccessibleName('Notifications, 1 new');
    await expect(bell).toHaveText('1');
    await bell.click();
    const item = menu.getByRole('listitem');
    await expect(item).toHaveCount(1);
    await expect(item).toContainText('Today');
    await expect(item).toContainText('New');
    await expectAccessible(page);

    // Seen here at once: the page is asked for again only when the server knows.
    const seen = page.waitForResponse(/\/notifications\/in-app\/.*seen$/);
    await item.getByRole('link').click();
    await page.waitForURL(`/customer-portal/meeting/${meetingId}`);
    await ready(page);
    await seen;
    await expect(bell).toHaveAccessibleName('Notifications');
    await expect(menu).toHaveCount(0);
    await bell.click();
    await expect(item).toHaveCount(1);
    await expect(item).not.toContainText('New');
    await page.reload();
    await expect(bell).toHaveAccessibleName('Notifications');
  });

  test('five at first, all on demand, and a badge of ten and more', async ({
    page,
    newCustomer,
  }) => {
    const client = await newCustomer();
    await becomes(page, client);
    await page.route('**/api/v1/notifications/in-app', (route) =>
      route.fulfill({ json: many(12) }),
    );
    await visit(page, '/lawyers-online');
    const bell = page.getByRole('button', { name: 'Notifications, more than 10 new' });
    await expect(bell).toHaveText('10+');
    await bell.click();
    const menu = page.getByRole('dialog', { name: 'Notifications' });
    await expect(menu.getByRole('listitem')).toHaveCount(5);
    await menu.getByRole('button', { name: 'Show More' }).click();
    await expect(menu.getByRole('listitem')).toHaveCount(12);
    await expect(menu.getByRole('button', { name: 'Show More' })).toHaveCount(0);
    const { width, x } = (await menu.boundingBox()) ?? { width: 0, x: -1 };
    const window = page.viewportSize()?.width ?? 0;
    expect(width).toBe(window < 640 ? window - 16 : 400);
    expect(x).toBeGreaterThanOrEqual(0);
    await page.mouse.click(2, (page.viewportSize()?.height ?? 0) - 2);
    await expect(menu).toHaveCount(0);
  });

  test('what cannot be fetched is not spoken of', { tag: '@once' }, async ({
    page,
    newCustomer,
    consoleWatch,
  }) => {
    consoleWatch.allow(500, /notifications/);
    const client = await newCustomer();
    await becomes(page, client);
    await page.route('**/api/v1/notifications/in-app', (route) =>
      route.fulfill({ status: 500, json: { message: 'Unknown Error', key: 'internal' } }),
    );
    await visit(page, '/lawyers-online');
    await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await expect(page.getByText('Unknown Error')).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  });
});

/** An answer of the list with this many, none of them seen. */
function many(count: number) {
  const results = Array.from({ length: count }, (_, n) => ({
    _id: `n${n}`,
    title: `Meeting ${n + 1} confirmed`,
    body: 'Unpaid wages',
    url: '/customer-portal',
    icon: 'new-meeting',
    seen: false,
    created_at: new Date(Date.now() - n * 24 * 3600 * 1000).toISOString(),
  }));
  return { results, hasMore: false, unseen_count: count };
}
