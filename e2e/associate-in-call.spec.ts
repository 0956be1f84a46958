import { acceptInvitation, inviteMember } from '@/lib/contract/lawyers/members';
import { expect, test } from './support/calls/call-test';
import { expectMail, linkIn } from './support/inbox';
import { publishedLawyer } from './support/published-lawyer';
import { becomes, expectAccessible, picture, ready, visit } from './support/test';

test.describe('an associate in a call', { tag: ['@video', '@call'] }, () => {
  test.slow();

  test('accepts, joins once the client agrees, and is put out when the client takes it back', async ({
    page,
    otherBrowser,
    openPage,
    meeting: { id, client, lawyer },
  }, info) => {
    const associate = await publishedLawyer();
    const name = `Atty. ${associate.firstName} ${associate.lastName}`;
    await lawyer.api.call(inviteMember, {
      body: { email: associate.email, rights: ['calendar'] },
    });
    const link = linkIn(
      await expectMail(associate.email, 'invites you to work'),
      '/join-practice/',
    );
    const token = new URL(link, 'http://path.invalid').pathname.split('/').at(-1) ?? '';
    await associate.api.call(acceptInvitation, { body: { token } });
    const [asking, joining] = [await openPage(), await otherBrowser({ as: associate })];
    await becomes(asking, lawyer);
    await becomes(page, client);

    await test.step('without a word of the client there is nothing to join', async () => {
      await visit(joining, '/lawyer-portal');
      await expect(joining.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(joining.getByRole('region', { name: 'Calls you are asked into' })).toHaveCount(
        0,
      );
    });

    await test.step('the lawyer asks for a lawyer of the practice', async () => {
      await visit(asking, `/lawyer-portal/meeting/${id}`);
      await asking.getByRole('button', { name: 'Associate in the call' }).click();
      const dialog = asking.getByRole('dialog');
      await expect(dialog.getByText(name, { exact: true })).toBeVisible();
      await expectAccessible(asking);
      await picture(asking, info, 'whom to ask');
      await dialog.getByRole('button', { name: `Ask for ${name}` }).click();
      await expect(dialog.getByText(new RegExp(`^${name} has not answered yet`))).toBeVisible();
    });

    await test.step('the associate accepts, and only then the client is asked', async () => {
      const asked = joining.getByRole('region', { name: 'Calls you are asked into' });
      await expectAccessible(joining);
      await asked.getByRole('button', { name: /^Accept the call of/ }).click();
      await expect(
        asking.getByRole('dialog').getByText(/Your client has not answered yet/),
      ).toBeVisible();
    });

    const portal = page.getByRole('region', { name: 'Needs your attention' });
    const consent = page.getByRole('region', { name: 'Another lawyer in your call' });
    await test.step('the question waits on the client’s first page, and is answered at the meeting', async () => {
      await expectMail(client.email, 'May another lawyer join your call?');
      await visit(page, '/customer-portal');
      await expectAccessible(page);
      await picture(page, info, 'waits for the client');
      await portal.getByRole('link', { name: /Say who may join your call/ }).click();
      await page.waitForURL(new RegExp(`/customer-portal/meeting/${id}`));
      await ready(page);
      await expect(consent).toBeVisible();
      await expectAccessible(page);
      await picture(page, info, 'question');
      await consent.getByRole('button', { name: 'Agree' }).click();
      await expect(consent.getByText(`You agreed that ${name} joins your call.`)).toBeVisible();
      await expect(asking.getByRole('dialog').getByText(/Your client agreed/)).toBeVisible();
    });

    await test.step('the associate joins from the own portal', async () => {
      const asked = joining.getByRole('region', { name: 'Calls you are asked into' });
      await expect(asked).toBeVisible();
      await expectAccessible(joining);
      await picture(joining, info, 'asked into a call');
      await asked.getByRole('link', { name: /^Join/ }).click();
      await joining.waitForURL(`/meeting/associate/${id}`);
      await ready(joining);
      await expect(joining.getByRole('button', { name: 'Join meeting' })).toBeVisible();
      await expectAccessible(joining);
      await picture(joining, info, 'lobby of the associate');
      // The room shows before the server knows who came.
      const known = joining.waitForResponse(
        (answer) => answer.request().postData()?.includes('"hello"') === true && answer.ok(),
      );
      await joining.getByRole('button', { name: 'Join meeting' }).click();
      await expect(joining.getByRole('button', { name: 'Leave' })).toBeVisible();
      await known;
      await expect(joining.getByRole('button', { name: 'Messages' })).toHaveCount(0);
    });

    await test.step('taken back, the associate is out at once, and the practice knows who joined', async () => {
      await consent.getByRole('button', { name: 'Take it back' }).click();
      await expect(joining.getByText('You are no longer part of this call')).toBeVisible();
      await expectAccessible(joining);
      await picture(joining, info, 'put out');
      await visit(asking, '/lawyer-portal/members');
      await expect(asking.getByRole('list', { name: 'Activity' })).toContainText(
        'joined a call as an associate',
      );
    });
    await associate.api.close();
  });
});
