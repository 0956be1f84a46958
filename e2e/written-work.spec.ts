import type { Page } from '@playwright/test';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { registerAdministrator } from './support/administrators';
import { agreementOf, payAndReturn } from './support/agreements';
import { timeToReviewIsOver } from './support/cases';
import { pesos } from './support/clock';
import { pdf } from './support/files';
import { expectMail } from './support/inbox';
import { deliveredOrder, deliverOn, OFFER, offerOn } from './support/orders';
import { publishedLawyer } from './support/published-lawyer';
import { expect, expectAccessible, ready, test, visit } from './support/test';
import { expectNoSideways } from './support/usable';

const PHONE = { viewport: { width: 360, height: 800 } };
const DESK = { viewport: { width: 1280, height: 900 } };
const path = (side: 'customer' | 'lawyer', id: string) => `/${side}-portal/work-items/${id}`;

/** Presses a button that asks again, and confirms it. */
async function confirmed(page: Page, button: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test.describe('written work', { tag: ['@agreements', '@once'] }, () => {
  test.slow();

  test('is offered, found, ordered at 360, accepted at 1280, revised and released', {
    tag: '@core',
  }, async ({ openPage, newCustomer }) => {
    const client = await newCustomer();
    const lawyer = await publishedLawyer();
    const name = `${lawyer.firstName} ${lawyer.lastName}`;
    const desk = await openPage({ as: lawyer, ...DESK });
    const phone = await openPage({ as: client, ...PHONE });

    await test.step('the lawyer offers it', async () => {
      await visit(desk, '/lawyer-portal/profile');
      await desk.getByRole('link', { name: 'Written work', exact: true }).click();
      await desk.waitForURL(/\/profile\/written-work$/);
      await ready(desk);
      await expect(desk.getByText('No offers yet.')).toBeVisible();
      await expect(desk.getByText(/Notarized documents are not sold this way/)).toBeVisible();
      await offerOn(desk);
      await expectAccessible(desk);
    });

    await test.step('the client finds it in results and on the profile', async () => {
      await visit(phone, `${SEARCH_PATH}?region=bicol-region-v`);
      await phone.getByRole('link', { name: 'Written work', exact: true }).click();
      await phone.waitForURL(/written=1/);
      await ready(phone);
      await phone.getByRole('link', { name: `Written work of Atty. ${name}` }).click();
      await phone.waitForURL(/\/lawyer\/.+#written-work$/);
      await ready(phone);
      const offers = phone.getByRole('region', { name: 'Written work' });
      await expect(offers).toContainText('Notarized documents are not sold this way');
      await expect(offers).toContainText('Within 5 days, one revision included');
      await expectNoSideways(phone);
      await offers.getByRole('link', { name: `Order ${OFFER.name}` }).click();
      await phone.waitForURL(/\/work-items\/order\//);
      await ready(phone);
    });

    const id = await test.step('says what it is about, sends a file and pays', async () => {
      await phone.getByLabel('What it is about').fill('The lender asks for double interest.');
      await phone.getByLabel(/^The other side/).fill('Quick Loans Inc.');
      await phone.getByRole('button', { name: 'Go on to files and payment' }).click();
      await expect(phone.getByText('Please agree before you continue.')).toBeVisible();
      await expectAccessible(phone);
      await expectNoSideways(phone);
      await phone.getByRole('checkbox', { name: /may read what I write/ }).check();
      await phone.getByRole('button', { name: 'Go on to files and payment' }).click();
      await phone.waitForURL(/\/work-items\/[0-9a-f-]+$/);
      await ready(phone);
      await phone.getByLabel('Add files').setInputFiles(pdf('contract.pdf'));
      await expect(phone.getByRole('link', { name: 'Download contract.pdf' })).toBeVisible();
      await phone.getByLabel('Your full name').fill(`${client.firstName} ${client.lastName}`);
      await phone.getByRole('checkbox', { name: /I have read the order/ }).check();
      await expectAccessible(phone);
      await expectNoSideways(phone);
      await phone.getByRole('button', { name: /^Sign and pay/ }).click();
      await payAndReturn(phone, OFFER.name);
      await expect(phone).toHaveTitle(/^Order of written work/);
      await expect(phone.getByRole('heading', { name: 'Paid, not accepted yet' })).toBeVisible();
      await expectMail(lawyer.email, 'New order');
      return new URL(phone.url()).pathname.split('/').at(-1) ?? '';
    });

    await test.step('the lawyer checks, accepts and delivers', async () => {
      await visit(desk, '/lawyer-portal');
      await expect(desk.getByText('Accept or decline the order')).toBeVisible();
      await desk.getByRole('link', { name: 'Accept or decline the order' }).click();
      await desk.waitForURL(new RegExp(`/work-items/${id}$`));
      await ready(desk);
      await expect(desk.getByText(/opens once you have checked/)).toBeVisible();
      await desk.getByRole('button', { name: 'No conflict, open the order' }).click();
      await expect(desk.getByText('The lender asks for double interest.')).toBeVisible();
      await expect(desk.getByRole('link', { name: 'Download contract.pdf' })).toBeVisible();
      await confirmed(desk, 'Accept the order', 'Accept it');
      await expectMail(client.email, 'Order accepted');
      await deliverOn(desk, 'letter.pdf', 'Please read page two.');
      await expectAccessible(desk);
    });

    await test.step('the client asks for the revision, and accepts the next delivery', async () => {
      await expect(phone.getByText('Please read page two.')).toBeVisible();
      await phone.getByRole('button', { name: 'Ask for changes' }).click();
      const dialog = phone.getByRole('dialog');
      await dialog.getByLabel('What should change?').fill('Please add the dates.');
      await dialog.getByRole('button', { name: 'Ask for it' }).click();
      await expect(dialog).toBeHidden();
      await expect(desk.getByText('Please add the dates.')).toBeVisible();
      await deliverOn(desk, 'letter-2.pdf', 'With the dates.');
      await expect(phone.getByText('With the dates.')).toBeVisible();
      await expectAccessible(phone);
      await expectNoSideways(phone);
      await confirmed(phone, 'Confirm the work', 'Confirm and release');
      await expect(phone.getByText(/^You accepted the work on/)).toBeVisible();
      const released = async () => (await agreementOf(client, id)).milestones[0]?.released_at;
      await expect.poll(released).not.toBeNull();
      await expectMail(lawyer.email, 'Work accepted');
    });
    for (const page of [desk, phone]) await page.goto('about:blank');
    await lawyer.api.close();
  });

  test('is objected to, and decided by an administrator', async ({ openPage, newCustomer }) => {
    const client = await newCustomer();
    const lawyer = await publishedLawyer();
    const { _id: id } = await deliveredOrder(lawyer, client);
    const desk = await openPage({ as: client, ...DESK });
    const phone = await openPage({ as: lawyer, ...PHONE });
    await visit(desk, path('customer', id));
    await desk.getByRole('button', { name: 'Object', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('What is not as agreed?').fill('It names the wrong lender.');
    await dialog.getByRole('button', { name: 'Object', exact: true }).click();
    await expect(desk.getByText('It names the wrong lender.')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Confirm the work' })).toHaveCount(0);

    await visit(phone, path('lawyer', id));
    const heard = phone.getByRole('region', { name: 'Your client objects to the work' });
    await heard.getByLabel('Your answer').fill('The contract names this lender.');
    await heard.getByRole('button', { name: 'Send the answer' }).click();
    await expect(heard).toContainText('To be decided');
    await expectNoSideways(phone);

    const administrator = await registerAdministrator();
    const bench = await openPage({ as: administrator, ...DESK });
    await visit(bench, '/admin/cases?kind=dispute');
    const card = bench
      .getByRole('article')
      .filter({ hasText: `${client.firstName} ${client.lastName}` });
    await card.getByRole('link', { name: 'Open the case' }).click();
    await bench.waitForURL(/\/admin\/cases\/[0-9a-f-]+$/);
    await ready(bench);
    await bench.getByRole('button', { name: 'Split it' }).click();
    const split = bench.getByRole('dialog');
    await split.getByLabel('Back to the client, in pesos').fill('1000');
    await split.getByLabel('Reason').fill('One name is wrong, the rest is as ordered.');
    await split.getByRole('button', { name: /^Refund ₱.* and release the rest$/ }).click();
    await expect(split).toBeHidden();
    await timeToReviewIsOver(new URL(bench.url()).pathname.split('/').at(-1) ?? '');
    const refunded = async () => (await agreementOf(client, id)).milestones[0]?.refunded;
    await expect.poll(refunded).toBe(100_000);
    for (const [page, side] of [
      [desk, 'customer'],
      [phone, 'lawyer'],
    ] as const) {
      await visit(page, path(side, id));
      await expect(page.getByText('One name is wrong, the rest is as ordered.')).toBeVisible();
      await expect(page.getByText(`${pesos(100_000)} went back.`)).toBeVisible();
      await expectAccessible(page);
    }
    for (const page of [desk, phone, bench]) await page.goto('about:blank');
    await lawyer.api.close();
  });
});
