import { expect, type Page } from '@playwright/test';
import { addOffer } from '@/lib/contract/lawyers/written-work';
import { acceptProposal } from '@/lib/contract/work-items/acceptance';
import { acceptOrder, deliverOrder, orderWrittenWork } from '@/lib/contract/work-items/orders';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { agreementOf } from './agreements';
import { payAtGateway } from './bookings';
import { pdf } from './files';
import type { Person } from './people';
import type { PublishedLawyer } from './published-lawyer';
import { ready } from './test';

export const OFFER = {
  kind: 'DEMAND_LETTER',
  name: 'Demand letter to a lender',
  scope: 'One letter, up to two pages.',
  needed: 'The contract, and what was paid.',
  price: 350_000,
  days: 5,
  revisions: 1,
} as const;

/** Written work that was ordered from this lawyer, paid, accepted and delivered, without a browser. */
export async function deliveredOrder(lawyer: PublishedLawyer, client: Person): Promise<WorkItem> {
  const offer = await lawyer.api.call(addOffer, { body: OFFER });
  const order = await client.api.call(orderWrittenWork, {
    body: {
      lawyer_id: lawyer.lawyerId,
      offer_id: offer._id,
      expected_total: OFFER.price,
      about: 'The lender asks for interest that we never agreed on.',
      consent: true,
    },
  });
  const params = { id: order._id };
  const { checkout_url } = await client.api.call(acceptProposal, {
    params,
    body: { version: 1, name: `${client.firstName} ${client.lastName}`, consent: true },
  });
  await payAtGateway(client.api, checkout_url);
  await expect.poll(async () => (await agreementOf(client, order._id)).status).toBe('PAID');
  await lawyer.api.call(acceptOrder, { params });
  const { name, mimeType, buffer } = pdf('letter.pdf');
  const file = new File([new Uint8Array(buffer)], name, { type: mimeType });
  return lawyer.api.call(deliverOrder, { params, body: { files: [file] } });
}

/** Delivers files with a note, on the lawyer's page of an order. */
export async function deliverOn(page: Page, file: string, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Deliver the work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deliver the work' });
  await dialog.getByLabel('Files').setInputFiles(pdf(file));
  await expect(dialog.getByText(file)).toBeVisible();
  await dialog.getByLabel(/Note/).fill(note);
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: /^Deliveries/ })).toContainText(note);
}

/** Fills in the form of an offer, in its dialog. */
export async function offerOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add an offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Offer written work' });
  await dialog.getByLabel('Kind of work').selectOption(OFFER.kind);
  await expect(dialog.getByLabel('Name')).toHaveValue('Demand letter');
  await dialog.getByLabel('Name').fill(OFFER.name);
  await dialog.getByLabel('What the client gets').fill(OFFER.scope);
  await dialog.getByRole('button', { name: 'Add this offer' }).click();
  await expect(dialog.getByText('Please provide a value.').first()).toBeVisible();
  await dialog.getByLabel('What the client sends').fill(OFFER.needed);
  await dialog.getByLabel('Price').fill('3500');
  await dialog.getByRole('button', { name: 'Add this offer' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: OFFER.name })).toBeVisible();
  await ready(page);
}
