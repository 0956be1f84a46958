import { and, eq } from 'drizzle-orm';
import { changeOffer, deleteOffer, listOffers } from '@/lib/contract/lawyers/written-work';
import type { ConflictCheck } from '@/lib/contract/meetings/conflicts';
import { listWork } from '@/lib/contract/notifications/work';
import { getCheckout } from '@/lib/contract/payments/payments';
import { listWorkItems, updateWorkItem, type WorkItem } from '@/lib/contract/work-items/work-items';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimits } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { liveEvents } from '@/lib/server/schema/live';
import { workItemOrders, workItems } from '@/lib/server/schema/work-items';
import {
  booksOf,
  endHolds,
  notificationsOf,
  refundQueued,
} from '@/lib/testing/agreements/agreement-money';
import {
  newOffer,
  newOrder,
  OFFER,
  type OrderPeople,
  placeOrder,
} from '@/lib/testing/agreements/orders';
import { send } from '@/lib/testing/api/requests';
import { decideAbout } from '@/lib/testing/cases';
import { newAdmin, newClient, newLawyer, type TestUser } from '@/lib/testing/factories';
import { ofAgreement, pdf } from '@/lib/testing/files/attachments';
import { applySettings } from '@/lib/testing/jest/settings';
import { takeQueued } from '@/lib/testing/jobs';
import { queueDueReleases, releaseDue } from '../payments/releases-service';
import { withdrawSuspended } from '../payments/suspension';
import {
  endUnanswered,
  queueOrderReminders,
  queueUnansweredOrders,
  remindOfOrder,
} from './answers-service';

applySettings({ ADDRESS_LIMIT_FACTOR: '1' });

let people: OrderPeople;
beforeEach(async () => {
  people = {
    client: await newClient({ firstName: 'Ana', lastName: 'Cruz' }),
    lawyer: await newLawyer(),
  };
  await database().delete(rateLimits);
});

const letter = () => new File([pdf()], 'letter.pdf', { type: 'application/pdf' });
const listed = async ({ cookie }: TestUser) =>
  (await send(listWorkItems, { cookie })).body as { results: WorkItem[] };
const queuedIds = async (task: 'end_unanswered_order' | 'release_agreement') =>
  (await takeQueued(task)).map(({ workItemId }) => workItemId);

/** Number of live events about an order that reached this person. */
const eventsOf = ({ id }: TestUser, orderId: string) =>
  database().$count(liveEvents, and(eq(liveEvents.userId, id), eq(liveEvents.subjectId, orderId)));

async function paid(changes: object = {}) {
  const order = await newOrder(people, changes);
  await order.pay();
  return order;
}

async function itemOf(id: string) {
  const [row] = await database().select().from(workItems).where(eq(workItems.id, id));
  if (!row) throw new Error('no such order');
  return row;
}

async function delivered() {
  const order = await paid({ other_party: '' });
  expect((await order.accept()).status).toBe(200);
  expect((await order.deliver(letter(), 'Please read page two.')).status).toBe(200);
  return order;
}

describe('ordering', () => {
  test('copies the terms, and reaches the lawyer once it is paid', async () => {
    const order = await newOrder(people);
    expect(await order.shown()).toMatchObject({
      status: 'PROPOSAL',
      title: 'Demand letter',
      price: OFFER.price,
      order: { days: 5, revisions: 1, revisions_left: 1, conflict: 'OPEN', received_at: null },
      brief: { about: 'Juan owes me ₱80,000 since March.', other_party: 'Juan dela Cruz' },
      can: ['accept', 'reject'],
      can_comment: false,
    });
    expect((await order.read(people.lawyer)).status).toBe(404);
    expect((await listed(people.lawyer)).results).toEqual([]);
    const { lawyer } = people;
    const changed = { ...OFFER, price: 900_000, revisions: 3 };
    const params = { id: order.offerId };
    await send(changeOffer, { params, cookie: lawyer.cookie, body: changed });
    await send(deleteOffer, { params, cookie: lawyer.cookie });
    await order.pay();
    expect(await order.shown(lawyer)).toMatchObject({
      status: 'PAID',
      price: OFFER.price,
      order: { revisions: 1, answered_at: null },
      brief: null,
      can: ['check_conflict', 'decline_order'],
    });
    expect((await listed(lawyer)).results).toHaveLength(1);
  });

  test('its checkout knows that it is an order', async () => {
    const order = await newOrder(people);
    await order.sign();
    const [part] = (await order.shown()).milestones;
    const ref = part?.checkout_url?.split('ref=')[1] ?? '';
    const shown = await send(getCheckout, { query: { ref }, cookie: people.client.cookie });
    expect(shown.body).toMatchObject({ details: { work_item: { is_order: true } } });
  });

  test('the same request twice, also at once, makes one', async () => {
    const offer = await newOffer(people.lawyer);
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => placeOrder(people, offer, {}, key)));
    expect(new Set(answers.map(({ body }) => (body as WorkItem)._id)).size).toBe(1);
    expect((await listed(people.client)).results).toHaveLength(1);
  });

  test('another price than was seen, an offer that is not shown and a hidden lawyer are refused', async () => {
    const { client, lawyer } = people;
    const offer = await newOffer(lawyer);
    const wrong = await placeOrder(people, offer, { expected_total: 1 });
    expect(wrong).toMatchObject({ status: 400, body: { key: 'price_changed' } });
    const hidden = await newOffer(lawyer, { offered: false });
    expect((await placeOrder(people, hidden)).status).toBe(404);
    const other = { client, lawyer: await newLawyer() };
    expect((await placeOrder(other, offer)).status).toBe(404);
    await database()
      .update(lawyers)
      .set({ isPublic: false })
      .where(eq(lawyers.id, lawyer.lawyerId));
    await profilesChanged(database(), lawyer.lawyerId);
    expect((await placeOrder(people, offer)).status).toBe(404);
  });

  test('a lawyer who is hidden meanwhile takes no payment', async () => {
    const order = await newOrder(people);
    const { lawyerId } = people.lawyer;
    await database().update(lawyers).set({ isPublic: false }).where(eq(lawyers.id, lawyerId));
    await profilesChanged(database(), lawyerId);
    await expect(order.pay()).rejects.toThrow();
    expect(await order.shown()).toMatchObject({ status: 'PROPOSAL' });
  });

  test('lawyers order nothing, from themselves or others', async () => {
    const { lawyer } = people;
    const offer = await newOffer(lawyer);
    const answer = await placeOrder({ client: lawyer, lawyer }, offer);
    expect(answer).toMatchObject({ status: 403, body: { key: 'wrong_role' } });
  });

  test('three are unpaid at most, and three with one lawyer in hand', async () => {
    const { client, lawyer } = people;
    const offer = await newOffer(lawyer);
    for (let n = 0; n < 3; n++) expect((await placeOrder(people, offer)).status).toBe(201);
    const fourth = await placeOrder(people, offer);
    expect(fourth).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
    const [first] = (await listed(client)).results;
    const params = { id: first?._id ?? '' };
    const cancelled = { params, cookie: client.cookie, body: { status: 'REJECTED' } };
    expect((await send(updateWorkItem, cancelled)).status).toBe(200);
    expect((await placeOrder(people, offer)).status).toBe(201);
    // An unpaid one is no limit any more once its day is over.
    await database()
      .update(workItems)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(workItems.clientId, client.id));
    expect((await placeOrder(people, offer)).status).toBe(201);
  });

  test('fifty accounts of one network get ten orders of a lawyer in a day', async () => {
    const offer = await newOffer(people.lawyer);
    const answers: number[] = [];
    for (let n = 0; n < 12; n++) {
      const client = await newClient();
      answers.push((await placeOrder({ ...people, client }, offer)).status);
    }
    expect(answers).toEqual([...Array<number>(10).fill(201), 429, 429]);
  });

  test('eight offers are the most', async () => {
    const { lawyer } = people;
    for (let n = 0; n < 8; n++) await newOffer(lawyer, { name: `Letter ${n}` });
    await expect(newOffer(lawyer)).rejects.toThrow();
    const { body } = await send(listOffers, { cookie: lawyer.cookie });
    expect((body as { results: unknown[] }).results).toHaveLength(8);
  });

  test('a payment that does not come leaves it open, and only its client is told', async () => {
    const order = await newOrder(people);
    expect((await order.sign()).status).toBe(200);
    expect(await order.shown()).toMatchObject({ status: 'PAYMENT_PENDING' });
    await endHolds();
    expect(await order.shown()).toMatchObject({ status: 'PROPOSAL', can: ['accept', 'reject'] });
    expect(await notificationsOf(order.id, people.client)).toEqual({
      client: ['Order not paid'],
      lawyer: [],
      mails: ['agreement-unpaid-client'],
    });
    expect(await eventsOf(people.client, order.id)).toBeGreaterThan(0);
    expect(await eventsOf(people.lawyer, order.id)).toBe(0);
    await order.pay();
    expect(await order.shown(people.lawyer)).toMatchObject({ status: 'PAID' });
    expect(await eventsOf(people.lawyer, order.id)).toBeGreaterThan(0);
  });

  test.each([
    ['not signed', false],
    ['being paid', true],
  ])(
    'an order of a suspended lawyer that is %s is closed, and not called unpaid',
    async (_, signed) => {
      const order = await newOrder(people);
      if (signed) expect((await order.sign()).status).toBe(200);
      await withdrawSuspended(order.id, Date.now());
      await withdrawSuspended(order.id, Date.now());
      expect(await order.shown()).toMatchObject({
        status: 'REJECTED',
        rejected_by: 'SYSTEM',
        rejected_reason: 'withdrawn',
        order: { received_at: null },
        can: [],
      });
      expect(await notificationsOf(order.id, people.client)).toEqual({
        client: ['Order closed'],
        lawyer: [],
        mails: ['agreement-withdrawn-client'],
      });
      expect(await eventsOf(people.lawyer, order.id)).toBe(0);
    },
  );
});

describe('the answer of the lawyer', () => {
  test('text and files stay closed until the check, which compares names of meetings and orders', async () => {
    const { client, lawyer } = people;
    const earlier = await paid({ other_party: 'Northgate Inc.' });
    await earlier.decide(false);
    const mine = await newOrder(people, { other_party: 'Northgate Inc' });
    await ofAgreement.upload(client, mine.id, [['contract.pdf', pdf()]]);
    await mine.pay();
    const closed = await mine.shown(lawyer);
    expect(closed).toMatchObject({ brief: null, files: [] });
    const [file] = (await mine.shown()).files;
    expect((await ofAgreement.download(lawyer, mine.id, file?._id ?? '')).status).toBe(404);
    const { body } = await mine.conflict();
    // The client's own earlier order is no conflict.
    expect(body as ConflictCheck).toMatchObject({ state: 'OPEN', matches: [] });
    expect((await mine.accept()).status).toBe(409);
    expect((await mine.decide(false)).status).toBe(200);
    expect((await mine.decide(false)).status).toBe(200);
    expect(await mine.shown(lawyer)).toMatchObject({
      brief: { other_party: 'Northgate Inc' },
      files: [{ name: 'contract.pdf' }],
      can: ['accept_order', 'decline_order'],
    });
    expect((await ofAgreement.download(lawyer, mine.id, file?._id ?? '')).status).toBe(200);
  });

  test('another client’s order against the client is found', async () => {
    const { lawyer } = people;
    const other = { client: await newClient({ firstName: 'Ben', lastName: 'Tan' }), lawyer };
    const against = await newOrder(other, { other_party: 'Ana Cruz' });
    await against.pay();
    const order = await paid();
    expect((await order.conflict()).body).toMatchObject({
      state: 'OPEN',
      matches: [
        {
          strength: 'SAME',
          role: 'CLIENT',
          earlier_role: 'OTHER_SIDE',
          meeting: { kind: 'work-item', _id: against.id, client_name: 'Ben Tan' },
        },
      ],
    });
    expect((await order.conflict(await newLawyer())).status).toBe(404);
  });

  test.each([
    ['declined', (order: Awaited<ReturnType<typeof paid>>) => order.decline('No time.'), 'LAWYER'],
    [
      'a conflict of interest',
      (order: Awaited<ReturnType<typeof paid>>) => order.decide(true),
      'LAWYER',
    ],
  ] as const)('%s: everything goes back at once', async (_, refuse, by) => {
    const order = await paid();
    expect((await refuse(order)).status).toBe(200);
    await refundQueued();
    expect(await order.shown()).toMatchObject({
      status: 'REJECTED',
      rejected_by: by,
      order: { answered_at: expect.any(String) },
      milestones: [{ refunded: OFFER.price, released_at: expect.any(String) }],
      can: [],
    });
    expect((await order.accept()).status).toBe(409);
    expect(await booksOf(order.id)).toEqual({});
  });

  test('without an answer within a working day everything goes back', async () => {
    const order = await paid();
    const [row] = await database()
      .select()
      .from(workItemOrders)
      .where(eq(workItemOrders.workItemId, order.id));
    const end = row?.answerBy?.getTime() ?? 0;
    expect(end - Date.now()).toBeGreaterThan(DAY_MS - HOUR_MS);
    const { updatedAt } = await itemOf(order.id);
    await queueOrderReminders(end - HOUR_MS);
    for (const { workItemId } of await takeQueued('remind_of_order'))
      await remindOfOrder(workItemId, end - HOUR_MS);
    expect((await notificationsOf(order.id, people.client)).lawyer).toContain('Order to answer');
    // A reminder is no change: the order stays where it is in the lists.
    expect((await itemOf(order.id)).updatedAt).toEqual(updatedAt);
    await queueUnansweredOrders(end - 1);
    expect(await queuedIds('end_unanswered_order')).not.toContain(order.id);
    await queueUnansweredOrders(end);
    expect(await queuedIds('end_unanswered_order')).toContain(order.id);
    await endUnanswered(order.id, end);
    await endUnanswered(order.id, end);
    await refundQueued();
    expect(await order.shown()).toMatchObject({
      status: 'REJECTED',
      rejected_by: 'SYSTEM',
      order: { answered_at: null },
    });
    expect(await booksOf(order.id)).toEqual({});
  });

  test('accepting and declining at once: one of them is done', async () => {
    const order = await paid({ other_party: '' });
    const answers = await Promise.all([order.accept(), order.decline()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the delivery', () => {
  test('is accepted, which releases the money', async () => {
    const order = await delivered();
    expect(await order.shown()).toMatchObject({
      status: 'COMPLETED',
      deliveries: [{ note: 'Please read page two.', changes: null }],
      files: [{ name: 'letter.pdf', mine: false }],
      can: ['confirm', 'object', 'revise'],
    });
    const [file] = (await order.shown(people.lawyer)).files;
    expect(file).toMatchObject({ can_remove: false });
    expect((await order.confirm()).status).toBe(200);
    expect(await booksOf(order.id)).toEqual({ gateway: OFFER.price, lawyer_payable: -OFFER.price });
    expect((await order.revise()).status).toBe(409);
  });

  test('is revised as often as was bought, and its days begin again', async () => {
    const order = await delivered();
    expect((await order.revise('Please add the dates.')).status).toBe(200);
    expect((await order.revise()).status).toBe(409);
    expect(await order.shown(people.lawyer)).toMatchObject({
      status: 'PAID',
      order: { revisions_left: 0 },
      milestones: [{ status: 'PAID', finished_at: null }],
      deliveries: [{ changes: 'Please add the dates.' }],
      can: ['deliver'],
    });
    const { body } = await send(listWork, { cookie: people.lawyer.cookie });
    expect(body).toMatchObject({
      results: [{ kind: 'delivery', action: 'Change and deliver again' }],
    });
    expect((await order.deliver(letter())).status).toBe(200);
    expect(await order.shown()).toMatchObject({
      status: 'COMPLETED',
      deliveries: [{}, { changes: null }],
      can: ['confirm', 'object'],
    });
    expect((await order.revise()).status).toBe(409);
  });

  test('is accepted by silence after seven days', async () => {
    const order = await delivered();
    const at = Date.now() + 7 * DAY_MS + HOUR_MS;
    await queueDueReleases(Date.now() + 6 * DAY_MS);
    expect(await queuedIds('release_agreement')).not.toContain(order.id);
    await queueDueReleases(at);
    expect(await queuedIds('release_agreement')).toContain(order.id);
    await releaseDue(order.id, at);
    expect(await booksOf(order.id)).toEqual({ gateway: OFFER.price, lawyer_payable: -OFFER.price });
  });

  test('is objected to, and a person decides', async () => {
    const order = await delivered();
    expect((await order.object()).status).toBe(200);
    expect((await order.revise()).status).toBe(409);
    expect((await order.confirm()).status).toBe(409);
    const admin = await newAdmin();
    await decideAbout(order.id, { refund: 100_000, reason: 'One page is missing.' }, admin.id);
    await refundQueued();
    expect(await order.shown()).toMatchObject({
      status: 'COMPLETED',
      dispute: { refunded: 100_000, decision: 'One page is missing.' },
      can: [],
    });
    expect(await booksOf(order.id)).toEqual({
      gateway: OFFER.price - 100_000,
      lawyer_payable: 100_000 - OFFER.price,
    });
  });

  test('needs an accepted order, and files', async () => {
    const order = await paid({ other_party: '' });
    expect((await order.deliver(letter())).status).toBe(409);
    await order.accept();
    expect((await order.accept()).status).toBe(409);
    const answers = await Promise.all([order.deliver(letter()), order.deliver(letter())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await order.shown()).deliveries).toHaveLength(1);
  });
});

test('nobody else reads an order or acts on it', async () => {
  const order = await paid();
  const others = [await newClient(), await newLawyer()];
  for (const other of others) expect((await order.read(other)).status).toBe(404);
  const [, lawyer] = others;
  if (lawyer) expect((await order.accept(lawyer)).status).toBe(404);
  expect((await order.accept(people.client)).status).toBe(403);
});
