import type { Page, TestInfo } from '@playwright/test';
import { expectChosen, fillIn, goToPayment, pay } from './support/booking-page';
import { hold, newSubject } from './support/bookings';
import { dayKey, dayLabel, ownTime, pesos, timeName } from './support/clock';
import { expectMail, linkIn, mailsAbout } from './support/inbox';
import { nameOf, type OpenTime, pickTime } from './support/lawyers';
import {
  type Identity,
  newIdentity,
  signInForm,
  signUpForm,
  VERIFY_SUBJECT,
} from './support/people';
import { becomes, expect, expectAccessible, picture, ready, test, visit } from './support/test';

const TAGS = ['@booking', '@accounts'];
const LONDON = 'Europe/London';

test.describe('from a chosen time to its payment', { tag: TAGS }, () => {
  test.slow();

  test(
    'a visitor sees lawyer, time and price on every page',
    { tag: '@core' },
    async ({ page, openPage, visitor }, info) => {
      const time = await pickTime(visitor);
      const client = newIdentity();

      await test.step('choose a time', async () => {
        await visit(page, `/lawyer/${time.lawyer._id}?day=${dayKey(time.start)}`);
        const times = page.getByRole('region', { name: 'Choose a time' });
        await times.getByRole('link', { name: new RegExp(`^${timeName(time.start)}`) }).click();
        await page.waitForURL(/\/login\?callback_url=%2Fbook%2F/);
        await ready(page);
      });
      await test.step('an account is needed', async () => {
        await expectContext(page, time, info, 'account needed');
        await expect(context(page)).toBeInViewport({ ratio: 1 });
        await expect(signUpForm(page).getByLabel('First name')).toBeInViewport({ ratio: 1 });
      });
      await test.step('create it', async () => {
        await register(page, client);
      });
      await test.step('verify', async () => {
        await page.waitForURL(/\/verify-email\?callback_url=%2Fbook%2F/);
        await ready(page);
        await expectContext(page, time, info, 'please verify');
        const link = linkIn(await expectMail(client.email, VERIFY_SUBJECT), '/verify-email/');
        const phone = await openPage();
        await visit(phone, link);
        await expectContext(phone, time, info, 'the mailed link');
        await phone.getByRole('button', { name: 'Verify my email' }).click();
        await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Email Verified!');
        await expectContext(phone, time, info, 'verified');
      });
      await test.step('the first page goes on by itself', async () => {
        await page.waitForURL(/\/book\//);
        await ready(page);
        await expectChosen(page, time);
        await expectShown(page, nameOf(time.lawyer), pesos(time.price));
        await picture(page, info, 'booking');
      });
      await test.step('pay', async () => {
        await fillIn(page, newSubject());
        await goToPayment(page);
        await expectShown(page, nameOf(time.lawyer), dayLabel(time.start), pesos(time.price));
        await pay(page);
        await expectShown(page, nameOf(time.lawyer), dayLabel(time.start), pesos(time.price));
      });
    },
  );

  test(
    'a wrong address is corrected without typing anything else again',
    { tag: '@once' },
    async ({ page, openPage, visitor, newCustomer, consoleWatch }, info) => {
      const [time, known] = await Promise.all([pickTime(visitor), newCustomer()]);
      const client = newIdentity();
      const right = newIdentity().email;
      await visit(page, `/signup/customer?callback_url=${encodeURIComponent(time.path)}`);
      await register(page, client);
      await page.waitForURL(/\/verify-email\?callback_url=/);
      await ready(page);
      const dead = linkIn(await expectMail(client.email, VERIFY_SUBJECT), '/verify-email/');

      await page.getByRole('button', { name: 'Change it' }).click();
      const field = page.getByLabel('New email');
      await expect(field).toBeFocused();
      consoleWatch.allow(409, /\/verify-email\/address/);
      await field.fill(known.email);
      await page.getByRole('button', { name: 'Send the link there' }).click();
      await expect(field).toHaveAccessibleDescription('This email address already has an account.');
      await expectAccessible(page);
      await picture(page, info, 'another address');
      await field.fill(right);
      await page.getByRole('button', { name: 'Send the link there' }).click();
      await expect(page.getByText('Your email was changed')).toBeVisible();
      await expect(page.getByText(right)).toBeVisible();
      await expectContext(page, time, info, 'changed');

      const elsewhere = await openPage();
      consoleWatch.allow(400, /\/auth\/verify-email/);
      await visit(elsewhere, dead);
      await elsewhere.getByRole('button', { name: 'Verify my email' }).click();
      await expect(elsewhere.getByText('Verification failed! Please try again.')).toBeVisible();
      const link = linkIn(await expectMail(right, VERIFY_SUBJECT), '/verify-email/');
      await visit(elsewhere, link);
      await expectContext(elsewhere, time, info, 'the new link');
      await elsewhere.getByRole('button', { name: 'Verify my email' }).click();
      await page.waitForURL(/\/book\//);
      await expectChosen(page, time);
      expect(await mailsAbout(client.email, VERIFY_SUBJECT)).toHaveLength(1);
    },
  );

  test(
    'signing in leads back to the time, by way of a forgotten password too',
    {
      tag: '@once',
    },
    async ({ page, newCustomer, visitor }, info) => {
      const [time, client] = await Promise.all([
        pickTime(visitor, { duration: 60 }),
        newCustomer(),
      ]);
      await visit(page, time.path);
      await page.getByText('I have an account').click();
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await page.waitForURL(/\/forgot-password\?callback_url=%2Fbook%2F/);
      await expectContext(page, time, info, 'forgotten');
      await page.getByRole('link', { name: 'Back to sign in' }).click();
      await page.waitForURL(/\/login\?sign_in=1&callback_url=%2Fbook%2F/);
      await ready(page);
      const form = signInForm(page);
      await form.getByLabel('Email').fill(client.email);
      await form.getByLabel('Password', { exact: true }).fill(client.password);
      await form.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(time.path);
      await expectChosen(page, time);
    },
  );

  test('a reader in London sees the own time beside it', { tag: ['@once', '@core'] }, async ({
    openPage,
    visitor,
  }) => {
    const time = await pickTime(visitor);
    const page = await openPage({ timezoneId: LONDON });
    await visit(page, time.path);
    await expect(context(page)).toContainText(
      `Your time: ${ownTime(time.start, LONDON, 'London')}`,
    );
  });

  test('a time that is gone is said to be; a lawyer nobody knows is no reason to fail', {
    tag: '@once',
  }, async ({ page, newCustomer }) => {
    const { time } = await hold(await newCustomer());
    await visit(page, time.path);
    await expect(context(page)).toContainText('This time is no longer open.');
    await expect(context(page)).not.toContainText('held');
    await expect(signUpForm(page)).toBeVisible();
    const { search } = new URL(page.url());
    await visit(page, `/signup${search}`);
    await expect(context(page)).toContainText('This time is no longer open.');

    for (const path of [
      `/book/nobody-at-all-1a2b/${time.startTime}`,
      `/book/${time.lawyer._id}/x`,
    ]) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
      await expect(context(page)).toHaveCount(0);
    }
  });

  test('the page that waits says when its session has ended', { tag: '@once' }, async ({
    page,
    newCustomer,
    consoleWatch,
  }) => {
    await becomes(page, await newCustomer({ verified: false }));
    await visit(page, '/verify-email');
    consoleWatch.allow(401, /\/auth\/session/);
    await page.context().clearCookies({ name: 'session' });
    await expect(page.getByText('You were signed out')).toBeVisible();
  });
});

function context(page: Page) {
  return page.getByRole('region', { name: 'You are booking' });
}

/** The card with who, when and for how much; the page around it is usable, and stored as a picture. */
async function expectContext(
  page: Page,
  time: OpenTime,
  info: TestInfo,
  name: string,
): Promise<void> {
  const card = context(page);
  await expect(card).toContainText(nameOf(time.lawyer));
  await expect(card).toContainText(dayLabel(time.start));
  await expect(card).toContainText('PHT');
  await expect(card).toContainText(`${pesos(time.price)} for ${time.duration} minutes`);
  await expect(card).toContainText('The time is held when you go to payment.');
  await expectAccessible(page);
  await picture(page, info, name);
}

async function expectShown(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
}

async function register(page: Page, client: Identity): Promise<void> {
  const form = signUpForm(page);
  await form.getByLabel('First name').fill(client.firstName);
  await form.getByLabel('Last name').fill(client.lastName);
  await form.getByLabel('Email').fill(client.email);
  await form.getByLabel('Password', { exact: true }).fill(client.password);
  const accept = page.getByText('By creating an account, you accept the');
  await expect(accept.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
  await expect(accept.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await form.getByRole('button', { name: 'Create account' }).click();
}
