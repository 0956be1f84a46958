import type { Page } from '@playwright/test';
import {
  acceptedAndPaid,
  agreementOf,
  type Lawyer,
  lawyerOfClient,
  payAndReturn,
  proposed,
  TERMS,
  timeRunsOut,
} from './support/agreements';
import { timeButton } from './support/booking-page';
import { expect, join, test } from './support/calls/call-test';
import { expectSeenAndHeard } from './support/calls/connections';
import { pesos } from './support/clock';
import { expectMail } from './support/inbox';
import { withoutPolling } from './support/no-polling';
import { endedMeeting, startsNow } from './support/past-meetings';
import type { Person } from './support/people';
import { nineOClock } from './support/published-lawyer';
import { becomes, expectAccessible, ready, visit } from './support/test';

const path = (side: 'customer' | 'lawyer', id: string) => `/${side}-portal/work-items/${id}`;
const status = async (person: Person, id: string) => (await agreementOf(person, id)).status;
const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

/** Presses a button that asks again, and confirms it. */
async function confirmed(page: Page, button: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test.describe('an engagement agreement', { tag: ['@agreements', '@once'] }, () => {
  test.slow();

  test('from a draft to confirmed work, with a meeting by video and a service', {
    tag: '@call',
  }, async ({ page: phone, otherBrowser, newCustomer }) => {
    const client = await newCustomer();
    const lawyer = await lawyerOfClient(client);
    const name = nameOf(client);
    const desk = await otherBrowser({ as: lawyer });
    await becomes(phone, client);
    for (const page of [desk, phone]) await withoutPolling(page);

    const id =
      await test.step('the lawyer writes a draft from the page of the client', async () => {
        await visit(desk, '/lawyer-portal/clients');
        await desk.getByRole('link', { name }).click();
        await desk.waitForURL(/\/clients\/.+/);
        await desk.getByRole('link', { name: 'Propose an agreement' }).click();
        await desk.waitForURL(/\/work-items\/proposal\?client=/);
        await ready(desk);
        await write(desk);
        await expectAccessible(desk);
        await desk.getByRole('button', { name: 'Save draft' }).click();
        await desk.waitForURL(/\/lawyer-portal\/work-items\/[0-9a-f-]+$/);
        await ready(desk);
        await expect(desk.getByRole('heading', { level: 1 })).toHaveText(TERMS.title);
        return new URL(desk.url()).pathname.split('/').at(-1) ?? '';
      });

    await test.step('sends it, and changes it; the client sees both at once', async () => {
      await visit(phone, '/customer-portal/work-items');
      await expect(phone.getByText('You have no engagement agreements')).toBeVisible();
      await confirmed(desk, 'Send the proposal', 'Send it');
      await expectMail(client.email, 'New agreement');
      await phone.getByRole('link', { name: TERMS.title }).click();
      const agreed = phone.getByRole('region', { name: 'What is agreed' });
      await expect(agreed.getByText('I represent you until the decision.')).toBeVisible();
      await expectAccessible(phone);
      await desk.getByRole('link', { name: 'Edit', exact: true }).click();
      await desk.waitForURL(/\/edit$/);
      await ready(desk);
      await desk.getByLabel('Your fee').fill('26000');
      await desk.getByRole('button', { name: 'Send the changes' }).click();
      await desk.getByRole('dialog').getByRole('button', { name: 'Send the changes' }).click();
      await desk.waitForURL(new RegExp(`/work-items/${id}$`));
      await expect(phone.getByRole('button', { name: /Accept and pay/ })).toContainText('26,000');
      await phone.getByRole('button', { name: 'See what changed' }).click();
      await expect(phone.getByText(pesos(2_600_000)).first()).toBeVisible();
    });

    await test.step('the client accepts and pays', async () => {
      await phone.getByRole('button', { name: /Accept and pay/ }).click();
      await expect(phone.getByText('Please agree before you continue.')).toBeVisible();
      await phone.getByLabel('Your full name').fill(name);
      await phone.getByRole('checkbox', { name: /I have read the agreement/ }).check();
      await phone.getByRole('button', { name: /Accept and pay/ }).click();
      await payAndReturn(phone, TERMS.title);
      await expect(phone.getByText(/works on it\.$/)).toBeVisible();
      await expect(desk.getByText('Complete it when all the work is done.')).toBeVisible();
    });

    await test.step('both have the agreement, and a changed file is told from it', async () => {
      const answer = await client.api.http.get(`/api/v1/work-items/${id}/agreement`);
      const pdf = await answer.body();
      const file = { name: 'agreement.pdf', mimeType: 'application/pdf', buffer: pdf };
      await phone.getByRole('button', { name: 'Proof of acceptance' }).click();
      const proof = phone.getByRole('dialog', { name: 'Proof of acceptance' });
      const input = proof.getByLabel('Check a copy of the agreement');
      await input.setInputFiles(file);
      await expect(
        phone.getByText('This is the agreement you both have, unchanged.'),
      ).toBeVisible();
      const changed = Buffer.from(pdf);
      const at = Math.floor(changed.length / 2);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await input.setInputFiles({ ...file, buffer: changed });
      await expect(phone.getByText('This file differs from the agreement.')).toBeVisible();
      await phone.keyboard.press('Escape');
      await expect(proof).toBeHidden();
    });

    const meetingId = await test.step('a meeting of it gets its time', async () => {
      await phone.getByRole('link', { name: 'Choose a time for Prepare for SEnA' }).click();
      await phone.waitForURL(/\/meetings\//);
      await ready(phone);
      const { start } = nineOClock(lawyer, 4);
      const day = new Intl.DateTimeFormat('en-US', {
        day: 'numeric',
        month: 'short',
        timeZone: 'Asia/Manila',
      });
      await phone.getByRole('tab', { name: new RegExp(`\\b${day.format(start)}\\b`) }).click();
      await timeButton(phone, start).click();
      await expectAccessible(phone);
      await phone.getByRole('button', { name: 'Confirm', exact: true }).click();
      await phone.waitForURL(/\/customer-portal\/meeting\//);
      await expect(phone.getByText(/Part of the agreement/).first()).toBeVisible();
      return new URL(phone.url()).pathname.split('/').at(-1) ?? '';
    });

    await test.step('it is held by video', async () => {
      await startsNow(meetingId, 1);
      for (const [page, side] of [
        [phone, 'customer'],
        [desk, 'lawyer'],
      ] as const)
        await join(page, `/${side}-portal/meeting/${meetingId}/join`);
      for (const page of [phone, desk]) await expectSeenAndHeard(page);
      for (const page of [phone, desk]) {
        await page.getByRole('button', { name: 'Leave' }).click();
        if (page === desk) await page.getByRole('button', { name: 'To the meeting' }).click();
        await page.waitForURL(/-portal\/meeting\//);
      }
      await endedMeeting(meetingId, 5);
    });

    await test.step('a service is offered, and bought', async () => {
      await visit(phone, path('customer', id));
      await visit(desk, path('lawyer', id));
      await desk.getByRole('button', { name: 'Add a service' }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Special power of attorney');
      await dialog.getByLabel('Price in pesos').fill('1800');
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await phone.getByRole('checkbox', { name: /Special power of attorney/ }).check();
      await phone.getByRole('button', { name: /^Buy for/ }).click();
      await payAndReturn(phone, TERMS.title);
      // The lawyer too: while it is being bought, the agreement cannot be completed.
      for (const page of [phone, desk])
        await expect(page.getByText(/^Bought/).first()).toBeVisible();
    });

    await test.step('the lawyer completes it, the client confirms', async () => {
      await confirmed(desk, 'Complete the agreement', 'Complete it');
      await confirmed(phone, 'Confirm the work', 'Confirm and release');
      await expect(phone.getByText(/^You confirmed the work on/)).toBeVisible();
      await expect(desk.getByText(/confirmed the work on/).first()).toBeVisible();
      await expectMail(lawyer.email, 'Work confirmed');
      for (const page of [desk, phone]) await expectAccessible(page);
    });
    await leave(lawyer, desk, phone);
  });

  test('is declined, and another one runs out', async ({ page, newCustomer }) => {
    const client = await newCustomer();
    const lawyer = await lawyerOfClient(client);
    const [declined, expired] = [await proposed(lawyer, client), await proposed(lawyer, client)];
    await becomes(page, client);
    await visit(page, path('customer', declined._id));
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Reason/).fill('My former employer has paid.');
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(page.getByText('You declined this proposal.')).toBeVisible();
    await expectMail(lawyer.email, 'Agreement declined');

    await visit(page, path('customer', expired._id));
    await timeRunsOut(expired._id);
    await expect(page.getByText('The proposal was not answered in time.')).toBeVisible();
    await becomes(page, lawyer);
    await visit(page, path('lawyer', declined._id));
    await expect(page.getByText('My former employer has paid.')).toBeVisible();
    await leave(lawyer, page);
  });

  test('is objected to, which holds the money', async ({ page, newCustomer }) => {
    const client = await newCustomer();
    const lawyer = await lawyerOfClient(client);
    const { _id } = await acceptedAndPaid(lawyer, client);
    await becomes(page, lawyer);
    await visit(page, path('lawyer', _id));
    await confirmed(page, 'Complete the agreement', 'Complete it');
    await becomes(page, client);
    await visit(page, path('customer', _id));
    await page.getByRole('button', { name: 'Object', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What is not as agreed?').fill('The position paper was not filed.');
    await dialog.getByRole('button', { name: 'Object', exact: true }).click();
    await expect(page.getByText('The position paper was not filed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm the work' })).toHaveCount(0);
    await expectMail(lawyer.email, 'Objection to your work');
    await expectAccessible(page);
    await leave(lawyer, page);
  });

  test('is paid in milestones, each released on its own', { tag: '@core' }, async ({
    page,
    newCustomer,
  }) => {
    const client = await newCustomer();
    const lawyer = await lawyerOfClient(client);
    const { _id } = await acceptedAndPaid(lawyer, client, {
      ...TERMS,
      milestones: [
        { name: 'Position paper', amount: 1_000_000 },
        { name: 'Decision', amount: 1_800_000 },
      ],
    });
    await becomes(page, lawyer);
    await visit(page, path('lawyer', _id));
    await page.getByRole('button', { name: /^Ask for/ }).click();
    await page.getByRole('button', { name: 'Deliver “Position paper”' }).click();
    const delivery = page.getByRole('dialog', { name: 'Deliver “Position paper”' });
    await delivery.getByLabel('Note').fill('It is filed.');
    await delivery.getByRole('button', { name: 'Deliver', exact: true }).click();
    await expect(page.getByText('Paid, delivered')).toBeVisible();
    await becomes(page, client);
    await visit(page, path('customer', _id));
    await confirmed(page, 'Confirm this part', 'Confirm and release');
    await expect(page.getByText('Paid, released')).toBeVisible();
    await page.getByRole('button', { name: /^Pay ₱/ }).click();
    await payAndReturn(page, TERMS.title);
    const paid = async () =>
      (await agreementOf(client, _id)).milestones.map((milestone) => milestone.status);
    await expect.poll(paid).toEqual(['PAID', 'PAID']);
    await becomes(page, lawyer);
    await visit(page, path('lawyer', _id));
    await confirmed(page, 'Complete the agreement', 'Complete it');
    await expect.poll(() => status(client, _id)).toBe('COMPLETED');
    await leave(lawyer, page);
  });
});

/** Fills in the form of an agreement for the chosen client, with a meeting. */
async function write(page: Page): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(TERMS.title);
  await page
    .getByRole('textbox', { name: 'What is agreed' })
    .fill('I represent you until the decision.');
  await page.getByLabel('Your fee').fill('28000');
  await page.getByRole('button', { name: 'Add a meeting' }).click();
  const meeting = page.getByRole('group', { name: 'Meeting 1' });
  await meeting.getByLabel('Title').fill('Prepare for SEnA');
  await meeting.getByLabel('Length').selectOption('30');
}

async function leave(lawyer: Lawyer, ...pages: Page[]): Promise<void> {
  for (const page of pages) await page.goto('about:blank');
  await lawyer.api.close();
}
