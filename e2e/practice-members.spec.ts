import type { Page } from '@playwright/test';
import { changeMember, listMembers } from '@/lib/contract/lawyers/members';
import { listClients, setClientNote } from '@/lib/contract/meetings/clients';
import { listReceivedPayments } from '@/lib/contract/payments/received-payments';
import { DEFAULT_RIGHTS, type MemberRight } from '@/lib/domain/platform/members';
import { bookAndPay } from './support/bookings';
import { signInAsLawyer } from './support/demo-accounts';
import { expectMail, linkIn } from './support/inbox';
import { pickTime } from './support/lawyers';
import { newIdentity } from './support/people';
import { addApp, appCode, takeAppAway } from './support/second-factor';
import { becomes, expect, expectAccessible, picture, ready, test, visit } from './support/test';

/** Follows each link of a page that leads into a portal: none sends the reader away. */
async function expectLinksOpen(page: Page, address: URL): Promise<void> {
  await visit(page, address.pathname);
  await expect(page).toHaveURL(address.href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const href of new Set(hrefs.filter((one) => /^\/(lawyer|customer)-portal/.test(one)))) {
    const { origin } = address;
    const answer = await page.request.get(`${origin}${href}`, {
      headers: { cookie },
      maxRedirects: 0,
    });
    expect(answer.status(), `${href} on ${address.pathname}`).toBe(200);
  }
}

test.describe('the members of a practice', { tag: ['@portal', '@once'] }, () => {
  test.slow();

  test('a secretary is invited, works, is refused notes and money, and is put out at once', async ({
    page,
    openPage,
    newCustomer,
    visitor,
  }, info) => {
    const client = await newCustomer();
    // With reviews: of the demo data, not one whom another test signed up.
    const time = await pickTime(visitor, { fits: ({ review_count }) => review_count > 0 });
    const { subject } = await bookAndPay(client, time);
    const lawyer = await signInAsLawyer(time.lawyer._id);
    await addApp(lawyer);
    const identity = newIdentity();
    const secretary = await openPage();
    await becomes(page, lawyer);

    await test.step('the lawyer invites an address', async () => {
      await visit(page, '/lawyer-portal');
      await page
        .getByRole('navigation', { name: 'Portal' })
        .getByRole('link', { name: 'Members' })
        .click();
      await page.waitForURL('/lawyer-portal/members');
      await ready(page);
      await page.getByRole('button', { name: 'Invite somebody' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Send the invitation' }).click();
      await expect(dialog.getByText('Please provide')).toBeVisible();
      await expect(dialog.getByLabel(/^Calendar/)).toBeChecked();
      await expect(dialog.getByLabel(/^Payments/)).not.toBeChecked();
      await expectAccessible(page);
      await picture(page, info, 'invitation');
      await dialog.getByLabel('Email address').fill(identity.email);
      await dialog.getByRole('button', { name: 'Send the invitation' }).click();
      const members = page.getByRole('main').getByRole('listitem');
      await expect(members.filter({ hasText: identity.email })).toContainText('Invited');
    });

    await test.step('who has no account makes one, and joins', async () => {
      const link = linkIn(
        await expectMail(identity.email, 'invites you to work'),
        '/join-practice/',
      );
      await visit(secretary, link);
      await expectAccessible(secretary);
      await picture(secretary, info, 'invited');
      await secretary.getByRole('link', { name: 'Create an account' }).click();
      await secretary.waitForURL(/signup/);
      await ready(secretary);
      await secretary.getByLabel('First name').fill(identity.firstName);
      await secretary.getByLabel('Last name').fill(identity.lastName);
      const email = secretary.getByLabel('Email', { exact: true });
      await expect(email).toHaveValue(identity.email);
      await expect(email).not.toBeEditable();
      await expectAccessible(secretary);
      await secretary.getByLabel('Password', { exact: true }).fill(identity.password);
      await secretary.getByRole('button', { name: 'Create account' }).click();
      await secretary.waitForURL(/join-practice/);
      await ready(secretary);
      await secretary.getByRole('button', { name: 'Join the practice' }).click();
      await secretary.waitForURL('/practices');
      await expect(secretary.getByText('Add a second factor first')).toBeVisible();
      await expectAccessible(secretary);
      await picture(secretary, info, 'joined');
      await visit(secretary, link);
      await expect(secretary.getByRole('heading', { name: 'You have joined' })).toBeVisible();
      await expectAccessible(secretary);
      await secretary.getByRole('link', { name: 'Go to the practice' }).click();
      await secretary.waitForURL('/practices');
    });

    await test.step('adds a second factor in its place, and is in the practice', async () => {
      await ready(secretary);
      await secretary.getByRole('button', { name: 'Add an authenticator app' }).click();
      const dialog = secretary.getByRole('dialog');
      await dialog.getByLabel('Your current password').fill(identity.password);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      const key = await dialog.locator('code').innerText();
      await dialog.getByLabel('Code', { exact: true }).fill(appCode(key));
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await dialog.getByLabel('I have saved these codes').check();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await secretary.waitForURL('/lawyer-portal');
      await ready(secretary);
      await secretary.getByRole('link', { name: 'Block time' }).waitFor();
      await visit(secretary, '/practices');
      await secretary.getByRole('button', { name: 'Back to your account' }).click();
      await secretary.waitForURL('/customer-portal');
    });

    let meetingAddress = '';
    const portal = secretary.getByRole('navigation', { name: 'Portal' });

    await test.step('a page of the practice is reached from the own account by choosing it', async () => {
      await secretary.goto('/lawyer-portal/meetings');
      await secretary.waitForURL(/\/practices\?callback_url=/);
      await ready(secretary);
      await secretary.getByRole('button', { name: /Work for this practice/ }).click();
      await secretary.waitForURL('/lawyer-portal/meetings');
      await visit(secretary, '/practices');
    });

    await test.step('the secretary sees what the rights open, and nothing else', async () => {
      await picture(secretary, info, 'practices');
      await secretary.getByRole('button', { name: /Work for this practice/ }).click();
      await secretary.waitForURL('/lawyer-portal');
      await ready(secretary);
      await expect(secretary.getByRole('heading', { level: 1 })).toHaveText(/^Atty\. .+, today$/);
      await expect(secretary.getByRole('link', { name: 'Block time' })).toBeVisible();
      await expect(secretary.getByRole('region', { name: 'Practice' })).toContainText(
        'You work for Atty.',
      );
      await expect(portal.getByRole('link')).toHaveText([
        'Dashboard',
        'Meetings',
        'Calendar',
        /^Messages/,
        'Clients',
        'Help',
      ]);
      await expectAccessible(secretary);
      await picture(secretary, info, 'first page of the practice');
      await portal.getByRole('link', { name: 'Meetings' }).click();
      await secretary.waitForURL('/lawyer-portal/meetings');
      await ready(secretary);
      await expectAccessible(secretary);
      await picture(secretary, info, 'meetings of the practice');
    });

    await test.step('works in meetings, messages and the calendar', async () => {
      await secretary.getByRole('link', { name: subject }).first().click();
      await secretary.waitForURL(/meeting\//);
      await ready(secretary);
      await expect(secretary.getByRole('heading', { level: 1, name: subject })).toBeVisible();
      meetingAddress = secretary.url();
      await expect(
        secretary.getByRole('link', { name: /Summary|Propose|Test camera/ }),
      ).toHaveCount(0);
      await expectAccessible(secretary);
      await picture(secretary, info, 'meeting of the practice');
      await secretary.getByLabel('Write a message').fill('The office: please bring an ID.');
      // It is shown before it has arrived, and the inbox lists what has.
      const arrived = secretary.waitForResponse(/\/comment$/);
      await secretary.getByRole('button', { name: 'Send' }).click();
      await expect(secretary.getByText('The office: please bring an ID.').first()).toBeVisible();
      await arrived;
      await portal.getByRole('link', { name: 'Messages' }).click();
      await secretary.waitForURL(/messages/);
      await expect(secretary.getByText('The office: please bring an ID.').first()).toBeVisible();
      await expectAccessible(secretary);
      await portal.getByRole('link', { name: 'Calendar' }).click();
      await secretary.waitForURL(/calendar/);
      await ready(secretary);
      await expectAccessible(secretary);
      await picture(secretary, info, 'calendar of the practice');
      await portal.getByRole('link', { name: 'Clients' }).click();
      await secretary.waitForURL(/clients/);
      await ready(secretary);
      await secretary.getByRole('searchbox').fill(client.lastName);
      await expect(secretary.getByText('1 client found')).toBeVisible();
      await secretary
        .getByRole('link', { name: `${client.firstName} ${client.lastName}` })
        .first()
        .click();
      await secretary.waitForURL(/clients\/.+/);
      await ready(secretary);
      await expect(secretary.getByRole('heading', { level: 1 })).toContainText(client.lastName);
      await expect(
        secretary.getByRole('heading', { name: /Note|Next steps|Agreements/ }),
      ).toHaveCount(0);
      await expectAccessible(secretary);
      await picture(secretary, info, 'client of the practice');
    });

    await test.step('with each right alone, every link that is shown opens', async () => {
      const [member] = (await lawyer.api.call(listMembers, {})).results.filter(
        ({ email }) => email === identity.email,
      );
      const meetingPath = new URL(meetingAddress).pathname;
      for (const [rights, pages] of [
        [['calendar'], ['/lawyer-portal', 'calendar']],
        [['meetings'], ['/lawyer-portal', 'meetings', meetingPath]],
        [['messages'], ['/lawyer-portal', 'messages', 'clients']],
        [
          ['messages', 'files'],
          ['messages', 'clients'],
        ],
        [['money'], ['payments']],
      ] satisfies [MemberRight[], string[]][]) {
        const body = { rights, notices: false };
        await lawyer.api.call(changeMember, { params: { id: member?._id ?? '' }, body });
        for (const one of pages)
          await expectLinksOpen(
            secretary,
            new URL(one, `${meetingAddress.split('/meeting/')[0]}/`),
          );
      }
      const body = { rights: [...DEFAULT_RIGHTS], notices: false };
      await lawyer.api.call(changeMember, { params: { id: member?._id ?? '' }, body });
    });

    await test.step('is refused notes and money', async () => {
      for (const path of [
        'payments',
        'payments/tax',
        'profile/banking-info',
        'members',
        'work-items',
      ]) {
        await secretary.goto(`/lawyer-portal/${path}`);
        await secretary.waitForURL('/lawyer-portal');
      }
      const { cookies } = await secretary.context().storageState();
      const session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const { results } = await lawyer.api.call(listClients, { query: { q: client.lastName } });
      const notePath = setClientNote.path.replace('{id}', results[0]?._id ?? '');
      const refused = await secretary.request.put(notePath, {
        data: { note: 'Mine' },
        headers: { cookie: session, origin: new URL(secretary.url()).origin },
      });
      expect([refused.status(), await refused.json()]).toMatchObject([
        403,
        { key: 'not_for_members' },
      ]);
      const money = await secretary.request.get(listReceivedPayments.path);
      expect([money.status(), await money.json()]).toMatchObject([403, { key: 'not_for_members' }]);
    });

    await test.step('the lawyer sees what was done, and ends it; the open page is left at once', async () => {
      await visit(page, '/lawyer-portal/members');
      await expect(page.getByRole('list', { name: 'Activity' })).toContainText('wrote a message');
      await expectAccessible(page);
      await picture(page, info, 'members');
      await visit(secretary, '/lawyer-portal/messages');
      const row = page.getByRole('listitem').filter({ hasText: identity.email });
      await row.getByRole('button', { name: /^End/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'End it now' }).click();
      await expect(row).toContainText('Ended');
      await secretary.waitForURL('/practices');
      await expect(secretary.getByText('You work for no practice')).toBeVisible();
      await secretary.goto('/lawyer-portal/meetings');
      await expect(secretary).not.toHaveURL(/\/lawyer-portal/);
    });
    await takeAppAway(lawyer);
    await lawyer.api.close();
  });
});
