import { expectChosen, fillIn, goToPayment, pay } from './support/booking-page';
import { bookAndPay, meetingOf, newSubject } from './support/bookings';
import { test as callTest, join } from './support/calls/call-test';
import { expectSeenAndHeard } from './support/calls/connections';
import { dayLabel, timeName } from './support/clock';
import { pickTime } from './support/lawyers';
import { newIdentity } from './support/people';
import { nineOClock, publishedLawyer } from './support/published-lawyer';
import { becomes, expect, ready, test } from './support/test';
import { translatePages, visitTranslated } from './support/translated';
import {
  chromeTranslation,
  movingTranslation,
  widgetTranslation,
  wordMarker,
} from './support/translators';

/** The kinds that put a text in another place: each ended on the error page. */
const OTHERS = [movingTranslation, widgetTranslation, wordMarker];

test.describe('a page that the browser translates', { tag: '@once' }, () => {
  test.slow();

  for (const translator of [chromeTranslation, ...OTHERS])
    test(`signing in: ${translator.name}`, {
      tag: translator === chromeTranslation ? ['@accounts', '@core'] : '@accounts',
    }, async ({ page, newCustomer, consoleWatch }) => {
      const client = await newCustomer();
      consoleWatch.allow(401, /\/auth\/signin/);
      await translatePages(page.context(), translator);
      await visitTranslated(page, '/login?callback_url=/customer-portal/account-settings/you');
      const [email, password] = [
        page.getByLabel('Email'),
        page.getByLabel('Password', { exact: true }),
      ];
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await email.fill(client.email);
      await password.fill('Wrong-password-1');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'Email or password is not right',
      );
      await password.fill(client.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL('/customer-portal/account-settings/you');
      await ready(page);
      await page.getByLabel('First name').fill('Maria');
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await page.getByRole('main').getByRole('button', { name: /^Save/ }).first().click();
      expect((await saved).status()).toBe(200);
      await expect(page.getByLabel('First name')).toHaveValue('Maria');
    });

  test('a forgotten password', { tag: '@accounts' }, async ({ page }) => {
    await translatePages(page.context(), chromeTranslation);
    await visitTranslated(page, '/forgot-password');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Email').fill(newIdentity().email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  });

  for (const translator of [chromeTranslation, ...OTHERS])
    test(`booking: ${translator.name}`, {
      tag: translator === chromeTranslation ? ['@booking', '@core'] : '@booking',
    }, async ({ page, newCustomer, visitor }) => {
      await becomes(page, await newCustomer());
      await translatePages(page.context(), translator);
      const time = await pickTime(visitor);
      await visitTranslated(page, time.path);
      await expectChosen(page, time);
      await page.getByRole('button', { name: 'Go to payment' }).click();
      await expect(page.getByLabel('What happened')).toHaveAttribute('aria-invalid', 'true');
      await fillIn(page, newSubject());
      await goToPayment(page);
      await pay(page);
    });

  test('messages', { tag: '@portal' }, async ({ page, openPage, newCustomer }) => {
    const [client, lawyer] = await Promise.all([newCustomer(), publishedLawyer()]);
    const { meetingId } = await bookAndPay(client, nineOClock(lawyer, 3));
    await becomes(page, client);
    const desk = await openPage({ as: lawyer });
    for (const one of [page, desk]) await translatePages(one.context(), chromeTranslation);
    await visitTranslated(page, `/customer-portal/meeting/${meetingId}`);
    await visitTranslated(desk, `/lawyer-portal/meeting/${meetingId}`);
    const [own, theirs] = [page, desk].map((one) => one.getByRole('region', { name: 'Messages' }));
    if (!own || !theirs) throw new Error('no messages');
    await own.getByLabel('Write a message').fill('Should I bring the contract?');
    await own.getByRole('button', { name: 'Send' }).click();
    await expect(theirs.getByText('Should I bring the contract?')).toBeVisible();
    await theirs.getByLabel('Write a message').fill('Yes, please.');
    await theirs.getByRole('button', { name: 'Send' }).click();
    await expect(own.getByText('Yes, please.')).toBeVisible();
    await own.getByRole('button', { name: /^Edit/ }).click();
    await own.getByLabel('Change your message').fill('Should I bring the contracts?');
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(theirs.getByText('Should I bring the contracts?')).toBeVisible();
    await own.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(theirs.getByText('Should I bring the contracts?')).toHaveCount(0);
  });

  test('moving a meeting', { tag: '@booking' }, async ({ page, newCustomer }) => {
    const [client, lawyer] = await Promise.all([newCustomer(), publishedLawyer()]);
    const { meetingId } = await bookAndPay(client, nineOClock(lawyer, 3));
    const next = nineOClock(lawyer, 4).start;
    await becomes(page, client);
    await translatePages(page.context(), chromeTranslation);
    await visitTranslated(page, `/customer-portal/meeting/${meetingId}/reschedule`);
    await page
      .getByRole('tab', { name: new RegExp(`^${dayLabel(next).replace(',', '')}`) })
      .click();
    await page.getByRole('button', { name: timeName(next) }).click();
    await page.getByLabel('Reason').fill('My flight was moved.');
    await page.getByRole('button', { name: 'Reschedule' }).click();
    await page.waitForURL(`/customer-portal/meeting/${meetingId}`);
    await expect(page.getByRole('region', { name: 'Change of time' })).toContainText(
      'My flight was moved.',
    );
    expect(Date.parse((await meetingOf(client, meetingId)).start_time)).toBe(next);
  });
});

callTest.describe(
  'a call in a page that the browser translates',
  { tag: ['@video', '@call'] },
  () => {
    callTest.slow();

    callTest(
      'two people see and hear and write to each other',
      async ({ page: phone, otherBrowser, meeting }) => {
        await phone.context().addCookies(await meeting.client.api.cookies());
        const desk = await otherBrowser({ as: meeting.lawyer });
        for (const page of [phone, desk]) await translatePages(page.context(), chromeTranslation);
        await join(phone, `/customer-portal/meeting/${meeting.id}/join`);
        await join(desk, `/lawyer-portal/meeting/${meeting.id}/join`);
        for (const page of [phone, desk]) await expectSeenAndHeard(page);
        await phone
          .getByLabel(/message/i)
          .and(phone.getByRole('textbox'))
          .fill('The number is GR-2019-04-00312.');
        await phone.getByRole('button', { name: 'Send' }).click();
        await expect(desk.getByText('The number is GR-2019-04-00312.')).toBeVisible();
        await desk.getByRole('button', { name: 'Camera' }).click();
        await desk.getByRole('button', { name: /mute/i }).click();
        await desk.getByRole('button', { name: 'Camera' }).click();
        await desk.getByRole('button', { name: /mute/i }).click();
        for (const page of [phone, desk]) await expectSeenAndHeard(page);
        for (const page of [phone, desk]) {
          await page.getByRole('button', { name: 'Leave' }).click();
          if (page === desk) await page.getByRole('button', { name: 'To the meeting' }).click();
          await page.waitForURL(/-portal\/meeting\//);
        }
      },
    );
  },
);
