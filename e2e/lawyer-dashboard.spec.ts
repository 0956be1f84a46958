import { countProfileView } from '@/lib/contract/lawyers/views';
import { getDashboard } from '@/lib/contract/meetings/dashboard';
import { registerLawyer } from './support/identity';
import type { Person } from './support/people';
import { publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, test, visit } from './support/test';

/** How often the profile was opened, as the lawyer is told. */
async function viewsOf({ api }: Person): Promise<number> {
  const { weeks } = await api.call(getDashboard, {});
  return weeks.reduce((sum, { views }) => sum + views, 0);
}

test.describe('the first page of a lawyer', { tag: '@portal' }, () => {
  test('shows what is next, today and what came in', { tag: '@core' }, async ({
    page,
    demoLawyer,
  }) => {
    await becomes(page, demoLawyer);
    await visit(page, '/lawyer-portal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good .+, Atty\. /);
    await expect(page.getByRole('region', { name: 'Next meeting' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Today/ })).toBeVisible();
    // Nothing of what is done: no steps, no ticks, no IDs.
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText(/IBP ID/)).toHaveCount(0);
    for (const name of ['Bookings', 'Earnings', 'Profile views']) {
      const chart = page.getByRole('region', { name });
      await chart.getByText('As a table').click();
      await expect(chart.getByRole('row')).toHaveCount(13);
    }
    // Where the last press has scrolled to, the header may cover half of a link.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Your public profile' }).click();
    await page.waitForURL(/\/lawyer\/[a-z0-9-]+$/);
  });

  test('tells a newcomer what to do first', async ({ page }) => {
    const lawyer = await registerLawyer();
    await becomes(page, lawyer);
    await visit(page, '/lawyer-portal');
    const first = page.getByRole('region', { name: 'Your way to a public profile' });
    await expect(first.getByRole('listitem')).toHaveCount(9);
    await expect(first).toContainText('About 14 minutes left');
    await expect(page.getByRole('region', { name: 'Bookings' })).toHaveCount(0);
    await expect(first.getByText('Being checked', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await first.getByRole('link', { name: /^Education/ }).click();
    await page.waitForURL('/lawyer-portal/profile/education');
    await page.goto('about:blank');
    await lawyer.api.close();
  });
});

test('a profile that is opened is counted once; the own view and that of a program are not', {
  tag: ['@profile', '@once'],
}, async ({ page, openPage, visitor }) => {
  const lawyer = await publishedLawyer();
  const { lawyerId } = lawyer;
  const address = `/lawyer/${lawyerId}`;
  const path = countProfileView.path.replace('{id}', lawyerId);

  const own = await openPage({ as: lawyer });
  const counted = own.waitForRequest((request) => request.url().endsWith(path));
  await visit(own, address);
  await counted;
  const crawler = await visitor.http.post(path, {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  });
  expect(crawler.status()).toBe(204);

  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith(path) && sent.push(request.method()));
  await visit(page, address);
  await expect.poll(() => viewsOf(lawyer)).toBe(1);
  expect(sent).toEqual(['POST']);
  await lawyer.api.close();
});
