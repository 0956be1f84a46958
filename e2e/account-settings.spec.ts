import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { addMeetingFiles } from '@/lib/contract/meetings/meetings';
import { limit } from '../scripts/lib/test/speed';
import { bookAndPay } from './support/bookings';
import { pdf } from './support/files';
import { expectMail, linkIn } from './support/inbox';
import { newIdentity, PASSWORD, signInAs } from './support/people';
import { becomes, expect, expectAccessible, test, visit } from './support/test';

const NEW_PASSWORD = 'Tahimik-na-ilog-7';
const SETTINGS = '/customer-portal/account-settings';

test.describe('account settings', { tag: '@accounts' }, () => {
  test('six rows lead to a page each, and an old anchor to the page it is on now', {
    tag: '@core',
  }, async ({ page, newCustomer }) => {
    await becomes(page, await newCustomer());
    await visit(page, SETTINGS);
    const list = page.getByRole('navigation', { name: 'Account settings' });
    await expectAccessible(page);
    await list.getByRole('link', { name: /^Sign-in and security/ }).click();
    await page.waitForURL(`${SETTINGS}/security`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in and security');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Account settings', exact: true }).first().click();
    await page.waitForURL(SETTINGS);
    await visit(page, '/customer-portal/help');
    await visit(page, `${SETTINGS}#sessions`);
    await page.waitForURL(`${SETTINGS}/security#sessions`);
    await expect(page.getByRole('region', { name: 'Where you are signed in' })).toBeVisible();
  });

  test('names, phone and picture change, here and in the header', { tag: '@core' }, async ({
    page,
    newCustomer,
  }) => {
    await becomes(page, await newCustomer());
    await visit(page, `${SETTINGS}/you`);
    await expectAccessible(page);
    await page.getByLabel('First name').fill('Añonuevo');
    await page.getByLabel('Phone').fill('12');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(/Please provide one phone number/)).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Añonuevo');
    await page.getByLabel('Phone').fill('0917 123 4567');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your changes are saved')).toBeVisible();
    await expect(page.getByRole('button', { name: /Account menu of Añonuevo/ })).toBeVisible();

    const buffer = await sharp({
      create: { width: 800, height: 500, channels: 3, background: 'teal' },
    })
      .jpeg()
      .toBuffer();
    const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
    await page.getByLabel('Picture', { exact: true }).setInputFiles(picture);
    const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
    await dialog.getByLabel('Zoom').fill('2');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save the picture' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  });

  test('one name stands alone, here and in the header', async ({ page, newCustomer }) => {
    const client = await newCustomer();
    await becomes(page, client);
    await visit(page, `${SETTINGS}/you`);
    await page.getByLabel('I have one name').check();
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Last name')).toBeHidden();
    await page.getByLabel('I have one name').uncheck();
    await expect(page.getByLabel('Last name')).toHaveValue(client.lastName);
    await page.getByLabel('I have one name').check();
    await page.getByLabel('Name', { exact: true }).fill('Sukarno');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your changes are saved')).toBeVisible();
    await expect(page.getByRole('button', { name: /Account menu of Sukarno$/ })).toBeVisible();
  });

  test('a new email takes over once confirmed, and the old one can take it back', {
    tag: '@once',
  }, async ({ page, openPage, newCustomer, consoleWatch }) => {
    const client = await newCustomer();
    const wanted = newIdentity().email;
    await becomes(page, client);
    await visit(page, `${SETTINGS}/security`);
    await page.getByLabel('New email').fill(wanted);
    await page.getByLabel('Your password').fill('Wrong-pass1');
    consoleWatch.allow(400, /\/auth\/account\/settings/);
    await page.getByRole('button', { name: 'Change the email' }).click();
    await expect(page.getByText('This is not your current password.').first()).toBeVisible();
    await expect(page.getByLabel('New email')).toHaveValue(wanted);
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change the email' }).click();
    await expect(page.getByText(`We sent a link to ${wanted}`)).toBeVisible();

    await visit(page, linkIn(await expectMail(wanted, 'Confirm your new email'), '/verify-email/'));
    await page.getByRole('button', { name: 'Verify my email' }).click();
    await page.waitForURL(SETTINGS);
    await expect(page.getByText('Your new email is confirmed')).toBeVisible();
    await expect(page.getByText(wanted).first()).toBeVisible();
    await signInAs(wanted, PASSWORD);
    // Left before its session ends: a page still open would go to the sign-in page by itself.
    await page.goto('about:blank');

    const old = await openPage();
    const undo = await expectMail(client.email, 'email was changed');
    await visit(old, linkIn(undo, '/verify-email/'));
    await expectAccessible(old);
    await old.getByRole('button', { name: 'Bring this address back' }).click();
    await expect(old.getByText('This address is yours again')).toBeVisible();
    // The browser that was signed in asks who it is, and hears that it no longer is.
    consoleWatch.allow(401, /\/auth\/session/);
    await page.goto(SETTINGS);
    await page.waitForURL(/\/login/);
    const set = await expectMail(client.email, 'Set a new password');
    await visit(old, linkIn(set, '/reset-password/'));
    await old.getByLabel('New password').fill(NEW_PASSWORD);
    await old.getByLabel('Repeat the password').fill(NEW_PASSWORD);
    await old.getByRole('button', { name: 'Set the new password' }).click();
    await expect(old.getByText('Your new password is set')).toBeVisible();
    await signInAs(client.email, NEW_PASSWORD);
  });

  test('a device can be signed out, and all others at once', { tag: '@once' }, async ({
    page,
    openPage,
    newCustomer,
    consoleWatch,
  }) => {
    const client = await newCustomer();
    const others = await Promise.all([1, 2, 3].map(() => signInAs(client.email, PASSWORD)));
    const [first] = others;
    if (!first) throw new Error('nobody signed in');
    const phone = await openPage({ as: first });
    await visit(phone, '/customer-portal');
    await phone.goto('about:blank');
    await becomes(page, client);
    await visit(page, `${SETTINGS}/security`);
    await expect(page.getByText('This device')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Sign out (?!all)/ })).toHaveCount(3);
    await page
      .getByRole('button', { name: /^Sign out (?!all)/ })
      .first()
      .click();
    const question = page.getByRole('dialog');
    const confirmed = async () => {
      await question.getByLabel('Your current password').fill(PASSWORD);
      await question.getByRole('button', { name: 'Sign out', exact: true }).click();
      // Behind it no button can be found either.
      await expect(question).toBeHidden();
    };
    await confirmed();
    await expect(page.getByRole('button', { name: /^Sign out (?!all)/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Sign out all 2 others' }).click();
    await confirmed();
    await expect(page.getByRole('button', { name: /^Sign out (?!all)/ })).toHaveCount(0);
    consoleWatch.allow(401, /\/auth\/session/);
    await phone.goto('/customer-portal');
    await phone.waitForURL(/\/login/);
    await page.reload();
    await expect(page).toHaveURL(`${SETTINGS}/security`);
  });

  test('the data comes as one file with everything in it', { tag: '@once' }, async ({
    page,
    newCustomer,
  }) => {
    const client = await newCustomer();
    const { meetingId } = await bookAndPay(client);
    const { name, buffer } = pdf('title.pdf');
    const file = new File([new Uint8Array(buffer)], name, { type: 'application/pdf' });
    await client.api.call(addMeetingFiles, { params: { id: meetingId }, body: { files: [file] } });
    await becomes(page, client);
    await visit(page, `${SETTINGS}/data`);
    await page.getByRole('button', { name: 'Prepare my data' }).click();
    const link = page.getByRole('link', { name: 'Download my data' });
    await expect(link).toBeVisible({ timeout: limit(30_000) });
    await expectMail(client.email, 'data is ready');
    const downloading = page.waitForEvent('download');
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^Sangguni \d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const data = JSON.parse(new TextDecoder().decode(files['data.json']));
    expect(data).toMatchObject({
      account: { email: client.email, last_name: client.lastName },
      meetings: [{ id: meetingId, status: 'CONFIRMED', payment: { status: 'PAID' } }],
      files: [{ name: 'title.pdf' }],
    });
    expect(Buffer.from(files[data.files[0].in_this_archive] ?? [])).toEqual(buffer);
  });

  test('an account that goes in 14 days can be kept', { tag: ['@once', '@core'] }, async ({
    page,
    newCustomer,
    consoleWatch,
  }) => {
    const client = await newCustomer();
    await becomes(page, client);
    await visit(page, `${SETTINGS}/delete`);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete in 14 days' }).click();
    await expect(dialog.getByText('Please provide a value.')).toBeVisible();
    await dialog.getByLabel('Your password').fill('Wrong-pass1');
    consoleWatch.allow(400, /\/auth\/account\/deletion/);
    await dialog.getByRole('button', { name: 'Delete in 14 days' }).click();
    await expect(dialog.getByText('This is not your current password.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete in 14 days' }).click();
    await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
    await expectMail(client.email, 'will be deleted');
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText(/^Your account will be deleted on /)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });

  test('a client with a meeting ahead hears why not yet', { tag: '@once' }, async ({
    page,
    newCustomer,
    consoleWatch,
  }) => {
    const client = await newCustomer();
    await bookAndPay(client);
    await becomes(page, client);
    await visit(page, `${SETTINGS}/delete`);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    consoleWatch.allow(409, /\/auth\/account\/deletion/);
    await dialog.getByRole('button', { name: 'Delete in 14 days' }).click();
    await expect(dialog.getByText(/You have meetings ahead/)).toBeVisible();
    await expect(dialog).toContainText('press “Cancel this booking”');
    await dialog.getByRole('link', { name: 'your meetings' }).click();
    await page.waitForURL('/customer-portal');
  });
});
