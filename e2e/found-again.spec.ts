import type { Page } from '@playwright/test';
import { searchLawyers } from '@/lib/contract/lawyers/search';
import { nameOf } from './support/lawyers';
import { mailedToken, newIdentity } from './support/people';
import { expect, expectAccessible, ready, test, visit } from './support/test';
import { expectUsable } from './support/usable';

const picker = (page: Page) => page.getByRole('combobox', { name: 'What happened?' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const saveButtons = (page: Page) => page.getByRole('button', { name: /^Save Atty\. / });

test.describe('a lawyer who is known by name', { tag: '@search' }, () => {
  test('is suggested while the name is typed, title and misspelling and all', async ({ page }) => {
    await visit(page, '/');
    await picker(page).pressSequentially('atty. maria santso');
    const suggested = page.getByRole('group', { name: 'Lawyers' });
    await expect(suggested.getByRole('option').first()).toContainText('Atty. Maria Luisa Santos');
    await suggested.getByRole('option').first().click();
    await page.waitForURL(/\/lawyer\/maria-luisa-santos/);
    await expect(title(page)).toHaveText('Atty. Maria Luisa Santos');
  });

  test('is found among all of that name, and no address has the name', async ({
    page,
    isMobile,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/');
    await picker(page).fill('Attorney Maria Luisa Santoz');
    // Whom it may be stands above the way to all of them, once the server has answered.
    await expect(page.getByRole('option', { name: /^Atty\. Maria Luisa Santos/ })).toBeVisible();
    // On a phone the list lies over the button.
    if (isMobile) await page.getByRole('option', { name: /^Lawyers named/ }).click();
    else await page.getByRole('button', { name: 'Find lawyers' }).click();
    await page.waitForURL('/lawyers-online/named');
    await expect(title(page)).toHaveText('Lawyers named “Attorney Maria Luisa Santoz”');
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(
      'Atty. Maria Luisa Santos',
    );
    expect(asked.filter((url) => /santo[sz]\b(?!-)/i.test(decodeURIComponent(url)))).toEqual([]);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Search by legal problem' }).click();
    await page.waitForURL('/lawyers-online');
  });

  test('is looked for on the page of names, which says so where nobody has it', {
    tag: '@core',
  }, async ({ page }) => {
    await visit(page, '/lawyers-online/named');
    const field = page.getByLabel('Name of the lawyer');
    await expect(field).toBeFocused();
    await field.fill('Abelana');
    await expect(page.getByRole('option', { name: /Abellana/ })).toBeVisible();
    await field.fill('Qwertyuiop');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nobody is listed as “Qwertyuiop”')).toBeVisible();
    await expectAccessible(page);
    await field.fill('abogado santos');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').first()).toContainText('Santos');
    await expectAccessible(page);
  });

  test('is found without scripts', { tag: '@once' }, async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto('/');
    await picker(page).fill('Atty. Maria Luisa Santoz');
    await page.getByRole('button', { name: 'Find lawyers' }).click();
    await page.waitForURL(/\/lawyers-online\/named\?q=/);
    await expect(page.getByRole('article').first()).toContainText('Maria Luisa Santos');
  });
});

test.describe('lawyers kept for later', { tag: '@search' }, () => {
  test('before there is an account, and in it afterwards', async ({ page }) => {
    await visit(page, '/lawyers-online');
    const names = await page.getByRole('article').getByRole('heading').allTextContents();
    const [first = '', second = ''] = names;
    for (const name of [first, second]) {
      const button = page.getByRole('button', { name: `Save ${name}`, exact: true });
      // steady: those of a visitor are kept in this browser, before the button says so
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
    await visit(page, '/saved-lawyers');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([second, first]);

    const client = newIdentity();
    await visit(page, '/signup/customer?callback_url=%2Fcustomer-portal%2Fsaved-lawyers');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field('First name').fill(client.firstName);
    await field('Last name').fill(client.lastName);
    await field('Email').fill(client.email);
    await field('Password').fill(client.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(/\/verify-email/);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('saved_lawyers');
    await visit(page, `/verify-email/${await mailedToken(client.email)}`);
    await page.getByRole('button', { name: 'Verify my email' }).click();
    await page.waitForURL(/\/customer-portal/);
    await visit(page, '/customer-portal/saved-lawyers');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([second, first]);
  });

  test('go along with a sign-in, each once, and can be removed', async ({
    page,
    visitor,
    newCustomer,
  }) => {
    const { results } = await visitor.call(searchLawyers, { query: {} });
    const [one, two] = results;
    if (!one || !two) throw new Error('there are lawyers');
    const person = await newCustomer();
    await visit(page, `/lawyer/${one._id}`);
    const saveIt = async () => {
      // steady: those of a visitor are kept in this browser, before the button says so
      await saveButtons(page).click();
      await expect(saveButtons(page)).toHaveAttribute('aria-pressed', 'true');
    };
    await saveIt();
    await visit(page, `/lawyer/${two._id}`);
    await saveIt();
    await visit(page, '/login?callback_url=%2Fcustomer-portal%2Fsaved-lawyers');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('/customer-portal/saved-lawyers');
    await ready(page);
    const headings = page.getByRole('article').getByRole('heading');
    await expect(headings).toHaveText([nameOf(two), nameOf(one)]);
    await expectAccessible(page);
    const saving = page.getByRole('button', { name: `Save ${nameOf(two)}` });
    await saving.click();
    await expect(saving).toHaveAttribute('aria-pressed', 'false');
    // Shown at once; until the answer it cannot be pressed.
    await expect(saving).toBeEnabled();
    await page.reload();
    await expect(headings).toHaveText([nameOf(one)]);
  });

  test('three of them side by side, up to the booking', async ({ page, visitor }) => {
    const { results } = await visitor.call(searchLawyers, { query: {} });
    const three = results.slice(0, 3);
    for (const { _id } of three) {
      await visit(page, `/lawyer/${_id}`);
      // steady: those of a visitor are kept in this browser, before the button says so
      await saveButtons(page).click();
      await expect(saveButtons(page)).toHaveAttribute('aria-pressed', 'true');
    }
    await visit(page, '/saved-lawyers');
    for (const lawyer of three) await page.getByLabel(`Compare ${nameOf(lawyer)}`).check();
    await page.getByRole('button', { name: 'Compare (3)' }).click();
    await page.waitForURL(/\/compare-lawyers\?lawyers=/);
    const table = page.getByRole('table', { name: 'Lawyers side by side' });
    const columns = three.toReversed().map((lawyer) => `${nameOf(lawyer)}Remove ${nameOf(lawyer)}`);
    await expect(table.getByRole('columnheader')).toHaveText(columns);
    await expect(table.getByRole('row', { name: /^30 minutes/ })).toContainText('₱');
    await expectUsable(page, new URL(page.url()).pathname + new URL(page.url()).search);
    await table
      .getByRole('link', { name: /^Book Atty\. / })
      .first()
      .click();
    await page.waitForURL(/\/login\?callback_url=%2Fbook%2F/);
  });
});
