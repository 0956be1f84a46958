import { getWorkItemReceipt as getReceipt } from '@/lib/contract/work-items/documents';
import { refundPart } from '@/lib/server/payments/refunds/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { payments, refunds } from '@/lib/server/schema/payments';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { readPdf } from '@/lib/testing/pdfs/read-pdf';

let client: TestUser;
let lawyer: TestLawyer;

beforeEach(async () => {
  client = await newClient({ firstName: 'Niña', lastName: 'Peña' });
  lawyer = await newLawyer({ displayName: 'María Ñique' });
});

type Seed = Partial<Parameters<typeof seedWorkItem>[1]>;

/** Accepted on November 20, 2026; the first of two milestones is paid with Maya. */
async function paid(seed: Seed = {}) {
  const { item, milestones, purchases, services, payments } = await seedWorkItem(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'PAID',
    method: 'maya',
    writtenAt: Date.parse('2026-11-19T02:00:00Z'),
    paid: 1,
    terms: {
      title: 'Annulment',
      price: 3_000_000,
      platformFee: 4_900,
      milestones: [
        { name: 'Petition', amount: 1_000_000, dueDate: null },
        { name: 'Decision', amount: 2_000_000, dueDate: null },
      ],
    },
    services: [{ name: 'Power of attorney', price: 180_000, isPurchased: true }],
    ...seed,
  });
  const [first, second] = milestones.map(({ id }) => id ?? '');
  return {
    id: item.id,
    first,
    second,
    purchase: purchases[0]?.id,
    payments,
    service: services[0]?.id,
  };
}

const get = (id: string, childId: string | undefined, { cookie }: TestUser = client) =>
  send(getReceipt, { params: { id, childId: childId ?? '' }, cookie });
const textOf = (answer: Awaited<ReturnType<typeof get>>) =>
  readPdf(answer.bytes).text.replace(/\n/g, '');

test('a milestone: what was paid, by whom, with what, and no word of the case', async () => {
  const { id, first } = await paid();
  const answer = await get(id, first);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(/receipt-[0-9A-F]{8}\.pdf/);
  const text = textOf(answer);
  for (const part of [
    'Niña Peña',
    'Atty. María Ñique',
    'Maya',
    'November 20, 2026',
    '₱10,000',
    '₱49',
    '₱10,049',
    'Legal services under an engagement agreement, milestone 1',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/Annulment|Petition/);
});

test('a purchase of services, and an agreement that was paid at once', async () => {
  const { id, purchase, service } = await paid();
  const services = textOf(await get(id, purchase));
  expect(textOf(await get(id, service))).toBe(services);
  expect(services).toContain('Additional legal services beside an engagement agreement');
  expect(services).toContain('₱1,849');
  expect(services).not.toContain('Power of attorney');
  const whole = await paid({ terms: { price: 2_000_000 } });
  const text = textOf(await get(whole.id, whole.first));
  expect(text).toContain('Legal services under an engagement agreement');
  expect(text).not.toContain('milestone');
});

test('what goes back after an objection stands on it', async () => {
  const { id, first } = await paid();
  const refund = { amount: 250_000, reason: 'DISPUTE', cause: 'dispute:1' } as const;
  const payable = { type: 'milestone', id: first ?? '' } as const;
  await transaction((tx) => refundPart(tx, payable, refund, Date.now()));
  const text = textOf(await get(id, first));
  expect(text).toContain('Refund on its way');
  expect(text).toContain('₱7,549');
});

test('nothing paid, nothing there: 404', async () => {
  const { id, second, first } = await paid();
  expect((await get(id, second)).status).toBe(404);
  expect((await get(id, crypto.randomUUID())).status).toBe(404);
  const other = await paid();
  expect((await get(other.id, first)).status).toBe(404);
  const open = await paid({ status: 'PAYMENT_PENDING', paid: 0, services: [] });
  expect((await get(open.id, open.first)).status).toBe(404);
});

test('the client’s alone', async () => {
  const { id, first } = await paid();
  expect((await get(id, first, await newClient())).status).toBe(404);
  expect((await get(id, first, lawyer)).status).toBe(403);
});

test('of several payments it is of the one that bought it', async () => {
  const { id, first, payments: made } = await paid();
  const [payment] = made;
  if (!payment) throw new Error('no payment');
  const twin = crypto.randomUUID();
  const ids = { id: twin, ref: twin, sessionId: null, gatewayPaymentId: null };
  const change = { ...ids, createdAt: new Date() };
  await database()
    .insert(payments)
    .values({ ...payment, ...change, status: 'REFUNDED' });
  await database().insert(refunds).values({
    paymentId: twin,
    amount: payment.total,
    reason: 'DUPLICATE',
    cause: 'receipt',
    reference: twin,
    status: 'SUCCEEDED',
    succeededAt: new Date(),
  });
  const text = textOf(await get(id, first));
  expect(text).toContain(payment.payableId.slice(0, 8).toUpperCase());
  expect(text).not.toContain('Refunded');
});
