import { expect, type Page } from '@playwright/test';
import { getSession } from '@/lib/contract/accounts/authentication';
import { acceptProposal } from '@/lib/contract/work-items/acceptance';
import { payMilestone } from '@/lib/contract/work-items/milestones';
import {
  createWorkItem,
  getWorkItem,
  type WorkItem,
  type WorkItemTermsInput,
} from '@/lib/contract/work-items/work-items';
import { bookAndPay, payAtGateway } from './bookings';
import { query } from './database';
import type { Person } from './people';
import { nineOClock, publishedLawyer } from './published-lawyer';
import { ready } from './test';

export type Lawyer = Awaited<ReturnType<typeof publishedLawyer>>;

/** A lawyer of this test alone who has met this client. */
export async function lawyerOfClient(client: Person): Promise<Lawyer> {
  const lawyer = await publishedLawyer();
  await bookAndPay(client, nineOClock(lawyer, 3));
  return lawyer;
}

/** Terms of a simple agreement: ₱28,000 at once. */
export const TERMS = {
  title: 'Illegal dismissal case before the NLRC',
  description: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'I represent you until the decision.' }],
      },
    ],
  },
  price: 2_800_000,
} as const satisfies WorkItemTermsInput;

/** An agreement that was sent to the client, without a browser. */
export async function proposed(
  lawyer: Lawyer,
  client: Person,
  terms: WorkItemTermsInput = TERMS,
): Promise<WorkItem> {
  const { _id } = await client.api.call(getSession, {});
  return lawyer.api.call(createWorkItem, {
    body: { ...terms, client_id: _id, status: 'PROPOSAL' },
  });
}

/** The same, accepted and paid by its client: with milestones, the first of them. */
export async function acceptedAndPaid(
  lawyer: Lawyer,
  client: Person,
  terms: WorkItemTermsInput = TERMS,
): Promise<WorkItem> {
  const { _id, version } = await proposed(lawyer, client, terms);
  const { checkout_url } = await client.api.call(acceptProposal, {
    params: { id: _id },
    body: { version, name: `${client.firstName} ${client.lastName}`, consent: true },
  });
  await payAtGateway(client.api, checkout_url);
  const status = async () => (await agreementOf(client, _id)).status;
  await expect.poll(status).toBe('PAID');
  return agreementOf(client, _id);
}

/** Pays a milestone that was asked for. */
export async function milestonePaid(client: Person, id: string, childId: string): Promise<void> {
  const { checkout_url } = await client.api.call(payMilestone, { params: { id, childId } });
  await payAtGateway(client.api, checkout_url);
}

export function agreementOf(person: Person, id: string): Promise<WorkItem> {
  return person.api.call(getWorkItem, { params: { id } });
}

/** Pays on the page of the gateway; ends on the agreement or order. */
export async function payAndReturn(page: Page, title: string): Promise<void> {
  await page.waitForURL(/\/test-gateway\//);
  await ready(page);
  await page.getByRole('radio', { name: 'Maya' }).check();
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await page.waitForURL(/\/checkout\?/);
  await page.getByRole('link', { name: /^Open the (agreement|order)$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Makes the time of a proposal run out and lets the job see it: no test can wait for days. */
export async function timeRunsOut(id: string): Promise<void> {
  await query(
    "update work_items set expires_at = now() - interval '1 minute' where id = $1 and status = 'PROPOSAL'",
    [id],
  );
  await query(
    "select graphile_worker.add_job('expire_proposal', json_build_object('workItemId', $1::text))",
    [id],
  );
}
