import { listBlockers } from '@/lib/contract/lawyers/blockers';
import { getToken } from '@/lib/contract/lawyers/tokens';
import { listMeetings } from '@/lib/contract/meetings/meetings';
import { listReceivedPayments } from '@/lib/contract/payments/received-payments';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { query } from './support/database';
import { registerLawyer } from './support/identity';
import { expectMail } from './support/inbox';
import type { Person } from './support/people';
import { addApp } from './support/second-factor';
import { BASE_URL, hasDatabase, NEEDS_DATABASE } from './support/target';
import { becomes, expect, expectAccessible, picture, test, visit } from './support/test';
import { expectNoSideways } from './support/usable';

const SETTINGS = '/lawyer-portal/account-settings/programs';
const NAME = 'Office calendar';

/** Asks as a program does that has nothing but its token. */
async function ask({ method, path }: Endpoint, token: string) {
  const answer = await fetch(new URL(path, BASE_URL), {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, body: await answer.json() };
}

/** Ends the quarter of an hour for which a second factor counts. */
async function factorEnds({ email }: Person): Promise<void> {
  await query(
    `update sessions set second_factor_at = second_factor_at - interval '1 hour'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
}

test(
  'a lawyer makes a token with a second factor, a program uses it, and it is revoked at once',
  {
    tag: ['@portal', '@once', '@core'],
  },
  async ({ page, consoleWatch }, info) => {
    test.skip(!hasDatabase, NEEDS_DATABASE);
    consoleWatch.allow(403, /\/lawyers\/tokens/);
    const lawyer = await registerLawyer();
    await becomes(page, lawyer);
    await visit(page, SETTINGS);
    const section = page.getByRole('region', { name: 'Tokens', exact: true });
    const make = section.getByRole('button', { name: 'Make a token' });
    await expect(section).toContainText('No program has a token.');
    await expect(section.getByRole('link', { name: 'add a second factor' })).toBeVisible();
    await expect(make).toHaveCount(0);

    // The first factor ends the other sessions.
    await page.goto('about:blank');
    const { code } = await addApp(lawyer);
    await factorEnds(lawyer);
    await becomes(page, lawyer);
    await visit(page, SETTINGS);
    await make.click();
    const dialog = page.getByRole('dialog', { name: 'Make a token for a program' });
    await dialog.getByRole('button', { name: 'Make the token' }).click();
    const name = dialog.getByLabel('Name of the program');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toBeFocused();
    await name.fill(NAME);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make the token' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await question.getByLabel('Code', { exact: true }).fill(code(1));
    await question.getByRole('button', { name: 'Confirm' }).click();

    const shown = page.getByRole('dialog', { name: 'Copy the token now' });
    const field = shown.getByLabel(NAME);
    await expect(field).toHaveValue(/^sangguni_[\w-]{43}$/);
    await expectAccessible(page);
    await picture(page, info, 'the token, once');
    const token = await field.inputValue();
    await shown.getByRole('button', { name: 'I have copied it' }).click();
    await expect(shown).toBeHidden();
    await expectMail(lawyer.email, 'A program can use your Sangguni account');

    expect(await ask(getToken, token)).toMatchObject({
      status: 200,
      body: { name: NAME, rights: ['calendar'] },
    });
    expect((await ask(listMeetings, token)).status).toBe(200);
    expect((await ask(listBlockers, token)).status).toBe(200);
    expect(await ask(listReceivedPayments, token)).toMatchObject({
      status: 403,
      body: { key: 'not_for_members' },
    });

    await visit(page, SETTINGS);
    const row = section.getByRole('listitem').filter({ hasText: NAME });
    await expect(row).toContainText('Calendar');
    await expect(row).toContainText('Used today.');
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSideways(page);
    await row.getByRole('button', { name: `Revoke ${NAME}` }).click();
    const sure = page.getByRole('dialog', { name: `Revoke ${NAME}?` });
    await sure.getByRole('button', { name: 'Revoke it now' }).click();
    await expect(sure).toBeHidden();
    expect(await ask(listMeetings, token)).toMatchObject({
      status: 401,
      body: { key: 'no_session' },
    });
    await section.getByText('1 token no longer works').click();
    await expect(row).toContainText('Revoked on');
    await expect(row.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('about:blank');
    await lawyer.api.close();
  },
);
