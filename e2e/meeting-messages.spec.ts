import type { Locator } from '@playwright/test';
import { bookAndPay } from './support/bookings';
import { laterTime } from './support/lawyers';
import { becomes, expect, expectAccessible, picture, ready, test, visit } from './support/test';
import { expectUsable } from './support/usable';

const FIRST = 'Good morning. Please bring your contract\nand see https://lawphil.net/labor.';

test.describe('messages about a meeting', { tag: ['@portal', '@once'] }, () => {
  test.slow();

  test('one writes, changes and deletes; the other sees what is unread and reads it', async ({
    page,
    openPage,
    newCustomer,
    demoLawyer,
  }, info) => {
    const client = await newCustomer();
    const { meetingId, subject } = await bookAndPay(client, await laterTime(demoLawyer));
    const lawyer = await openPage({ as: demoLawyer });
    await visit(lawyer, `/lawyer-portal/meeting/${meetingId}`);
    const theirs = lawyer.getByRole('region', { name: 'Messages' });
    const field = theirs.getByLabel('Write a message');
    const send = theirs.getByRole('button', { name: 'Send' });

    await test.step('written', async () => {
      await expect(theirs).toContainText('No messages yet.');
      await expect(send).toBeDisabled();
      await field.fill(FIRST);
      await send.click();
      await expect(messages(theirs)).toHaveCount(1);
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
      await field.fill('Wrong window, sorry.');
      await send.click();
      await expect(messages(theirs)).toHaveCount(2);
    });

    await test.step('changed', async () => {
      const first = messages(theirs).first();
      await first.getByRole('button', { name: /^Edit/ }).click();
      const editor = theirs.getByLabel('Change your message');
      await expect(editor).toBeFocused();
      await editor.fill(`${FIRST} Thank you.`);
      await expectAccessible(lawyer);
      await first.getByRole('button', { name: 'Save' }).click();
      await expect(lawyer.getByText('Comment updated successfully!')).toBeVisible();
      await expect(first).toContainText('edited');
      await expect(first).toContainText('Thank you.');
      await expect(first.getByRole('button', { name: /^Edit/ })).toBeFocused();
    });

    await test.step('deleted', async () => {
      await messages(theirs)
        .last()
        .getByRole('button', { name: /^Delete/ })
        .click();
      const question = lawyer.getByRole('dialog', { name: 'Delete this message?' });
      await expectAccessible(lawyer);
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(lawyer.getByText('Comment deleted :)')).toBeVisible();
      await expect(messages(theirs)).toHaveCount(1);
      await expect(theirs.getByRole('heading', { name: 'Messages 1' })).toBeFocused();
      await picture(lawyer, info, 'messages of the lawyer');
    });

    await test.step('unread in the list of the other', async () => {
      await becomes(page, client);
      await visit(page, '/customer-portal');
      const row = page.getByRole('region', { name: 'Next meeting' });
      await expect(row).toContainText('1 unread message');
      await expectAccessible(page);
      await row.getByRole('link', { name: subject }).click();
      await page.waitForURL(`/customer-portal/meeting/${meetingId}`);
      await ready(page);
    });

    const mine = page.getByRole('region', { name: 'Messages' });
    await test.step('read', async () => {
      const message = messages(mine).first();
      await message.scrollIntoViewIfNeeded();
      await expect(message).toContainText('Atty. Maria Luisa Santos');
      await expect(message).toContainText('edited');
      await expect(message.getByRole('button')).toHaveCount(0);
      await expect(message.getByRole('link')).toHaveAttribute('href', 'https://lawphil.net/labor');
      await expect(page.getByText('1 unread message')).toHaveCount(0);
      await mine.getByLabel('Write a message').fill('I will, Attorney.');
      await mine.getByRole('button', { name: 'Send' }).click();
      await expect(messages(mine)).toHaveCount(2);
      await picture(page, info, 'messages of the client');
      await page.getByRole('main').getByRole('link', { name: 'Meetings' }).click();
      await page.waitForURL('/customer-portal');
      const row = page.getByRole('region', { name: 'Next meeting' });
      await expect(row).toContainText(subject);
      await expect(row).not.toContainText('unread');
    });

    await expectUsable(page, `/customer-portal/meeting/${meetingId}`);
  });
});

const messages = (section: Locator) => section.getByRole('listitem');
