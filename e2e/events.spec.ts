import { Webhook } from 'standardwebhooks';
import { listEventAddresses, listEventDeliveries } from '@/lib/contract/lawyers/events';
import { bookAndPay } from './support/bookings';
import { test } from './support/event-receiver';
import { registerCustomer } from './support/people';
import { nineOClock, publishedLawyer } from './support/published-lawyer';
import { hasDatabase, NEEDS_DATABASE } from './support/target';
import { becomes, expect, expectAccessible, picture, visit } from './support/test';
import { expectNoSideways } from './support/usable';

const SETTINGS = '/lawyer-portal/account-settings/programs';
const HOST = 'office.calendars.example';

test.describe('events outward', { tag: ['@portal', '@once', '@core'] }, () => {
  test.skip(!hasDatabase, NEEDS_DATABASE);
  test.slow();

  test('a lawyer’s program is told of a booking, signed, and told again', async ({
    page,
    receiver,
    consoleWatch,
  }, info) => {
    consoleWatch.allow(400, /\/event-addresses/);
    const { product } = receiver;
    const [lawyer, client] = await Promise.all([
      publishedLawyer(product),
      registerCustomer({ address: product }),
    ]);
    await becomes(page, lawyer);
    await visit(page, SETTINGS);
    const section = page.getByRole('region', { name: 'Events for programs' });
    await expect(section).toContainText('No program is told of anything yet.');

    const secret = await test.step('an address is refused, another one added', async () => {
      await section.getByRole('button', { name: 'Add an address' }).click();
      const dialog = page.getByRole('dialog', { name: 'Tell a program of events' });
      const address = dialog.getByRole('textbox', { name: 'Address' });
      for (const [typed, refusal] of [
        ['http://office.calendars.example/', /begins with https/],
        ['https://127.0.0.1/events', /not on the public internet/],
        ['https://localhost/events', /not on the public internet/],
      ] as const) {
        await address.fill(typed);
        await dialog.getByRole('button', { name: 'Add the address' }).click();
        await expect(address).toHaveAccessibleDescription(refusal);
      }
      await expectAccessible(page);
      await address.fill(`https://${HOST}/events?key=1`);
      await dialog.getByLabel('A client wrote a message').uncheck();
      await dialog.getByRole('button', { name: 'Add the address' }).click();
      const shown = page.getByRole('dialog', { name: 'Copy the secret now' });
      const field = shown.getByLabel('Secret');
      await expect(field).toHaveValue(/^whsec_[A-Za-z0-9+/]{43}=$/);
      await expectAccessible(page);
      await picture(page, info, 'the secret, once');
      const value = await field.inputValue();
      await shown.getByRole('button', { name: 'I have copied it' }).click();
      await expect(shown).toBeHidden();
      return value;
    });
    const row = section.getByRole('listitem').filter({ hasText: HOST });
    await expect(row.getByText('On', { exact: true })).toBeVisible();
    expect(receiver.received).toEqual([]);

    receiver.answers = 503;
    const { meetingId } = await bookAndPay(client, nineOClock(lawyer, 3));
    const [added] = (await lawyer.api.call(listEventAddresses, {})).results;
    const answered = async () => {
      const params = { id: added?._id ?? '' };
      const { results } = await lawyer.api.call(listEventDeliveries, { params });
      return results.map(({ type, status }) => [type, status]).toSorted();
    };
    await expect.poll(answered).toEqual([
      ['meeting.confirmed', 503],
      ['meeting.paid', 503],
    ]);

    await test.step('the log says what was answered, and sends again', async () => {
      await visit(page, SETTINGS);
      await expect(row).toContainText('Failing');
      await row.getByRole('button', { name: `Log of ${HOST}` }).click();
      const log = page.getByRole('dialog', { name: 'What was sent' });
      const paid = log
        .getByRole('listitem')
        .filter({ hasText: 'The payment of a meeting arrived' });
      await expect(paid).toContainText('Your program answered 503. 1 attempt. Next attempt');
      await expect(log.getByRole('listitem')).toHaveCount(2);
      await expectAccessible(page);
      await picture(page, info, 'the log');
      receiver.answers = 204;
      await paid.getByRole('button', { name: /^Send again/ }).click();
      await expect(paid).toContainText('Delivered');
      await expect(paid).toContainText('Your program answered 204.');
      await page.keyboard.press('Escape');
      await expect(log).toBeHidden();
    });

    await test.step('what arrives is signed, the same twice, and names nobody', async () => {
      const ofPayment = receiver.received.filter(({ body }) => body.includes('"meeting.paid"'));
      expect(ofPayment.length).toBeGreaterThanOrEqual(2);
      expect(new Set(ofPayment.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      for (const { body, headers } of receiver.received) {
        expect(new Webhook(secret).verify(body, headers)).toMatchObject({
          data: { meeting_id: meetingId },
        });
        expect(body).not.toContain(client.lastName);
      }
    });

    await test.step('it is switched off, and removed', async () => {
      await row.getByRole('button', { name: `Change ${HOST}` }).click();
      const change = page.getByRole('dialog', { name: 'Change the address' });
      await change.getByRole('checkbox', { name: 'Send events there' }).uncheck();
      await expectAccessible(page);
      await change.getByRole('button', { name: 'Save' }).click();
      await expect(change).toBeHidden();
      await expect(row.getByText('Off', { exact: true })).toBeVisible();
      await page.setViewportSize({ width: 360, height: 800 });
      await expectNoSideways(page);
      await expectAccessible(page);
      await row.getByRole('button', { name: `Remove ${HOST}` }).click();
      await page.getByRole('button', { name: 'Remove it', exact: true }).click();
      await expect(section).toContainText('No program is told of anything yet.');
      await page.goto('about:blank');
    });
    await Promise.all([lawyer, client].map(({ api }) => api.close()));
  });
});
