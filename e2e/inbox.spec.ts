import { bookAndPay } from './support/bookings';
import { laterTime } from './support/lawyers';
import { becomes, expect, expectAccessible, picture, ready, test, visit } from './support/test';

test.describe('one inbox', { tag: ['@portal', '@once'] }, () => {
  test.slow();

  test(
    'live both ways, and a draft that outlives its browser',
    { tag: '@core' },
    async ({ page, openPage, newCustomer, demoLawyer }, info) => {
      const client = await newCustomer();
      const { subject } = await bookAndPay(client, await laterTime(demoLawyer));
      const name = `${client.firstName} ${client.lastName}`;
      const lawyer = await openPage({ as: demoLawyer });
      await becomes(page, client);

      await test.step('the client writes from the navigation', async () => {
        await visit(page, '/customer-portal');
        const navigation = page.getByRole('navigation', { name: 'Portal' });
        await navigation.getByRole('link', { name: 'Messages' }).click();
        await page.waitForURL('/customer-portal/messages');
        await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('the lawyer writes from the page of the client', async () => {
        await visit(lawyer, '/lawyer-portal/clients');
        await lawyer.getByRole('searchbox').fill(client.lastName);
        await expect(lawyer.getByText('1 client found')).toBeVisible();
        await lawyer.getByRole('link', { name }).first().click();
        await lawyer.waitForURL(/clients\/.+/);
        await ready(lawyer);
        await lawyer.getByRole('link', { name: 'Message', exact: true }).click();
        await expect(lawyer.getByRole('heading', { level: 1, name })).toBeVisible();
        await lawyer.getByLabel('Write a message').fill('Please bring the contract.');
        await lawyer.getByRole('button', { name: 'Send' }).click();
      });

      await test.step('it appears with the client, who answers', async () => {
        const row = page.getByRole('listitem').filter({ hasText: 'Please bring the contract.' });
        await expect(row).toContainText('1 unread message');
        await row.getByRole('link').click();
        await expect(page.getByRole('link', { name: subject })).toBeVisible();
        await ready(page);
        await page.getByLabel('Write a message').fill('I will bring it.');
        await page.getByRole('button', { name: 'Send' }).click();
        await expect(lawyer.getByText('I will bring it.').first()).toBeVisible();
        await picture(page, info, 'thread of the client');
        await picture(lawyer, info, 'thread of the lawyer');
        await expectAccessible(lawyer);
      });

      await test.step('what the lawyer types is there in another browser', async () => {
        const field = lawyer.getByLabel('Write a message');
        await field.fill('About the second page:');
        await expect(lawyer.getByText('Draft saved')).toBeVisible();
        const address = lawyer.url();
        await lawyer.context().close();
        const other = await openPage({ as: demoLawyer });
        await visit(other, new URL(address).pathname);
        await expect(other.getByLabel('Write a message')).toHaveValue('About the second page:');
        await other.getByRole('button', { name: 'Send' }).click();
        await expect(page.getByText('About the second page:').first()).toBeVisible();
        await other.reload();
        await expect(other.getByLabel('Write a message')).toHaveValue('');
      });
    },
  );
});
