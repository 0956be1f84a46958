import type { Locator, Page } from '@playwright/test';
import { FAQ, FAQ_GROUPS } from '@/lib/catalogue/faq';
import { featuredLawyers } from '@/lib/contract/lawyers/lawyers';
import { listLatestReviews } from '@/lib/contract/lawyers/reviews';
import { nameOf } from './support/lawyers';
import { becomes, expect, test, visit } from './support/test';

declare global {
  interface Window {
    framesWithRegister: number;
  }
}

const FOOTER_LINKS = [
  ['Civil lawyers in Metro Manila', '/lawyers-online/civil/metro-manila'],
  ['Labor lawyers in Cebu', '/lawyers-online/labor/cebu'],
  ['Corporate lawyers in Makati', '/lawyers-online/corporate/makati'],
  ['Immigration lawyers in the Philippines', '/lawyers-online/immigration/philippines'],
  ['Taxation lawyers in Taguig', '/lawyers-online/taxation/taguig'],
  ['Find a lawyer', '/lawyers-online'],
  ['Free legal help', '/free-legal-help'],
  ['Manila', '/notary-public/manila'],
  ['Quezon City', '/notary-public/quezon-city'],
  ['Makati', '/notary-public/makati'],
  ['Cebu City', '/notary-public/cebu-city'],
  ['Davao City', '/notary-public/davao-city'],
  ['All cities', '/notary-public'],
  ['Help', '/help'],
  ['Blog', '/blog'],
  ['About Us', '/about'],
  ['FAQ', '/faq'],
  ['Developers', '/developers'],
  ['Privacy Policy', '/privacy'],
  ['Terms of Service', '/terms'],
] as const;

const DOCUMENTS = ['/faq', '/terms', '/privacy'];

test.describe('the footer', { tag: '@public' }, () => {
  test('leads to every page it names', { tag: ['@once', '@core'] }, async ({ page }) => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    for (const [label, path] of FOOTER_LINKS) {
      await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'href',
        path,
      );
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(200);
    }
  });

  test('can be pressed with a thumb', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/about');
    const links = await page.getByRole('contentinfo').getByRole('link').all();
    for (const link of links) {
      const box = await link.boundingBox();
      expect(box?.height, (await link.textContent()) ?? '').toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('what stands on the main page', { tag: '@public' }, () => {
  test('its parts, in their order', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const inHero = ['Open times today', 'Next open times'];
    const below = async () =>
      (await headings.allTextContents()).filter((heading) => !inHero.includes(heading));
    await expect
      .poll(below)
      .toEqual([
        'How a consultation works',
        'What clients say',
        'Common legal problems',
        'Lawyers with open times',
        'Frequently asked questions',
        'Are you a lawyer?',
      ]);
  });

  test('twelve questions, the first open', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/');
    const questions = questionsOf(page);
    await expect(questions).toHaveCount(12);
    await expect(questions.first().getByText(FAQ[0]?.answer ?? '')).toBeVisible();
    await expect(questions.nth(1).getByText(FAQ[1]?.answer ?? '')).toBeHidden();
    await questions
      .nth(1)
      .getByText(FAQ[1]?.question ?? '')
      .click();
    await expect(questions.nth(1).getByText(FAQ[1]?.answer ?? '')).toBeVisible();
  });

  test('the reviews are those of the API', { tag: ['@once', '@core'] }, async ({
    page,
    visitor,
  }) => {
    const { results } = await visitor.call(listLatestReviews, {});
    expect(results).toHaveLength(3);
    await page.goto('/');
    const shown = section(page, 'What clients say').getByRole('listitem');
    await expect(shown).toHaveCount(results.length);
    for (const [at, { comment, author, rating, lawyer }] of results.entries()) {
      const review = shown.nth(at);
      await expect(review).toContainText(comment);
      await expect(review).toContainText(author);
      await expect(review).toContainText(`${rating} of 5 stars`);
      await expect(review.getByRole('link', { name: nameOf(lawyer) })).toHaveAttribute(
        'href',
        `/lawyer/${lawyer._id}`,
      );
    }
  });

  test('the lawyers are those of the draw, with its rule', { tag: ['@once', '@core'] }, async ({
    page,
    visitor,
  }) => {
    const { results } = await visitor.call(featuredLawyers, {});
    expect(results).toHaveLength(4);
    await page.goto('/');
    const part = section(page, 'Lawyers with open times');
    await expect(part).toContainText('Picked at random each day');
    await expect(part).toContainText('Nobody pays to appear here.');
    const links = part.getByRole('heading', { level: 3 }).getByRole('link');
    await expect(links).toHaveText(results.map(nameOf));
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toEqual(results.map(({ _id }) => `/lawyer/${_id}`));
    await expect(part.getByText('Next time, PHT')).toHaveCount(results.length);
  });
});

test.describe('About us', { tag: '@public' }, () => {
  test('asks visitors to register', { tag: ['@once', '@core'] }, async ({ page }) => {
    await visit(page, '/about');
    const register = page.getByRole('main').getByRole('link', { name: 'Register' });
    await expect(register).toHaveCount(2);
    await register.first().click();
    await page.waitForURL('/signup/customer');
  });

  test('never shows Register to somebody signed in, not for one frame', { tag: '@once' }, async ({
    page,
    newCustomer,
  }) => {
    await becomes(page, await newCustomer());
    await page.addInitScript(() => {
      window.framesWithRegister = 0;
      const look = () => {
        const links = document.querySelectorAll('main a[href^="/signup"]');
        if ([...links].some((link) => link.checkVisibility({ visibilityProperty: true })))
          window.framesWithRegister += 1;
        requestAnimationFrame(look);
      };
      look();
    });
    await visit(page, '/about');
    await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveCount(0);
    // steady: it counts what ever was there
    expect(await page.evaluate(() => window.framesWithRegister)).toBe(0);
  });
});

test.describe('public pages without script', { tag: ['@public', '@once'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('the main page reads, and its questions open', { tag: '@core' }, async ({ page }) => {
    await page.goto('/');
    await expect(
      section(page, 'Lawyers with open times').getByRole('listitem').first(),
    ).toBeVisible();
    await expect(
      questionsOf(page)
        .first()
        .getByText(FAQ[0]?.answer ?? ''),
    ).toBeVisible();
    await questionsOf(page)
      .nth(2)
      .getByText(FAQ[2]?.question ?? '')
      .click();
    await expect(
      questionsOf(page)
        .nth(2)
        .getByText(FAQ[2]?.answer ?? ''),
    ).toBeVisible();
  });

  test('About us has its mission and four values', { tag: '@core' }, async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
    await expect(section(page, 'What we promise').getByRole('heading', { level: 3 })).toHaveCount(
      4,
    );
  });

  test('every question has its answer and an address', async ({ page }) => {
    await page.goto('/faq');
    for (const { id, question, answer } of FAQ_GROUPS.flatMap(({ entries }) => entries)) {
      const entry = page.locator('details', { has: page.locator(`#${id}`) });
      await expect(entry.getByRole('heading', { level: 3 })).toContainText(question);
      await expect(entry).toContainText(answer);
    }
    const [first] = FAQ_GROUPS.flatMap(({ entries }) => entries);
    await expect(page.getByText(first?.answer ?? '')).toBeHidden();
    await page.goto(`/faq#${first?.id}`);
    await expect(page.getByText(first?.answer ?? '')).toBeVisible();
  });

  for (const path of DOCUMENTS) {
    test(`the contents of ${path} lead to its parts`, { tag: '@core' }, async ({ page }) => {
      await page.goto(path);
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect(links.nth(5)).toBeVisible();
      const count = await links.count();
      for (let at = 0; at < count; at += 1) {
        const id = (await links.nth(at).getAttribute('href'))?.slice(1) ?? '';
        const part = page.locator(`section#${id}`);
        await expect(part.getByRole('heading', { level: 2 })).toHaveText(
          (await links.nth(at).textContent()) ?? '',
        );
        await expect(part).toBeVisible();
      }
    });
  }

  test('the law they rely on is named, dated and linked', { tag: '@core' }, async ({ page }) => {
    for (const path of ['/terms', '/privacy']) {
      await page.goto(path);
      const sources = section(page, 'The law behind this page');
      await expect(sources).toContainText(/last checked against these texts on \w+ \d+, \d{4}/);
      const links = await sources.getByRole('link').all();
      expect(links.length).toBeGreaterThan(3);
      for (const link of links) await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(page.getByText(/^Last updated/)).toBeVisible();
    }
  });
});

/** The part of a page under this heading. */
function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

function questionsOf(page: Page): Locator {
  return section(page, 'Frequently asked questions').getByRole('group');
}
