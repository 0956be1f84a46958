import { eq } from 'drizzle-orm';
import { addService, removeService } from '@/lib/contract/work-items/services';
import { MAX_SERVICES } from '@/lib/domain/work-items/work-item';
import { database } from '@/lib/server/platform/db/pool';
import { workItems } from '@/lib/server/schema/work-items';
import {
  endHolds,
  newAgreement,
  payCheckout,
  payLate,
  refundQueued,
  sessionOf,
} from '@/lib/testing/agreements/agreement-money';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';

let people: { client: TestUser; lawyer: TestLawyer };
beforeEach(async () => {
  people = { client: await newClient(), lawyer: await newLawyer() };
});

const SERVICES = [
  { name: 'Special power of attorney', price: 180_000 },
  { name: 'Appeal', price: 1_500_000 },
  { name: 'Notarial fee', price: 50_000 },
];

/** PAID, ₱28,000, with three services and the platform's ₱50 at each payment. */
async function withServices(services = SERVICES) {
  const agreement = await newAgreement(people, {
    status: 'PAID',
    services,
    terms: { platformFee: 5_000 },
  });
  const ids = agreement.rows.services.map(({ id }) => id);
  return {
    ...agreement,
    ids,
    add: (body: object = { name: 'Motion', description: '', price: 300_000 }) =>
      send(addService, { params: { id: agreement.id }, cookie: people.lawyer.cookie, body }),
    remove: (childId: string) =>
      send(removeService, {
        params: { id: agreement.id, childId },
        cookie: people.lawyer.cookie,
      }),
    statuses: async () => (await agreement.shown()).additional_services.map(({ status }) => status),
  };
}

const NOT_NOW = { status: 409, body: { key: 'bad_transition' } };
const NOT_FOUND = { status: 404, body: { key: 'not_found' } };

test('a lawyer offers a service and takes it back', async () => {
  const agreement = await withServices();
  const added = await agreement.add();
  expect(added).toMatchObject({
    status: 201,
    body: { name: 'Motion', price: 300_000, status: 'PROPOSED' },
  });
  expect((await agreement.notified()).client).toEqual(['Service offered']);
  const { _id } = added.body as { _id: string };
  expect((await agreement.remove(_id)).status).toBe(204);
  expect(await agreement.remove(_id)).toMatchObject(NOT_FOUND);
  expect(await agreement.statuses()).toEqual(['PROPOSED', 'PROPOSED', 'PROPOSED']);
});

test('an agreement offers at most 20 services', async () => {
  const services = Array.from({ length: MAX_SERVICES }, () => ({ name: 'Copy', price: 2_000 }));
  const agreement = await withServices(services);
  expect(await agreement.add()).toMatchObject(NOT_NOW);
});

test('two services are bought with one payment', async () => {
  const agreement = await withServices();
  const [first = '', second = ''] = agreement.ids;
  const answer = await agreement.buy([first, second]);
  expect(answer.status).toBe(200);
  expect(await agreement.statuses()).toEqual(['PAYMENT_PENDING', 'PAYMENT_PENDING', 'PROPOSED']);
  expect(await agreement.remove(first)).toMatchObject(NOT_NOW);
  await payCheckout(answer);
  expect(await agreement.statuses()).toEqual(['PURCHASED', 'PURCHASED', 'PROPOSED']);
  expect(await agreement.payments()).toMatchObject([
    { payableType: 'milestone' },
    { payableType: 'service_purchase', price: 1_680_000, platformFee: 5_000, status: 'PAID' },
  ]);
  expect(await agreement.books()).toEqual({
    gateway: 4_490_000,
    client_funds: -4_480_000,
    platform_fees: -10_000,
  });
  expect(await agreement.notified()).toMatchObject({
    client: ['Payment received'],
    lawyer: ['Services bought'],
  });
});

test('a service is bought once: also when two tabs buy it at once', async () => {
  const agreement = await withServices();
  const [first = '', second = '', third = ''] = agreement.ids;
  const answers = await Promise.all([agreement.buy([first, second]), agreement.buy([second])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const won = answers.find(({ status }) => status === 200);
  if (!won) throw new Error('nobody bought it');
  await payCheckout(won);
  expect(await agreement.buy([second])).toMatchObject(NOT_NOW);
  expect((await agreement.buy([third])).status).toBe(200);
});

test('the same request twice, also at once, makes one payment', async () => {
  const agreement = await withServices();
  const key = crypto.randomUUID();
  const buy = () => agreement.buy(agreement.ids, key);
  const answers = [...(await Promise.all([buy(), buy()])), await buy()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(sessionOf)).size).toBe(1);
  expect(await agreement.payments()).toHaveLength(2);
});

test('a service of another agreement is not found', async () => {
  const [agreement, other] = [await withServices(), await withServices()];
  expect(await agreement.buy([other.ids[0] ?? ''])).toMatchObject(NOT_FOUND);
  expect(await agreement.payments()).toHaveLength(1);
});

describe('a purchase that ran out', () => {
  async function runOut() {
    const agreement = await withServices();
    const ids = agreement.ids.slice(0, 2);
    const answer = await agreement.buy(ids);
    await endHolds();
    return { agreement, ids, answer };
  }

  test('leaves its services to be bought again, or taken back', async () => {
    const { agreement, ids } = await runOut();
    expect(await agreement.statuses()).toEqual(['PROPOSED', 'PROPOSED', 'PROPOSED']);
    expect((await agreement.buy(ids)).status).toBe(200);
  });

  test('takes money that comes late while nobody else bought them', async () => {
    const { agreement, answer } = await runOut();
    await payLate(answer);
    expect(await agreement.statuses()).toEqual(['PURCHASED', 'PURCHASED', 'PROPOSED']);
  });

  test.each<[string, (agreement: Awaited<ReturnType<typeof withServices>>) => Promise<unknown>]>([
    ['one of them is being bought', (one) => one.buy(one.ids.slice(1))],
    ['one of them was taken back', (one) => one.remove(one.ids[0] ?? '')],
    [
      'the agreement was completed',
      (one) =>
        database()
          .update(workItems)
          .set({ status: 'COMPLETED', completedAt: new Date() })
          .where(eq(workItems.id, one.id)),
    ],
  ])('gives money back that comes once %s', async (_what, happens) => {
    const { agreement, answer } = await runOut();
    await happens(agreement);
    await payLate(answer);
    await refundQueued();
    expect(await agreement.statuses()).not.toContain('PURCHASED');
    expect((await agreement.payments())[1]).toMatchObject({ status: 'REFUNDED' });
    expect(await agreement.books()).toMatchObject({ gateway: 2_805_000 });
  });
});
