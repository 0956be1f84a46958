import { putSummary } from '@/lib/contract/meetings/summaries';
import { registerAdministrator } from './support/administrators';
import { bookAndPay, meetingOf } from './support/bookings';
import { expectMail, SUPPORT_EMAIL } from './support/inbox';
import { endedMeeting } from './support/past-meetings';
import { nineOClock, publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';

const RECEIPT = {
  name: 'receipt.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('GCash, 500 pesos'),
};

test.describe('help', { tag: '@help' }, () => {
  test('by situation, without a word to anybody', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page).toHaveURL('/help');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
    await page.getByText('I can’t sign in', { exact: true }).click();
    await expect(page.getByText('Set a new password').filter({ visible: true })).not.toHaveCount(0);
    await expectAccessible(page);
  });

  test('asked for from a meeting, taken, answered, read by mail and in the portal', async ({
    page,
    openPage,
    newCustomer,
  }) => {
    test.slow();
    const client = await newCustomer();
    const { meetingId } = await bookAndPay(client);
    await becomes(page, client);
    await visit(page, `/customer-portal/meeting/${meetingId}`);
    await page.getByRole('link', { name: 'Help with this meeting' }).click();
    const form = page.getByRole('form', { name: 'Your question' });
    await expect(form.getByLabel('Reference of the meeting or payment')).toHaveValue(
      meetingId.slice(0, 8).toUpperCase(),
    );
    await expect(page.getByText(/^(Open now, until|Closed now, opens) /)).toBeVisible();
    await form.getByLabel('What is it about?').selectOption('I cannot join the call');
    await expect(
      form.getByRole('link', { name: 'Open the call and test your devices' }),
    ).toHaveAttribute('href', `/customer-portal/meeting/${meetingId}/join`);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Send the question' }).click();
    await expect(form.getByText('Please provide a value.')).toBeVisible();
    await form.getByLabel('What happened?').fill('The page stays black on my phone.');
    await page.reload();
    await ready(page);
    await expect(form.getByLabel('What happened?')).toHaveValue(
      'The page stays black on my phone.',
    );
    await form.getByLabel('A picture or document').setInputFiles(RECEIPT);
    await form.getByRole('button', { name: 'Send the question' }).click();
    await expect(page.getByRole('heading', { name: 'We have your question' })).toBeFocused();
    const reference = await page.getByRole('main').locator('strong').innerText();
    const mail = await expectMail(client.email, `We have your question (${reference})`);
    expect(mail.text).not.toContain('stays black');
    await expectAccessible(page);

    const desk = await openPage({ as: await registerAdministrator() });
    await visit(desk, '/admin/cases?kind=help');
    const question = desk.getByRole('article').filter({ hasText: reference });
    await expect(question).toContainText('The page stays black on my phone.');
    await expect(question.getByRole('link', { name: 'receipt.txt' })).toBeVisible();
    await question.getByRole('button', { name: 'Take it' }).click();
    await expect(question).toContainText('Being looked at');
    await question.getByRole('button', { name: 'Answer', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog
      .getByLabel('Answer')
      .fill('Please open it in Chrome.\nWe have looked at the call.');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Send the answer' }).click();
    await expect(question).toBeHidden();

    const answer = await expectMail(client.email, `Our answer to your question (${reference})`);
    expect(answer.text).toContain('Please open it in Chrome.');
    expect(answer.replyTo?.map(({ address }) => address)).toEqual([SUPPORT_EMAIL]);
    await page.getByRole('link', { name: 'See your questions' }).click();
    await expect(page).toHaveURL('/customer-portal/help');
    const own = page.getByRole('listitem').filter({ hasText: reference });
    await expect(own).toContainText('Answered');
    await expect(own).toContainText('We have looked at the call.');
    await expectAccessible(page);
  });

  test('asked for signed out, with an address', async ({ page, openPage }) => {
    const email = `help-${Date.now()}-${test.info().project.name}@people.example`;
    await visit(page, '/help/ask?about=cannot_sign_in');
    const form = page.getByRole('form', { name: 'Your question' });
    await expect(form.getByRole('link', { name: 'Set a new password' })).toBeVisible();
    await form.getByLabel('What happened?').fill('My phone with the codes is lost.');
    await form.getByRole('button', { name: 'Send the question' }).click();
    await expect(form.getByText('Please provide a valid email address')).toBeVisible();
    await form.getByLabel('Your email address').fill(email);
    await form.getByRole('button', { name: 'Send the question' }).click();
    await expect(page.getByRole('main')).toContainText(`answers to ${email}`);
    await expectMail(email, 'We have your question');

    const desk = await openPage({ as: await registerAdministrator() });
    await visit(desk, '/admin/cases?kind=help');
    const question = desk.getByRole('article').filter({ hasText: email });
    await question.getByRole('button', { name: 'Answer', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Answer').fill('Use a recovery code.');
    await dialog.getByRole('button', { name: 'Send the answer' }).click();
    await expect(question).toBeHidden();
    const answer = await expectMail(email, 'Our answer to your question');
    expect(answer.text).toContain('Use a recovery code.');
    expect(answer.text).not.toContain('-portal');
  });
});

test.describe('around a meeting', { tag: '@help' }, () => {
  test('facts are answered by the client, read by the lawyer, and changed', {
    tag: '@core',
  }, async ({ page, openPage, newCustomer }) => {
    test.slow();
    const client = await newCustomer();
    const lawyer = await publishedLawyer();
    const { meetingId } = await bookAndPay(client, nineOClock(lawyer, 3));
    await becomes(page, client);
    await visit(page, `/customer-portal/meeting/${meetingId}`);
    await page.getByRole('button', { name: 'Answer the questions' }).click();
    const facts = page.getByRole('region', { name: 'Facts for your lawyer' });
    await facts.getByRole('button', { name: 'Another problem' }).click();
    await facts.getByRole('button', { name: 'Labor' }).click();
    await facts.getByRole('button', { name: 'Dismissed without notice' }).click();
    const form = page.getByRole('form', { name: 'Facts for your lawyer' });
    const next = form.getByRole('button', { name: 'Next' });
    await expectAccessible(page);
    await form.getByLabel('Or the exact day').fill('2021-06-15');
    await next.click();
    await form.getByRole('button', { name: 'Skip' }).click();
    await form.getByLabel('What was the salary in a month?').fill('much');
    await next.click();
    await expect(form.getByText('Type an amount, such as 15,000.')).toBeVisible();
    await form.getByLabel('What was the salary in a month?').fill('18,500');
    await next.click();
    await form.getByRole('button', { name: 'By message' }).click();
    await form.getByRole('button', { name: 'No', exact: true }).click();
    await form.getByLabel('Who is the employer?').fill('Bayanihan Foods');
    await next.click();
    const shown = page.getByRole('table', { name: 'Questions and answers' });
    await expect(shown).toContainText('₱18,500');
    await expect(form.getByText('Saved.')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Done' }).click();

    const desk = await openPage({ as: lawyer });
    await visit(desk, `/lawyer-portal/meeting/${meetingId}`);
    const read = desk.getByRole('region', { name: 'Facts from the client' });
    await expect(
      read.getByRole('row', { name: 'Who is the employer? Bayanihan Foods' }),
    ).toBeVisible();
    await expect(read).toContainText('June 15, 2021');
    await expect(read.getByRole('button')).toHaveCount(0);
    await expectAccessible(desk);

    await page.getByRole('button', { name: 'Change the answers' }).click();
    await form.getByRole('button', { name: 'Change: Who is the employer?' }).click();
    await form.getByLabel('Who is the employer?').fill('Bayanihan Foods, Inc.');
    await next.click();
    await expect(read).toContainText('Bayanihan Foods, Inc.');
  });

  test('after it, what to do next is one page', async ({ page, newCustomer }) => {
    test.slow();
    const client = await newCustomer();
    const lawyer = await publishedLawyer();
    const { meetingId, subject } = await bookAndPay(client, nineOClock(lawyer, 3));
    await endedMeeting(meetingId, 30);
    await lawyer.api.call(putSummary, {
      params: { id: meetingId },
      body: {
        text: 'You may file a complaint.',
        next_steps: ['Write to the employer by December 4.', 'Call DOLE if nothing comes.'],
        papers: ['Payslips of this year'],
      },
    });
    const mail = await expectMail(client.email, 'Summary of your meeting');
    expect(mail.html).toContain(`/customer-portal/meeting/${meetingId}/plan`);
    await becomes(page, client);
    await visit(page, `/customer-portal/meeting/${meetingId}`);
    await page.getByRole('link', { name: 'What to do next, on one page' }).click();
    const sheet = page.getByRole('article');
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('What to do next');
    for (const words of [subject, 'Write to the employer by December 4.', 'Payslips of this year'])
      await expect(sheet).toContainText(words);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
    // One page of A4 at the 96 pixels to an inch of CSS, its margins of 1 cm left out.
    await page.setViewportSize({ width: 718, height: 1047 });
    await expect
      .poll(() => sheet.evaluate((element) => element.getBoundingClientRect().bottom))
      .toBeLessThan(1047);
    expect((await meetingOf(client, meetingId)).status).toMatch(/^(CONFIRMED|COMPLETED)$/);
  });
});
