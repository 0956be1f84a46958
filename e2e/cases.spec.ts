import type { Page } from '@playwright/test';
import { completeWorkItem, confirmWorkItem } from '@/lib/contract/work-items/completion';
import { registerAdministrator } from './support/administrators';
import { acceptedAndPaid, lawyerOfClient } from './support/agreements';
import { pesos } from './support/clock';
import { expectMail } from './support/inbox';
import type { Person } from './support/people';
import { becomes, expect, expectAccessible, test, visit } from './support/test';

const path = (side: 'customer' | 'lawyer', id: string) => `/${side}-portal/work-items/${id}`;
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

test.describe('a case', { tag: ['@agreements', '@admin', '@once'] }, () => {
  test.slow();

  test('objection, answer with a file, offer refused, question, decision: each side sees all of it', async ({
    page: phone,
    openPage,
    newCustomer,
  }) => {
    const client = await newCustomer();
    const { lawyer, id } = await objected(client);
    await becomes(phone, client);
    const desk = await openPage({ as: lawyer });
    await visit(desk, path('lawyer', id));
    const heard = desk.getByRole('region', { name: 'Your client objects to the work' });
    await expect(heard).toContainText(REASON);
    await expect(heard).toContainText('Waits for an answer');
    await heard.getByLabel('Your answer').fill('It was filed on the last day.');
    await heard.getByRole('button', { name: 'Send the answer' }).click();
    await expect(heard).toContainText('To be decided');
    await heard.getByLabel('Hand in files').setInputFiles({
      name: 'stamped-copy.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Received by the Labor Arbiter.'),
    });
    await expect(heard.getByRole('link', { name: 'Download stamped-copy.txt' })).toBeVisible();
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

    const administrator = await registerAdministrator();
    const bench = await openPage({ as: administrator });
    await visit(bench, '/admin/cases?kind=dispute');
    const name = `${client.firstName} ${client.lastName}`;
    const card = bench.getByRole('article').filter({ hasText: name });
    await card.getByRole('link', { name: 'Open the case' }).click();
    await expect(bench.getByText('I represent you until the decision.')).toBeVisible();
    await expect(bench.getByRole('link', { name: 'Download stamped-copy.txt' })).toBeVisible();
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

    await visit(bench, new URL(bench.url()).pathname);
    await expect(bench.getByText('On June 3, at 4 PM.')).toBeVisible();
    await bench.getByRole('button', { name: 'Split it' }).click();
    const dialog = bench.getByRole('dialog');
    await dialog.getByLabel('Back to the client, in pesos').fill('10000');
    await dialog.getByLabel('Reason').fill('Filed late, but filed.');
    await dialog.getByRole('button', { name: /^Refund ₱10,000/ }).click();
    await expect(dialog).toBeHidden();
    for (const page of [own, heard]) {
      await expect(page).toContainText('Filed late, but filed.');
      await expect(page).toContainText('The money moves on');
      await expect(page.getByRole('button', { name: 'Ask for another look' })).toBeVisible();
    }
    await expectMail(lawyer.email, 'Your case is decided');
    await desk.goto('about:blank');
    await bench.goto('about:blank');
    await administrator.api.close();
    await lawyer.api.close();
  });

  test('is settled between the two without a judge, in one press', async ({
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
