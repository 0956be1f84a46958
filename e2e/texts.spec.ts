import { randomInt } from 'node:crypto';
import { getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { askTextCode, confirmTexts, getTexts } from '@/lib/contract/notifications/texts';
import { bookAndPay } from './support/bookings';
import { expectMail, linkIn, mailsAbout } from './support/inbox';
import { expectAfter } from './support/jobs';
import { openTime } from './support/lawyers';
import { startsNow } from './support/past-meetings';
import type { Person } from './support/people';
import { publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';

/** A paid meeting with a lawyer of its own, whose time can be moved to now. */
async function booked(client: Person) {
  const lawyer = await publishedLawyer();
  const shown = await client.api.call(getLawyerProfile, { params: { id: lawyer.lawyerId } });
  const [open] = Object.values(shown.calendar).flat();
  if (!open) throw new Error('the lawyer has no open time');
  return bookAndPay(client, openTime(shown, open.start_time, 30));
}

test.describe('text messages', { tag: ['@texts', '@phone'] }, () => {
  test.slow();

  test('are turned on with a code, say that a meeting starts, and end with STOP', async ({
    page,
    newCustomer,
    consoleWatch,
  }) => {
    const client = await newCustomer();
    const { meetingId, subject } = await booked(client);
    const digits = `917${String(randomInt(10_000_000)).padStart(7, '0')}`;
    const ending = digits.slice(-4);
    const inbox = `63${digits}@texts.sangguni.local`;
    await becomes(page, client);
    await visit(page, `/customer-portal/meeting/${meetingId}`);
    await page.getByRole('button', { name: 'Get a text message before it starts' }).click();
    const section = page.getByRole('dialog', { name: 'Text messages' });
    await section.getByRole('button', { name: 'Send me a code' }).click();
    await expect(section.getByText('Please provide a value.')).toBeVisible();
    await expect(section.getByText('Please agree before you continue.')).toBeVisible();
    await section.getByLabel('Mobile number').fill('+1 415 555 2671');
    await section.getByRole('checkbox').check();
    await expect(section.getByText(/Please enter a Philippine mobile number/)).toBeVisible();
    await expectAccessible(page);
    await section.getByLabel('Mobile number').fill(`0${digits}`);
    await section.getByRole('button', { name: 'Send me a code' }).click();
    await expect(section.getByText(`We sent a code to ••• ${ending}`)).toBeVisible();
    await expectAccessible(page);

    const sent = await expectMail(inbox, 'Sangguni code');
    const code = /\d{6}/.exec(sent.subject)?.[0] ?? '';
    consoleWatch.allow(400, /\/texts\/number/);
    await section.getByLabel('Six-digit code').fill(code === '111111' ? '222222' : '111111');
    await section.getByRole('button', { name: 'Turn on text messages' }).click();
    await expect(section.getByText('This code is not right.')).toBeVisible();
    await section.getByLabel('Six-digit code').fill(code);
    await section.getByRole('button', { name: 'Turn on text messages' }).click();
    await expect(section.getByText(`On for ••• ${ending}`)).toBeVisible();
    await section.getByRole('checkbox', { name: 'The day before' }).uncheck();
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByText('Your changes are saved')).toBeVisible();
    await expectAccessible(page);

    await startsNow(meetingId, 8);
    const reminders = async () => (await mailsAbout(inbox, 'your meeting starts at')).length;
    await expectAfter('queue_reminders', reminders).toBe(1);
    const text = await expectMail(inbox, 'your meeting starts at');
    expect(text.subject).toContain('/customer-portal Reply STOP to end texts.');
    for (const word of [meetingId, subject, client.lastName]) expect(text.text).not.toContain(word);

    await visit(page, linkIn(text, '/test-texts'));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('The answer was delivered.')).toBeVisible();
    await visit(page, '/customer-portal/account-settings#texts');
    const settings = page.getByRole('region', { name: 'Text messages' });
    await expect(settings.getByText(`Text messages to ••• ${ending} ended on`)).toBeVisible();
    await expect(settings.getByLabel('Mobile number')).toBeVisible();
    await expectAccessible(page);
  });

  test('are turned off by who has the phone, signed out', async ({
    page,
    newCustomer,
    consoleWatch,
  }) => {
    const client = await newCustomer();
    await booked(client);
    const digits = `917${String(randomInt(10_000_000)).padStart(7, '0')}`;
    const inbox = `63${digits}@texts.sangguni.local`;
    await client.api.call(askTextCode, { body: { number: `0${digits}`, consent: true } });
    const asked = await expectMail(inbox, 'Do not share it');
    const on = /\d{6}/.exec(asked.subject)?.[0] ?? '';
    await client.api.call(confirmTexts, { body: { code: on } });

    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Texts off' }).click();
    await expect(page).toHaveURL(/\/texts-off$/);
    await ready(page);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByText('Please provide a value.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Mobile number').fill(`0${digits}`);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByText('If texts from us go to your number')).toBeVisible();
    await expectAccessible(page);
    const sent = await expectMail(inbox, 'turns off all texts');
    const code = /\d{4} \d{4} \d{4}/.exec(sent.subject)?.[0] ?? '';
    consoleWatch.allow(400, /\/texts\/off/);
    const wrong = (code.startsWith('1') ? '2' : '1').repeat(12);
    await page.getByLabel('Twelve-digit code').fill(wrong);
    await page.getByRole('button', { name: 'Turn off text messages' }).click();
    await expect(page.getByText('This code is not right.')).toBeVisible();
    await page.getByLabel('Twelve-digit code').fill(code);
    await page.getByRole('button', { name: 'Turn off text messages' }).click();
    await expect(page.getByRole('heading', { name: 'Text messages are off' })).toBeVisible();
    await expectAccessible(page);
    const { number } = await client.api.call(getTexts, {});
    expect(number?.stopped_at).not.toBeNull();
  });
});
