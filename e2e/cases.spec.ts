import type { Page } from '@playwright/test';
import { askInCase } from '@/lib/contract/admin/cases';
import { answerCase } from '@/lib/contract/cases/cases';
import { reportAbsence } from '@/lib/contract/meetings/absences';
import { addWorkItemComment } from '@/lib/contract/work-items/comments';
import { completeWorkItem, confirmWorkItem } from '@/lib/contract/work-items/completion';
import { registerAdministrator } from './support/administrators';
import { acceptedAndPaid, agreementOf, lawyerOfClient } from './support/agreements';
import { bookAndPay, meetingOf } from './support/bookings';
import { timeToReviewIsOver } from './support/cases';
import { pesos } from './support/clock';
import { expectWritten, writtenPdf } from './support/files';
import { expectMail } from './support/inbox';
import { expectBooked, paymentOf } from './support/ledger';
import { startsNow } from './support/past-meetings';
import type { Person } from './support/people';
import { nineOClock, publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, test, visit } from './support/test';

const path = (side: 'customer' | 'lawyer', id: string) => `/${side}-portal/work-items/${id}`;
const WAITED = 'I waited for half an hour with my phone in my hand.';
const REASON = 'The position paper was not filed.';

/** An agreement of ₱28,000 that the lawyer completed and the client objects to. */
async function objected(client: Person) {
  const lawyer = await lawyerOfClient(client);
  const { _id: id } = await acceptedAndPaid(lawyer, client);
  await lawyer.api.call(completeWorkItem, { params: { id } });
  await client.api.call(confirmWorkItem, {
    params: { id },
    body: { accepted: false, reason: REASON },
  });
  return { lawyer, id };
}

async function offers(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Offer to settle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Back to the client, in pesos').fill(amount);
  await dialog.getByRole('button', { name: 'Make the offer' }).click();
  await expect(dialog).toBeHidden();
}

async function confirmed(page: Page, button: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function splits(page: Page, amount: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Split it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Back to the client, in pesos').fill(amount);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: /^Refund ₱.* and release the rest$/ }).click();
  await expect(dialog).toBeHidden();
}

test.describe('a case', { tag: ['@agreements', '@admin', '@once'] }, () => {
  test.slow();

  test('objection, answer with a file, offer refused, question, decision, another look, books', async ({
    page: phone,
    openPage,
    newCustomer,
  }) => {
    const client = await newCustomer();
    const { lawyer, id } = await objected(client);
    await client.api.call(addWorkItemComment, {
      params: { id },
      body: { comment: 'You wrote that it was filed on Monday.' },
    });
    await becomes(phone, client);
    const desk = await openPage({ as: lawyer });
    await visit(desk, path('lawyer', id));
    const heard = desk.getByRole('region', { name: 'Your client objects to the work' });
    await expect(heard).toContainText(REASON);
    await expect(heard).toContainText('Waits for an answer');
    await heard.getByLabel('Your answer').fill('It was filed on the last day.');
    await heard.getByRole('button', { name: 'Send the answer' }).click();
    await expect(heard).toContainText('To be decided');
    await heard.getByLabel('Hand in files').setInputFiles(writtenPdf('stamped-copy.pdf', 2));
    await expect(heard.getByRole('link', { name: 'Download stamped-copy.pdf' })).toBeVisible();
    await expectAccessible(desk);
    await expectMail(client.email, 'Your lawyer has answered');
    await offers(desk, '2000');

    await visit(phone, path('customer', id));
    const own = phone.getByRole('region', { name: 'You objected to the work' });
    await expect(own).toContainText('It was filed on the last day.');
    await expect(own).toContainText(`${pesos(200_000)} goes back to you`);
    await expectAccessible(phone);
    await confirmed(phone, 'Refuse', 'Refuse it');
    await expect(heard).toContainText('refused');
    await phone.getByRole('button', { name: 'Hand in messages' }).click();
    const messages = phone.getByRole('dialog');
    await messages.getByRole('checkbox', { name: /filed on Monday/ }).check();
    await expectAccessible(phone);
    await messages.getByRole('button', { name: 'Hand in 1', exact: true }).click();
    await expect(messages).toBeHidden();
    await expect(heard.getByRole('list', { name: 'Messages that were handed in' })).toContainText(
      'You wrote that it was filed on Monday.',
    );

    const administrator = await registerAdministrator();
    const bench = await openPage({ as: administrator });
    await visit(bench, '/admin/cases?kind=dispute');
    const name = `${client.firstName} ${client.lastName}`;
    const card = bench.getByRole('article').filter({ hasText: name });
    await card.getByRole('link', { name: 'Open the case' }).click();
    await expect(bench.getByText('I represent you until the decision.')).toBeVisible();
    await expect(bench.getByRole('link', { name: 'Download stamped-copy.pdf' })).toBeVisible();
    await expect(bench.getByText('You wrote that it was filed on Monday.')).toBeVisible();
    await bench.getByRole('button', { name: 'Show the pages stamped-copy.pdf' }).click();
    await expectWritten(bench.getByRole('img', { name: 'stamped-copy.pdf, page 1 of 2' }));
    await bench.getByRole('button', { name: 'Next page of the stamped-copy.pdf' }).click();
    await expectWritten(bench.getByRole('img', { name: 'stamped-copy.pdf, page 2 of 2' }));
    await expectAccessible(bench);
    await bench.getByRole('button', { name: 'Ask both' }).click();
    await bench.getByRole('dialog').getByLabel('Question').fill('When was it filed?');
    await bench.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(bench.getByRole('dialog')).toBeHidden();

    for (const [page, words] of [
      [phone, 'I was never told.'],
      [desk, 'On June 3, at 4 PM.'],
    ] as const) {
      await page.getByLabel('Your reply').fill(words);
      await page.getByRole('button', { name: 'Send the reply' }).click();
      await expect(page.getByLabel('Your reply')).toHaveCount(0);
    }

    const file = new URL(bench.url()).pathname;
    await visit(bench, file);
    await expect(bench.getByText('On June 3, at 4 PM.')).toBeVisible();
    await splits(bench, '10000', 'Filed late, but filed.');
    for (const page of [own, heard]) {
      await expect(page).toContainText('Filed late, but filed.');
      await expect(page).toContainText('The money moves on');
      await expect(page.getByRole('button', { name: 'Ask for another look' })).toBeVisible();
    }
    await expectMail(lawyer.email, 'Your case is decided');

    await desk.getByRole('button', { name: 'Ask for another look' }).click();
    const asked = desk.getByRole('dialog');
    await asked.getByLabel('What is new?').fill('The stamp says June 3.');
    await asked.getByRole('button', { name: 'Ask for it' }).click();
    await expect(own).toContainText('Looked at again');
    await visit(bench, file);
    await expect(bench.getByText('You decided this case; somebody else looks at it')).toBeVisible();
    const second = await registerAdministrator();
    await becomes(bench, second);
    await visit(bench, file);
    await splits(bench, '7000', 'The stamp is in time; the hearing was missed.');

    for (const [page, side] of [
      [phone, 'customer'],
      [desk, 'lawyer'],
    ] as const) {
      const money = async () => (await agreementOf(client, id)).milestones[0]?.refunded;
      await expect.poll(money).toBe(700_000);
      await visit(page, path(side, id));
      await expect(page.getByText('The stamp is in time; the hearing was missed.')).toBeVisible();
      await expect(
        page.getByText(/The money was moved on .* This decision is final/),
      ).toBeVisible();
      await expect(page.getByText(`${pesos(700_000)} went back.`)).toBeVisible();
      await expectAccessible(page);
    }
    await visit(desk, '/lawyer-portal/payments');
    await expect(desk.getByRole('main')).toContainText(pesos(2_100_000));
    for (const [kind, amount] of [
      ['refund', 700_000],
      ['release', 2_100_000],
    ] as const) {
      await expectBooked(bench, kind, await paymentOf(lawyer, 2_800_000), amount);
    }
    for (const page of [desk, bench]) await page.goto('about:blank');
    for (const { api } of [administrator, second, lawyer]) await api.close();
  });

  test('an absence likewise: reported, contested, a question, offers refused, decided', {
    tag: '@phone',
  }, async ({ page: phone, openPage, newCustomer }) => {
    const client = await newCustomer();
    const lawyer = await publishedLawyer();
    const how = { type: 'PHONE', phone: '+639171234567' } as const;
    const { meetingId: id } = await bookAndPay(client, nineOClock(lawyer, 3), how);
    await startsNow(id, -20);
    await client.api.call(reportAbsence, { params: { id }, body: { details: WAITED } });
    await becomes(phone, client);
    await visit(phone, `/customer-portal/meeting/${id}`);
    const own = phone.getByRole('region', { name: 'The case about this report' });
    await expect(own).toContainText('the report in the box above.');

    const desk = await openPage({ as: lawyer });
    await visit(desk, `/lawyer-portal/meeting/${id}`);
    const report = desk.getByRole('region', { name: 'Your client says you did not call' });
    await report.getByLabel('What happened?').fill('I called twice; it was busy.');
    await report.getByRole('button', { name: 'I called: object' }).click();
    const heard = desk.getByRole('region', { name: 'The case about this report' });
    await expect(heard).toContainText('To be decided');
    await offers(desk, '500');
    await expect(own).toContainText(`${pesos(50_000)} goes back to you`);
    await expect(phone.getByText('I called twice; it was busy.')).toBeVisible();
    await confirmed(phone, 'Refuse', 'Refuse it');
    await expect(heard).toContainText('refused');

    const administrator = await registerAdministrator();
    const bench = await openPage({ as: administrator });
    await visit(bench, '/admin/cases?kind=absence');
    const name = `${client.firstName} ${client.lastName}`;
    const card = bench.getByRole('article').filter({ hasText: name });
    await card.getByRole('link', { name: 'Open the case' }).click();
    await expect(bench.getByText(WAITED)).toBeVisible();
    await expect(bench.getByText('I called twice; it was busy.')).toBeVisible();
    const caseId = new URL(bench.url()).pathname.split('/').at(-1) ?? '';
    const params = { id: caseId };
    const question = { question: 'From which number?' };
    await administrator.api.call(askInCase, { params, body: question });
    await client.api.call(answerCase, { params, body: { statement: 'No call is in my list.' } });
    await visit(desk, `/lawyer-portal/meeting/${id}`);
    await expect(heard).toContainText('From which number?');
    await heard.getByLabel('Your reply').fill('From the landline of the office.');
    await heard.getByRole('button', { name: 'Send the reply' }).click();
    await expect(own).toContainText('From the landline of the office.');
    await visit(bench, `/admin/cases/${caseId}`);
    await splits(bench, '900', 'One call was made, and it was late.');
    await expect(own).toContainText('The money moves on');
    await timeToReviewIsOver(caseId);
    await expect(own).toContainText('This decision is final.');
    const back = async () => (await meetingOf(client, id)).payment.refunded;
    await expect.poll(back).toBe(90_000);
    await expectAccessible(phone);
    await visit(desk, '/lawyer-portal/payments');
    await expect(desk.getByRole('main')).toContainText(pesos(60_000));
    await expectBooked(bench, 'refund', await paymentOf(lawyer, 150_000), 90_000);
    for (const page of [desk, bench]) await page.goto('about:blank');
    for (const { api } of [administrator, lawyer]) await api.close();
  });

  test('is settled between the two without a judge, in one press', { tag: '@core' }, async ({
    page: phone,
    openPage,
    newCustomer,
  }) => {
    const client = await newCustomer();
    const { lawyer, id } = await objected(client);
    await becomes(phone, client);
    await visit(phone, path('customer', id));
    await offers(phone, '8000');
    await expect(phone.getByText('Your offer', { exact: true })).toBeVisible();
    const desk = await openPage({ as: lawyer });
    await visit(desk, path('lawyer', id));
    await confirmed(desk, 'Accept the offer', 'Accept it');
    const own = phone.getByRole('region', { name: 'You objected to the work' });
    await expect(own).toContainText('You settled this between yourselves.');
    await expectMail(client.email, 'Your case is settled');
    await desk.goto('about:blank');
    await lawyer.api.close();
  });
});
