import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const POST = '/blog/illegal-dismissal-first-week';
const TITLE = 'Dismissed from work: what to do in the first week';

test.describe('Legal Insights', { tag: '@blog' }, () => {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('leads from the list to a post and on to the lawyers', { tag: '@once' }, async ({
      page,
    }) => {
      await page.goto('/blog');
      await expect(page.getByRole('heading', { level: 1, name: 'Legal Insights' })).toBeVisible();
      await page.getByRole('link', { name: TITLE }).click();
      await page.waitForURL(POST);
      await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
      await expect(page.getByText('By Sangguni Editors')).toBeVisible();
      await expect(page.getByText(/^\d+ min read$/).first()).toBeVisible();
      await expect(page.getByText(/last checked \w+ \d+, 20\d\d/)).toBeVisible();
      await expect(
        page.getByRole('heading', { name: 'What a lawful dismissal needs' }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
      await page.getByRole('link', { name: 'See labor lawyers' }).click();
      await page.waitForURL('/lawyers-online/labor');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/labor/i);
    });

    test('shows the sections of a post, and goes to them', { tag: '@core' }, async ({
      page,
      isMobile,
    }) => {
      await page.goto(POST);
      // On a phone they are folded up.
      if (isMobile) await page.locator('summary', { hasText: 'On this page' }).click();
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: 'The deadlines' })
        .click();
      await page.waitForURL(`${POST}#the-deadlines`);
      await expect(page.getByRole('heading', { name: 'The deadlines' })).toBeInViewport();
    });

    test('shows the posts of one topic', { tag: ['@once', '@core'] }, async ({ page }) => {
      await page.goto('/blog');
      const articles = page.getByRole('article');
      const all = await articles.count();
      const topics = page.getByRole('navigation', { name: 'Topics' });
      await topics.getByRole('link', { name: 'Inheritance' }).click();
      await page.waitForURL('/blog/tag/inheritance');
      await expect(page.getByRole('heading', { level: 1, name: 'Inheritance' })).toBeVisible();
      await expect(topics.getByRole('link', { name: 'Inheritance' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(articles.nth(1)).toBeVisible();
      await expect(articles.nth(all - 1)).toHaveCount(0);
      await expect(articles.first()).toContainText('Inheritance');
    });
  });
});

test.describe('the feed and the posts', { tag: ['@blog', '@once'] }, () => {
  test('the feed lists every post of the list, and each of them answers', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/blog');
    const paths = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    expect(paths.length).toBeGreaterThanOrEqual(12);
    const alternate = page.locator('link[rel=alternate][type="application/rss+xml"]');
    const address = new URL((await alternate.getAttribute('href')) ?? '');
    const feed = await page.request.get(address.pathname);
    expect(feed.headers()['content-type']).toContain('application/rss+xml');
    const listed = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        return [...parsed.querySelectorAll('item > link')].map(({ textContent }) => textContent);
      },
      await feed.text(),
    );
    expect(listed).toEqual(paths.map((path) => address.origin + path));
    for (const path of paths) {
      const answer = await page.request.get(path);
      expect(`${path} ${answer.status()}`).toBe(`${path} 200`);
      expect(await answer.text()).toContain(
        `<link rel="canonical" href="${address.origin}${path}"`,
      );
    }
  });

  test('a post asks for no script that another page does not', { tag: '@core' }, async ({
    page,
  }) => {
    const plain = await scriptsOf(page, '/about');
    const post = await scriptsOf(page, POST);
    const own = post.filter((script) => !plain.includes(script));
    expect(plain.length).toBeGreaterThan(0);
    expect(own).toEqual([]);
  });
});

/** Scripts that the document of a page asks for; what is fetched ahead for other pages is not in it. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const answer = await page.request.get(path);
  const found = (await answer.text()).matchAll(/<script[^>]+src="([^"]+)"/g);
  return [...found].map(([, address = '']) => address).sort();
}
