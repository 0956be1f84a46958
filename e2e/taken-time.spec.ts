import { createMeeting } from '@/lib/contract/meetings/meetings';
import {
  expectChosen,
  expectRestored,
  FILES,
  fillIn,
  goToPayment,
  pay,
  timeButton,
} from './support/booking-page';
import { hold, meetingInput, newSubject } from './support/bookings';
import { dayLabel, timeName } from './support/clock';
import { otherTime, pickTime } from './support/lawyers';
import { becomes, expect, test, visit } from './support/test';

test.describe('a time somebody else wants too', { tag: '@booking' }, () => {
  test('another client takes it between choosing and paying', async ({
    page,
    newCustomer,
    visitor,
    consoleWatch,
  }) => {
    const [slow, fast] = await Promise.all([newCustomer(), newCustomer()]);
    const wanted = await pickTime(visitor);
    const subject = newSubject();
    await becomes(page, slow);
    await visit(page, wanted.path);
    await expectChosen(page, wanted);
    await fillIn(page, subject);
    await hold(fast, wanted);

    consoleWatch.allow(409, /\/api\/v1\/meeting/);
    const payButton = page.getByRole('button', { name: 'Go to payment' });
    await payButton.click();
    const alert = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'Schedule conflict' });
    await expect(alert).toContainText('Schedule conflict. Please try different time.');
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport();
    const lost = page.getByRole('button', { name: `${timeName(wanted.start)}, just taken` });
    await expect(lost).toBeDisabled();
    await expect(payButton).toBeDisabled();
    await expectRestored(page, subject);

    const next = await otherTime(visitor, wanted);
    await timeButton(page, next.start).click();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expectChosen(page, next);
    await expect(alert).toBeHidden();
    await expectRestored(page, subject);
    await goToPayment(page);
    await pay(page);
    await page.getByRole('link', { name: 'Open the meeting' }).click();
    await expect(page.getByRole('region', { name: 'When and how' })).toContainText(
      dayLabel(next.start),
    );
    for (const { name } of FILES) {
      await expect(page.getByRole('link', { name: `Download ${name}` })).toBeVisible();
    }
  });

  test('a time that is taken, or that cannot be read, leads to the open ones', {
    tag: '@once',
  }, async ({ page, newCustomer, visitor }) => {
    const [client, other] = await Promise.all([newCustomer(), newCustomer()]);
    const { time } = await hold(other);
    await becomes(page, client);
    await visit(page, time.path);
    await expect(page.getByText('This time is no longer open')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go to payment' })).toBeDisabled();
    const free = await otherTime(visitor, await pickTime(visitor));
    await visit(page, `/book/${free.lawyer._id}/next-tuesday`);
    await expect(page.getByText('Choose a time', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('tablist', { name: 'Day' })).toBeVisible();
  });

  test('a third meeting with one lawyer is refused in words', { tag: '@once' }, async ({
    page,
    newCustomer,
    visitor,
    consoleWatch,
  }) => {
    const client = await newCustomer();
    const { time } = await hold(client);
    const second = await otherTime(visitor, time);
    await hold(client, second);
    const third = await otherTime(visitor, second);
    await becomes(page, client);
    await visit(page, third.path);
    await fillIn(page, newSubject());
    consoleWatch.allow(429, /\/api\/v1\/meeting/);
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'You have already reached maximum number of two meetings for this event.',
    );
  });

  test('the same request repeated makes one meeting', { tag: '@once' }, async ({
    newCustomer,
    visitor,
  }) => {
    const client = await newCustomer();
    const body = meetingInput(await pickTime(visitor), newSubject());
    const options = { idempotencyKey: `key-${body.subject}` };
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.api.send(createMeeting, { body }, options)),
    );
    expect(answers.map((answer) => answer.status())).toEqual([201, 201, 201]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json())._id));
    expect(new Set(ids).size).toBe(1);
  });
});
