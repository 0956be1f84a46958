import { expectRestored, FILES, fillIn, goToPayment, pay, STORY } from './support/booking-page';
import { hold, newSubject } from './support/bookings';
import { nameOf, pickTime } from './support/lawyers';
import { PASSWORD } from './support/people';
import { becomes, expect, expectAccessible, picture, ready, test, visit } from './support/test';

test.describe('a booking that is interrupted', { tag: ['@journey', '@booking'] }, () => {
  test(
    'by the end of the session: it is said, and nothing typed is lost',
    { tag: '@core' },
    async ({ page, context, newCustomer, visitor, consoleWatch }, info) => {
      const [time, client] = await Promise.all([pickTime(visitor), newCustomer()]);
      const subject = newSubject();
      await becomes(page, client);
      await visit(page, time.path);
      await fillIn(page, subject);
      consoleWatch.allow(401, /\/api\/v1\//);
      // The press is what finds the session gone, and not a read of the page that comes first on a slow machine.
      await page.route(/\/api\/v1\//, async (route) => {
        const isRead = route.request().method() === 'GET' && /\/book\//.test(page.url());
        if (!isRead) await route.continue();
      });
      await context.clearCookies();
      await page.getByRole('button', { name: 'Go to payment' }).click();
      await page.waitForURL(/\/login\?/);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await expect(page.getByText('You were signed out')).toBeVisible();
      await expect(page.getByText('What you wrote is kept on this device.')).toBeVisible();
      await ready(page);
      await expectAccessible(page);
      await picture(page, info, 'signed out');

      await page.getByLabel('Email').fill(client.email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(/\/book\//);
      await ready(page);
      await expect(page.getByLabel('Short summary')).toHaveValue(subject);
      await expect(page.getByRole('checkbox', { name: /^I agree that/ })).toBeChecked();
      const asked = page.getByText(
        `Please add these files again: ${FILES.map(({ name }) => name).join(', ')}`,
      );
      await expect(asked).toBeVisible();
      await picture(page, info, 'what is to be added again');
      await page.getByRole('button', { name: 'Go to payment' }).click();
      await expect(asked).toBeVisible();
      // steady: nothing was left, the files are asked for on the same page
      await expect(page).toHaveURL(/\/book\//);

      await page.getByLabel(/Choose files/).setInputFiles(FILES);
      await expect(asked).toHaveCount(0);
      await expectRestored(page, subject);
      await goToPayment(page);
      await pay(page);
    },
  );

  test('by another lawyer: the problem comes from the search, and the text is offered there', {
    tag: '@once',
  }, async ({ page, newCustomer, visitor }) => {
    await becomes(page, await newCustomer());
    await visit(page, '/lawyers-online?q=estafa');
    const first = await pickTime(visitor, {
      fits: ({ areas_of_practice: areas }) => areas.includes('Criminal'),
    });
    const second = await pickTime(visitor, { fits: ({ _id }) => _id !== first.lawyer._id });
    await visit(page, first.path);
    const summary = page.getByLabel('Short summary');
    await expect(summary).toHaveValue('Estafa complaint');
    await page.getByLabel('What happened').fill(STORY);

    await visit(page, second.path);
    await expect(page.getByText(`You wrote to ${nameOf(first.lawyer)}`)).toBeVisible();
    await page.getByRole('button', { name: 'Use it here' }).click();
    await expect(page.getByLabel('What happened')).toHaveValue(STORY);
    await expect(page.getByRole('checkbox', { name: /^I agree that/ })).not.toBeChecked();
  });
});

test.describe('a held time', { tag: ['@journey', '@payment'] }, () => {
  test('fails with one method and is paid with another', async ({
    page,
    newCustomer,
    visitor,
  }, info) => {
    const time = await pickTime(visitor);
    await becomes(page, await newCustomer());
    await visit(page, time.path);
    await fillIn(page, newSubject());
    await page.getByRole('radio', { name: /^GCash/ }).check();
    await goToPayment(page);
    await page.getByRole('button', { name: 'Fail' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL(/\/checkout\?ref=/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Not paid yet');
    await expect(page.getByRole('timer')).toContainText('left, until');
    await expect(page.getByText(/^The last payment did not go through/)).toBeVisible();
    await expect(page.getByText(/If you have paid/)).toHaveCount(0);
    await ready(page);
    await expectAccessible(page);
    await picture(page, info, 'not paid yet');

    await page.getByRole('button', { name: 'Pay another way' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay another way' });
    await expectAccessible(page);
    await picture(page, info, 'another way');
    await dialog.getByText('Pay with Card', { exact: true }).click();
    await page.waitForURL(/\/test-gateway\//);
    await ready(page);
    await expect(page.getByText('Card', { exact: true })).toBeVisible();
    await pay(page);
    await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText(
      'Paid with Card',
    );
  });

  test('stands first in the portal, in the bell and on the main page until it is paid', async ({
    page,
    newCustomer,
  }, info) => {
    const client = await newCustomer();
    const { time } = await hold(client);
    await becomes(page, client);
    await visit(page, '/');
    const strip = page.getByRole('region', { name: 'Your next meeting' });
    await expect(strip).toContainText(/^Not paid yet, \d+ minutes? left/);
    await expect(strip.getByRole('link', { name: /^Pay ₱/ })).toBeVisible();
    await expectAccessible(page);
    await picture(page, info, 'the main page of a client who has not paid');

    await page.getByRole('button', { name: /^Notifications/ }).click();
    const menu = page.getByRole('dialog', { name: 'Notifications' });
    const pinned = menu.getByRole('link', {
      name: new RegExp(`^Waiting for payment: ${nameOf(time.lawyer)}`),
    });
    await expect(pinned).toBeVisible();
    await expectAccessible(page);
    await picture(page, info, 'the bell');
    await pinned.click();
    await page.waitForURL(/\/checkout\?ref=/);
    await expect(page.getByRole('link', { name: /^Pay ₱/ })).toBeVisible();
  });
});
