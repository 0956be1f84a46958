import type { Page } from '@playwright/test';
import { getClient } from '@/lib/contract/meetings/clients';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import { bookAndPay } from './support/bookings';
import { laterTime } from './support/lawyers';
import { newIdentity } from './support/people';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';
import { expectUsable } from './support/usable';

test.describe('the clients of a lawyer', { tag: '@portal' }, () => {
  test.slow();

  test('a client is found and noted about, and the payment is listed', {
    tag: ['@once', '@core'],
  }, async ({ page, demoLawyer, newCustomer }) => {
    const client = await newCustomer();
    const { subject, meetingId } = await bookAndPay(client, await laterTime(demoLawyer));
    const name = `${client.firstName} ${client.lastName}`;
    await becomes(page, demoLawyer);

    await test.step('found by name', async () => {
      await visit(page, '/lawyer-portal');
      const navigation = page.getByRole('navigation', { name: 'Portal' });
      await navigation.getByRole('link', { name: 'Clients' }).click();
      await page.waitForURL('/lawyer-portal/clients');
      await ready(page);
      await searchField(page).fill(client.lastName.toUpperCase());
      await expect(page.getByText('1 client found')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`q=${client.lastName}`, 'i'));
      await expectAccessible(page);
      await page.getByRole('link', { name }).click();
      await page.waitForURL(/\/clients\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    const note = page.getByLabel('Your note');
    const secret = `Accepts an instalment plan, ${newIdentity().lastName}`;
    await test.step('a note is there after a reload', async () => {
      await ready(page);
      await note.fill(secret);
      await page.getByRole('button', { name: 'Save note' }).click();
      await expect(page.getByText(/^Saved \w+ \d/)).toBeVisible();
      await page.reload();
      await ready(page);
      await expect(note).toHaveValue(secret);
      await expectUsable(page, new URL(page.url()).pathname);
    });

    await test.step('to the meeting and back to the client', async () => {
      const meetings = page.getByRole('region', { name: 'Meetings' });
      await meetings.getByRole('link', { name: subject }).click();
      await page.waitForURL(`/lawyer-portal/meeting/${meetingId}`);
      await page.getByRole('link', { name: 'All meetings and your note' }).click();
      await expect(note).toHaveValue(secret);
    });

    await test.step('the client sees nothing of it', async () => {
      const meeting = await client.api.call(getMeeting, { params: { id: meetingId } });
      expect(JSON.stringify(meeting)).not.toContain(secret);
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      expect((await client.api.send(getClient, { params: { id } })).status()).toBe(403);
    });

    await test.step('the payment is in the list of the month', async () => {
      await expectUsable(page, '/lawyer-portal/payments');
      // The field itself is there once a month has many, which the first days of one have not.
      await visit(page, `/lawyer-portal/payments?q=${client.lastName}`);
      await expect(page.getByRole('searchbox')).toHaveValue(client.lastName);
      const payment = page.getByText(subject).filter({ visible: true });
      await expect(payment).toHaveCount(1);
      await page.getByRole('button', { name: 'Month before' }).click();
      await expect(page).toHaveURL(/month=\d{4}-\d{2}$/);
      await expect(payment).toHaveCount(0);
      await page.goBack();
      await expect(payment).toHaveCount(1);
    });
  });

  test('the list is as it was on the way back', async ({ page, demoLawyer }) => {
    await becomes(page, demoLawyer);
    await expectUsable(page, '/lawyer-portal/clients');
    const clients = page.getByRole('main').getByRole('listitem');
    await expect(clients).toHaveCount(10);
    await page.getByRole('button', { name: 'Load more clients' }).click();
    await expect(clients.nth(10)).toBeVisible();
    const shown = await clients.count();
    const link = clients.nth(11).getByRole('link');
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
    await expect(clients).toHaveCount(shown);
    await page.reload();
    await expect(clients).toHaveCount(shown);
  });
});

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search by name' });
