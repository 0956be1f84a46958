import { randomUUID } from 'node:crypto';
import { addOffer, writtenOffer } from '@/lib/contract/lawyers/written-work';
import { acceptProposal } from '@/lib/contract/work-items/acceptance';
import { confirmWorkItem } from '@/lib/contract/work-items/completion';
import * as orders from '@/lib/contract/work-items/orders';
import { getWorkItem, type WorkItem } from '@/lib/contract/work-items/work-items';
import { send } from '@/lib/testing/api/requests';
import type { TestLawyer, TestUser } from '@/lib/testing/factories';
import { payCheckout } from './agreement-money';

export const OFFER = {
  kind: 'DEMAND_LETTER',
  name: 'Demand letter',
  scope: 'One letter to one person.\nUp to two pages.',
  needed: 'The contract and what was paid.',
  price: 350_000,
  days: 5,
  revisions: 1,
} as const;

export async function newOffer(
  lawyer: TestLawyer,
  changes: Partial<Record<keyof typeof OFFER | 'offered', unknown>> = {},
): Promise<string> {
  const body = { ...OFFER, ...changes };
  const headers = { 'idempotency-key': randomUUID() };
  const made = await send(addOffer, { cookie: lawyer.cookie, headers, body });
  return writtenOffer.parse(made.body)._id;
}

export interface OrderPeople {
  readonly client: TestUser;
  readonly lawyer: TestLawyer;
}

const keyed = (key: string = randomUUID()) => ({
  'idempotency-key': key,
  'x-client-address': '192.0.2.7',
});

export function placeOrder(
  { client, lawyer }: OrderPeople,
  offerId: string,
  changes: object = {},
  key?: string,
) {
  return send(orders.orderWrittenWork, {
    cookie: client.cookie,
    headers: keyed(key),
    body: {
      lawyer_id: lawyer.lawyerId,
      offer_id: offerId,
      expected_total: OFFER.price,
      about: 'Juan owes me ₱80,000 since March.',
      other_party: 'Juan dela Cruz',
      consent: true,
      ...changes,
    },
  });
}

/** An order of these two, and what they do with it. */
export async function newOrder(people: OrderPeople, changes: object = {}) {
  const { client, lawyer } = people;
  const offerId = await newOffer(lawyer);
  const made = await placeOrder(people, offerId, changes);
  const { _id: id } = made.body as WorkItem;
  const params = { id };
  const by = ({ cookie }: TestUser, body?: unknown) => ({ params, cookie, body });
  const signature = { version: 1, name: 'Ana Reyes', consent: true };
  const sign = () => send(acceptProposal, { ...by(client, signature), headers: keyed() });
  return {
    id,
    offerId,
    sign,
    pay: async () => payCheckout(await sign()),
    conflict: (who: TestUser = lawyer) => send(orders.getOrderConflict, by(who)),
    decide: (conflict: boolean) => send(orders.decideOrderConflict, by(lawyer, { conflict })),
    accept: (who: TestUser = lawyer) => send(orders.acceptOrder, by(who)),
    decline: (reason?: string) => send(orders.declineOrder, by(lawyer, { reason })),
    deliver: (file: File, note?: string) => {
      const body = new FormData();
      body.append('files', file);
      if (note) body.append('note', note);
      return send(orders.deliverOrder, by(lawyer, body));
    },
    revise: (text = 'Please add the dates.') =>
      send(orders.reviseOrder, by(client, { changes: text })),
    confirm: () => send(confirmWorkItem, by(client, { accepted: true })),
    object: () =>
      send(confirmWorkItem, by(client, { accepted: false, reason: 'It names the wrong person.' })),
    shown: async (who: TestUser = client) => (await send(getWorkItem, by(who))).body as WorkItem,
    read: (who: TestUser) => send(getWorkItem, by(who)),
  };
}
