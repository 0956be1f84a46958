import type { Page, Route } from '@playwright/test';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';

const PHONE = { width: 360, height: 800 };

const bar = (page: Page) => page.getByRole('banner');

test.describe('the top header', { tag: '@header' }, () => {
  test('visitors: name, Legal Insights, and where they sign in or register', {
    tag: '@once',
  }, async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 1280, height: 900 } });
    await visit(page, '/about');
    await expect(bar(page).getByRole('link')).toHaveText([
      'Sangguni',
      'Legal Insights',
      'Find a lawyer',
      'Notary public',
      'Free legal help',
      'Find a lawyer by name',
      'Saved lawyers',
      'Sign in',
      'Register',
      'Are you a lawyer',
    ]);
    await expect(bar(page).getByRole('link', { name: 'Are you a lawyer' })).toHaveAttribute(
      'href',
      '/signup/lawyer',
    );
    await bar(page).getByRole('link', { name: 'Legal Insights' }).click();
    await expect(page).toHaveURL('/blog');
    await bar(page).getByRole('link', { name: 'Sangguni' }).click();
    await expect(page).toHaveURL('/');
  });

  test('nothing is cut off or runs out of the window, however narrow', { tag: '@once' }, async ({
    openPage,
  }) => {
    for (const width of [320, 360, 640, 700, 768, 1024]) {
      const page = await openPage({ viewport: { width, height: 800 } });
      await visit(page, '/about');
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide, `at ${width}`).toBeLessThanOrEqual(width);
      const tall = async () => (await page.getByRole('banner').boundingBox())?.height;
      await expect.poll(tall, `at ${width}`).toBeLessThan(70);
    }
  });

  test('on a phone a drawer from the top holds them, and a Blog entry', { tag: '@phone' }, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: PHONE });
    await visit(page, '/about');
    const opener = page.getByRole('button', { name: 'Open the menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(opener).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Register' })).toHaveCount(0);

    await opener.click();
    await expect(drawer.getByRole('link')).toHaveText([
      'Sangguni',
      'Find a lawyer',
      'Notary public',
      'Free legal help',
      'Sign in',
      'FAQ',
      'Blog',
      'Register',
      'Are you a lawyer',
    ]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Close the menu' }).click();
    await expect(drawer).toBeHidden();

    await opener.click();
    await drawer.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(drawer).toBeHidden();
  });

  test('the drawer opens while the scripts are still on their way', { tag: '@phone' }, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: PHONE });
    const held: Route[] = [];
    let holding = true;
    await page.route('**/_next/static/**/*.js', (route) => {
      if (!holding) return route.continue();
      held.push(route);
    });
    await page.goto('/about', { waitUntil: 'commit' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(drawer).toBeVisible();
    expect(held.length).toBeGreaterThan(0);

    holding = false;
    await Promise.all(held.map((route) => route.continue()));
    await ready(page);
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Close the menu' }).click();
    await expect(drawer).toBeHidden();
  });

  test('without scripts a phone has the same links in sight', { tag: '@phone' }, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: PHONE, javaScriptEnabled: false });
    await page.goto('/about');
    await expect(bar(page).getByRole('link')).toHaveText([
      'Sangguni',
      'Find a lawyer by name',
      'Saved lawyers',
      'Find a lawyer',
      'Notary public',
      'Free legal help',
      'Sign in',
      'Register',
      'Are you a lawyer',
      'FAQ',
      'Blog',
    ]);
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden();
    await bar(page).getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('it rises once the page is scrolled', { tag: ['@once', '@core'] }, async ({ page }) => {
    await visit(page, '/about');
    await expect(bar(page)).toHaveCSS('box-shadow', 'none');
    await page.mouse.wheel(0, 600);
    await expect(bar(page)).not.toHaveCSS('box-shadow', 'none');
    await page.mouse.wheel(0, -600);
    await expect(bar(page)).toHaveCSS('box-shadow', 'none');
  });

  test('a client on a phone has the ways to help in the drawer too', { tag: '@phone' }, async ({
    openPage,
    newCustomer,
  }) => {
    const client = await newCustomer();
    for (const width of [320, 360]) {
      const page = await openPage({ viewport: { width, height: 800 }, as: client });
      await visit(page, '/about');
      await expect(bar(page).getByRole('button', { name: /^Account menu of/ })).toBeVisible();
      const opener = page.getByRole('button', { name: 'Open the menu' });
      const box = await opener.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `at ${width}`).toBe(width);
      await opener.click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(drawer.getByRole('link')).toHaveText([
        'Sangguni',
        'Find a lawyer',
        'Notary public',
        'Free legal help',
        'FAQ',
        'Blog',
      ]);
      await drawer.getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL('/blog');
    }
  });

  test('a long name wraps nothing', { tag: '@once' }, async ({ openPage, newCustomer }) => {
    const client = await newCustomer({
      firstName: 'Maria Concepcion Guadalupe',
      lastName: 'Dimaculangan-Villanueva',
    });
    for (const width of [1024, 1280]) {
      const page = await openPage({ viewport: { width, height: 800 }, as: client });
      await visit(page, '/about');
      await expect(bar(page).getByRole('button', { name: /^Account menu of/ })).toBeVisible();
      const { wide, tallest } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        tallest: Math.max(
          ...Array.from(
            document.querySelectorAll('header a'),
            (link) => link.getBoundingClientRect().height,
          ),
        ),
      }));
      expect(wide, `at ${width}`).toBeLessThanOrEqual(width);
      expect(tallest, `at ${width}`).toBeLessThanOrEqual(48);
    }
  });

  test('the menu of a client opens by keyboard and leads on', { tag: ['@once', '@core'] }, async ({
    page,
    newCustomer,
  }) => {
    const client = await newCustomer();
    await becomes(page, client);
    await visit(page, '/about');
    const name = `${client.firstName} ${client.lastName}`;
    const account = page.getByRole('button', { name: `Account menu of ${name}` });
    await expect(account).toHaveAccessibleDescription('Account settings');
    await account.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Meetings' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Engagement Agreements' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/customer-portal/work-items');
    await expect(
      page.getByRole('heading', { name: 'You have no engagement agreements.' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Find a lawyer' }).click();
    await expect(page).toHaveURL('/lawyers-online');
  });
});
